import type {ComponentType} from 'react';
import {lazyPart} from '../islands/lazy-part';

/** What the assistant gets when the search hands a question over to it; `back` leads to the search with the same query. */
export type AskModeProps = {question: string; back: () => void; close: () => void};

/** The assistant inside the search dialog; the search offers no questions without it. */
export const AskMode: ComponentType<AskModeProps> | undefined = lazyPart(() => import('../ask/ask-mode'), {name: 'app/ask/ask-mode'});
