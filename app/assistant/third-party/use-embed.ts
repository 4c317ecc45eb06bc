import {useEffect, useEffectEvent, useState} from 'react';
import {useNavigate} from 'react-router';
import {importAgain} from '../../lib/loading/import-again';
import {closeAsk} from '../panel/open-state';

const loadEmbed = () => importAgain(() => import('./embed'));

/** Loads the configured script if it `isUsed`, and opens its panel with the question. Returns whether that failed. */
export const useEmbed = (isUsed: boolean, isOpen: boolean, question: {text: string} | undefined): boolean => {
	const [hasFailed, setFailed] = useState(false);
	const navigate = useNavigate();
	const follow = useEffectEvent((path: string) => void navigate(path));

	useEffect(() => {
		if (!isUsed) {
			return;
		}

		let stop: (() => void) | undefined;
		let isGone = false;
		loadEmbed().then(
			({startEmbed}) => {
				stop = isGone ? undefined : startEmbed(follow);
			},
			() => {},
		);
		return () => {
			isGone = true;
			stop?.();
		};
	}, [isUsed]);

	useEffect(() => {
		if (isUsed && isOpen) {
			// The script's panel has a state of its own, so this one is only used as a trigger.
			loadEmbed().then(
				({toggleEmbed}) => setFailed(!toggleEmbed(question?.text)),
				() => setFailed(true),
			);
			closeAsk();
		}
	}, [isUsed, isOpen, question]);

	return hasFailed;
};
