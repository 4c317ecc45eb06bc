import {type RefObject, useEffect, useState} from 'react';
import {Island} from './island';

type Props = {
	/** The element that HTML was inserted into. */
	root: RefObject<HTMLElement | null>;
};

/** Brings the `[data-island]` placeholders of inserted HTML to life. Draw it after the element that holds the HTML. */
export const Islands = ({root}: Props) => {
	const [hosts, setHosts] = useState<HTMLElement[]>([]);
	useEffect(() => {
		const found = [...(root.current?.querySelectorAll<HTMLElement>('[data-island]') ?? [])];
		if (found.length > 0) {
			setHosts(found);
		}
	}, [root]);
	return hosts.map((host, index) => <Island key={index} host={host} />);
};
