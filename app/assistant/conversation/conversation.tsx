import siteConfig from 'virtual:site-config';
import {type RefObject, useEffect, useRef} from 'react';
import {EXAMPLES, texts} from '../texts';
import styles from './conversation.module.css';
import {ExchangeView} from './exchange-view';
import {QuestionForm} from './question-form';
import type {Conversation} from './use-conversation';

/** Pixels between the top of the log and a new question. */
const SPACE_ABOVE = 16;

/** Scrolls a new question to the top of the log, so that its answer grows below it, and a stored conversation to its last question. */
const useScrollToNewest = (log: RefObject<HTMLElement | null>, newest: RefObject<HTMLElement | null>, count: number): void => {
	const shownCount = useRef<number>(undefined);
	useEffect(() => {
		if (count > 0 && shownCount.current !== count) {
			// Not `scrollIntoView`, which would scroll the page around it too.
			log.current?.scrollTo({top: (newest.current?.offsetTop ?? 0) - SPACE_ABOVE, behavior: 'instant'});
		}

		shownCount.current = count;
	}, [log, newest, count]);
};

const Examples = ({ask}: {ask: (question: string) => void}) => (
	<div className={styles.empty}>
		<p>Answers come from the documentation, with links to their sources. For example:</p>
		<ul className={styles.examples}>
			{EXAMPLES.map((example) => (
				<li key={example}>
					<button type="button" onClick={() => ask(example)}>
						{example}
					</button>
				</li>
			))}
		</ul>
	</div>
);

type Props = {conversation: Conversation; input: RefObject<HTMLTextAreaElement | null>};

/** The conversation: questions with their answers, a field for the next one, and a disclaimer. */
export function ConversationView({conversation: {exchanges, isAnswering, ask, stop, clear}, input}: Props) {
	const log = useRef<HTMLDivElement>(null);
	const last = useRef<HTMLLIElement>(null);
	const count = exchanges.length;
	useScrollToNewest(log, last, count);

	// The pressed button disappears, so keyboard users continue in the field. After a touch, that would open the on-screen keyboard.
	const thenType = (press: () => void): void => {
		if (document.activeElement?.matches(':focus-visible')) {
			input.current?.focus();
		}

		press();
	};
	const askThenType = (question: string): void => thenType(() => ask(question));

	return (
		<div className={styles.conversation}>
			<div ref={log} className={styles.log} role="log" aria-label="Conversation" aria-busy={isAnswering}>
				{count === 0 ? (
					<Examples ask={askThenType} />
				) : (
					<ol className={styles.exchanges}>
						{exchanges.map((exchange, index) => {
							const isLast = index === count - 1;
							return (
								<li key={index} ref={isLast ? last : undefined}>
									<ExchangeView
										exchange={exchange}
										isGrowing={isLast && isAnswering}
										retry={isLast ? () => askThenType(exchange.question) : undefined}
									/>
								</li>
							);
						})}
					</ol>
				)}
			</div>
			<p className="visually-hidden" role="status">
				{isAnswering ? texts.answering : ''}
			</p>
			<div className={styles.foot}>
				<QuestionForm input={input} isFirst={count === 0} isAnswering={isAnswering} ask={askThenType} stop={stop} />
				<div className={styles.below}>
					<p className={styles.disclaimer}>
						{texts.disclaimer} {siteConfig.assistant.provider === 'endpoint' ? null : texts.quoted}
					</p>
					{count > 0 ? (
						<button
							type="button"
							className={styles.clear}
							onClick={() => {
								clear();
								input.current?.focus();
							}}
						>
							Clear conversation
						</button>
					) : null}
				</div>
			</div>
		</div>
	);
}
