import type {HomePage} from '../../../pipeline/collections/home/types';
import {Doors} from './doors';
import {Hero} from './hero';
import {InYourApp} from './in-your-app';
import {LatestPosts, type PostCard} from './latest-posts';
import {License} from './license';
import {Pieces} from './pieces';
import {Proof} from './proof';
import {Reasons} from './reasons';
import {Rendering} from './rendering';
import {Stories} from './stories';
import {Studio} from './studio';

/** The home page: what it is, what proves it, why, what for, how, who, and how to begin. */
export function HomeView({page, posts}: {page: HomePage; posts: PostCard[]}) {
	return (
		<>
			<Hero {...page.hero} />
			<Proof {...page.proof} />
			<Reasons {...page.reasons} />
			<Pieces {...page.pieces} />
			<Studio {...page.studio} />
			<Rendering {...page.rendering} />
			<InYourApp {...page.app} />
			<Stories {...page.stories} />
			<License {...page.license} />
			<Doors {...page.start} />
			<LatestPosts {...page.blog} posts={posts} />
		</>
	);
}
