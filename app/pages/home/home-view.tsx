import type {HomePage} from '../../../pipeline/collections/home/types';
import {GetStarted} from './get-started';
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

/** The home page. */
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
			<GetStarted {...page.start} />
			<LatestPosts {...page.blog} posts={posts} />
		</>
	);
}
