import {texts} from '../texts';
import {AnswerView} from './answer/answer';
import styles from './conversation.module.css';
import type {Conversation} from './use-conversation';

type Props = {
	exchange: Conversation['exchanges'][number];
	/** The answer is still arriving. */
	isGrowing: boolean;
	/** Asks the question again. Only the last exchange offers it. */
	retry?: () => void;
};

/** A question with its answer, or with a message if it has none. */
export function ExchangeView({exchange: {question, answer}, isGrowing, retry}: Props) {
	return (
		<>
			<h2 className={styles.question} dir="auto">
				{question}
			</h2>
			{answer ? <AnswerView question={question} answer={answer} isGrowing={isGrowing} retry={isGrowing ? undefined : retry} /> : null}
			{!answer && isGrowing ? <p className={styles.answering}>{texts.answering}</p> : null}
			{answer || isGrowing ? null : (
				<p className={styles.muted}>
					{texts.unanswered}{' '}
					{retry ? (
						<button type="button" className={styles.clear} onClick={retry}>
							Ask again
						</button>
					) : null}
				</p>
			)}
		</>
	);
}
