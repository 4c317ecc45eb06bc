import type {Problem} from '../compile/compile';
import styles from './problems.module.css';

type Props = {problems: Problem[]; onGo: (problem: Problem) => void};

/** Errors and warnings, each with a button that goes to its line. */
export const Problems = ({problems, onGo}: Props) => (
	<div className={styles.problems} role="status" aria-label="Problems" data-empty={problems.length === 0 || undefined}>
		{problems.length === 0 ? (
			<p className={styles.fine}>No problems</p>
		) : (
			<ul className={styles.list}>
				{problems.map((problem, index) => (
					<li key={index} className={styles.item} data-severity={problem.severity}>
						{problem.file === '' ? null : (
							<button type="button" className={styles.place} onClick={() => onGo(problem)}>
								<span className="visually-hidden">{problem.severity === 'error' ? 'Error' : 'Warning'} in </span>
								{problem.file}:{problem.line}
							</button>
						)}
						<span className={styles.message}>
							{problem.message}
							{problem.page ? (
								<>
									{' '}
									<a href={problem.page} target="_blank" rel="noopener">
										Read why
									</a>
								</>
							) : null}
						</span>
					</li>
				))}
			</ul>
		)}
	</div>
);
