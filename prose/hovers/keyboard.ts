import {hideCard, isMark, showCard} from './card';
import {type HoveredName, type HoveredSample, hoveredSample} from './hovered-sample';
import {linkOf} from './places';

let current: HoveredName | undefined;

const step = ({code, names}: HoveredSample, key: string): HoveredName | undefined => {
	const at = current ? names.indexOf(current) : -1;
	const text = code.textContent ?? '';
	const lineEnd = (offset: number): number => (text.indexOf('\n', offset) + 1 || text.length + 1) - 1;
	const from = current?.from ?? 0;
	switch (key) {
		case 'ArrowRight':
			return names[at + 1];
		case 'ArrowLeft':
			return names[at - 1];
		case 'ArrowDown':
			return names.find((name) => name.from > lineEnd(from));
		case 'ArrowUp': {
			const above = names.findLast((name) => lineEnd(name.from) < from);
			return above && names.find((name) => lineEnd(name.from) === lineEnd(above.from));
		}
		case 'Home':
			return names[0];
		case 'End':
			return names.at(-1);
		default:
			return undefined;
	}
};

const go = (sample: HoveredSample, name: HoveredName): void => {
	current = name;
	showCard(sample, name, {focus: true});
};

/** Enter on a sample focuses its first name. From there, arrow keys go to other names, Enter follows a link, Escape goes back to the sample. */
export const onSampleKey = async (event: KeyboardEvent, figure: HTMLElement): Promise<void> => {
	// Those are the browser's: Alt with an arrow goes back, Ctrl with Home to the top of the page.
	if (event.altKey || event.ctrlKey || event.metaKey) {
		return;
	}

	const target = event.target as Element;
	const inNames = isMark(target);
	if (!inNames && !(target.matches('pre') && event.key === 'Enter')) {
		return;
	}

	if (/^(?:Arrow|Home|End|Enter|Escape)/.test(event.key)) {
		event.preventDefault();
	}

	const sample = await hoveredSample(figure);
	if (!sample) {
		return;
	}

	if (!inNames) {
		current = undefined;
		const first = sample.names[0];
		if (first) {
			go(sample, first);
		}
	} else if (event.key === 'Escape') {
		sample.pre.focus();
		hideCard();
	} else if (event.key === 'Enter' && current) {
		linkOf(sample, current)?.click();
	} else {
		const next = step(sample, event.key);
		if (next) {
			go(sample, next);
		}
	}
};
