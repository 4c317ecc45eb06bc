import {type RefObject, useEffect, useState} from 'react';
import {Island} from './island';

type Props = {
	/** The element that contains the HTML. */
	root: RefObject<HTMLElement | null>;
};

/** Mounts the islands of the `[data-island]` placeholders inside `root`. Render it after the element of `root`. */
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
