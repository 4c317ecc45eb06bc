import {createPath, useLocation, useNavigate} from 'react-router';
import {errorChain} from './error-chain';
import {MessagePage} from './message-page';
import styles from './message-page.module.css';

/** Shown when rendering a page throws, with the messages of the error and its causes. */
export function CrashPage({error}: {error: unknown}) {
	const navigate = useNavigate();
	const address = createPath(useLocation());
	return (
		<MessagePage title="This page crashed.">
			<div className={styles.chain} role="alert">
				{errorChain(error).map((message, depth) => (
					<p key={depth}>
						{depth > 0 ? <span className={styles.cause}>Cause: </span> : null}
						{message}
					</p>
				))}
			</div>
			<button type="button" className={styles.action} onClick={() => navigate(address, {replace: true})}>
				Try again
			</button>
		</MessagePage>
	);
}
