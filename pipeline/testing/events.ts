import path from 'node:path';
import {z} from 'zod';
import {readDataFile} from '../base/data/data-file';
import {contentDir} from '../base/site-dir';
import {type Collection, page} from '../collections/collection';

const file = path.join(contentDir, 'events.yml');
const schema = z.array(z.strictObject({slug: z.string(), title: z.string(), description: z.string(), place: z.string()}));
const list = {path: '/events', title: 'Events', description: 'Meetups and talks about videos made with React, and where they take place.'};

/** The events of `content/events.yml`, each with the path of its page. None without that file. */
export const listEvents = () => (readDataFile(file, schema) ?? []).map((event) => ({...event, path: `/events/${event.slug}`}));

const pages = () => {
	const all = listEvents().map(({path, title, description}) => ({path, title, description}));
	return all.length > 0 ? [list, ...all] : [];
};

export const events: Collection = {
	id: 'events',
	routes: [page('/events', 'event-list.tsx'), page('/events/:slug', 'event.tsx')],
	paths: () => pages().map(({path}) => path),
	listed: () => [{title: 'Events', pages: pages()}],
	searchable: (path) => {
		const event = listEvents().find((candidate) => candidate.path === path);
		return event && {kind: 'event', text: [{text: event.place}]};
	},
	cards: () => ({events: {eyebrow: 'Events', title: 'Meet in person'}}),
};
