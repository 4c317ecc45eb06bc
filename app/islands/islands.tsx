import './timeline/timeline.css';
import './video-tool/video-tool.css';
import {type RefObject, useEffect, useState} from 'react';
import {Island} from './island';

type Props = {
	/** The element that the HTML was inserted into. */
	root: RefObject<HTMLElement | null>;
	/** The HTML inserted there: when it changes, the old islands are unmounted and the new ones found. */
	html: string;
};

/** Brings the `[data-island]` placeholders of inserted HTML to life. Draw it after the element that holds the HTML. */
export const Islands = ({root, html}: Props) => <FoundIslands key={html} root={root} />;

const FoundIslands = ({root}: Pick<Props, 'root'>) => {
	const [hosts, setHosts] = useState<HTMLElement[]>([]);
	useEffect(() => {
		setHosts([...(root.current?.querySelectorAll<HTMLElement>('[data-island]') ?? [])]);
	}, [root]);
	return hosts.map((host, index) => <Island key={index} host={host} />);
};
