import {useEffect, useState} from 'react';

/** The id of the heading whose section the reader is in: the last one in or above the upper third of the window. */
export function useActiveHeading(ids: readonly string[]): string | undefined {
	const [active, setActive] = useState<string>();
	const key = ids.join('\n');

	useEffect(() => {
		const headings = key.split('\n').flatMap((id) => document.getElementById(id) ?? []);
		let frame = 0;
		const update = () => {
			frame = 0;
			const line = window.innerHeight / 3;
			const atEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
			const passed = headings.filter((heading) => heading.getBoundingClientRect().top <= line);
			setActive((atEnd ? headings : passed).at(-1)?.id);
		};
		const schedule = () => {
			frame ||= requestAnimationFrame(update);
		};

		schedule();
		window.addEventListener('scroll', schedule, {passive: true});
		window.addEventListener('resize', schedule, {passive: true});
		return () => {
			cancelAnimationFrame(frame);
			window.removeEventListener('scroll', schedule);
			window.removeEventListener('resize', schedule);
		};
	}, [key]);

	return active;
}
