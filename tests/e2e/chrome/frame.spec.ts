import {expect, sharedTest as test} from '../../support/sites/servers';

/** Page types that share a frame: between them, the title stays where it is. */
const families = {
	'lists, profiles and products': [
		'/templates',
		'/templates/hello-world',
		'/showcase',
		'/showcase/kinetic-type',
		'/showcase/add',
		'/experts',
		'/experts/antoine-caron',
		'/about',
		'/contact',
		'/player',
		'/lambda',
		'/blog',
		'/blog/archive',
		'/success-stories',
		'/learn',
		'/search',
		'/ai',
		'/playground',
		'/no-such-page',
	],
	'dated pages': ['/blog/4-0', '/learn/apple-wow', '/success-stories/yarx'],
};

const WIDTHS = [390, 1366];

for (const [family, addresses] of Object.entries(families)) {
	test(`the first headings of ${family} begin in one place at ${WIDTHS.join(' and at ')} px`, async ({browser, site}) => {
		// Without scripts: the place must not depend on them, and fifteen pages load in seconds.
		const context = await browser.newContext({baseURL: site, javaScriptEnabled: false});
		const page = await context.newPage();
		const places: Record<string, string[]> = {};
		for (const address of addresses) {
			await page.goto(address);
			for (const width of WIDTHS) {
				await page.setViewportSize({width, height: 900});
				const box = await page.getByRole('heading', {level: 1}).boundingBox();
				const place = `${width} px: ${Math.round(box?.x ?? 0)}, ${Math.round(box?.y ?? 0)}`;
				places[place] = [...(places[place] ?? []), address];
			}
		}

		await context.close();
		expect(Object.keys(places), JSON.stringify(places)).toHaveLength(WIDTHS.length);
	});
}
