import {AjvJsonSchemaValidator} from '@modelcontextprotocol/server/validators/ajv';
import {describe, expect, test} from 'vitest';
import {type PackageFacts, packageFile, readFacts} from '../content/facts/facts';
import {factsFiles} from './facts-files';
import type {PublishedIndex, PublishedPackage} from './facts-schema';

const url = 'https://videos.example';
const files = factsFiles({url}, (id) => (id === '@remotion/renderer#renderMedia' ? '/docs/renderer/render-media' : undefined));
const json = <T>(name: string): T => JSON.parse(files.get(`/facts/${name}.json`) ?? '') as T;
const validate = new AjvJsonSchemaValidator().getValidator(json<Record<string, unknown>>('schema'));

describe('AGT-02 published facts', () => {
	test.each([...files.keys()].filter((file) => file !== '/facts/schema.json'))('AGT-02 %s fits the published schema', (file) => {
		expect(validate(JSON.parse(files.get(file) ?? ''))).toMatchObject({valid: true});
	});

	test.each([
		['a wrong schema version', {schemaVersion: 2}],
		['an unknown kind', {kind: 'secrets'}],
		['a field that the schema does not name', {more: true}],
		['a limit without a value', {limits: {a: {source: 'b'}}}],
	])('AGT-02 the schema refuses %s', (_, change) => {
		expect(validate({...json<object>('limits'), ...change})).toMatchObject({valid: false});
	});

	test('AGT-02 the index names a file for every package and every other kind', () => {
		const {packages, files: others, toolkit} = json<PublishedIndex>('index');
		const named = [...Object.values(packages).map((one) => one.url), ...Object.values(others)].map((one) => one.replace(url, ''));
		expect([...named, '/facts/index.json', '/facts/schema.json'].sort()).toEqual([...files.keys()].sort());
		expect(toolkit).toBe(readFacts<{version: string}>('index.json').facts.version);
	});

	test('AGT-02 a package has every export that its facts have, with the page that documents it', () => {
		const {facts} = readFacts<PackageFacts>(packageFile('@remotion/renderer'));
		const {entries, $schema} = json<PublishedPackage>('renderer');
		const {docs, ...renderMedia} = entries['@remotion/renderer']!.renderMedia!;
		expect($schema).toBe(`${url}/facts/schema.json`);
		expect(docs).toBe(`${url}/docs/renderer/render-media`);
		expect(renderMedia).toEqual(facts.entries['@remotion/renderer']!.renderMedia);
		expect(Object.keys(entries['@remotion/renderer']!)).toEqual(Object.keys(facts.entries['@remotion/renderer']!));
	});

	test("AGT-02 the toolkit's own help texts are left out", () => {
		expect(files.get('/facts/commands.json')).not.toMatch(/"description"|"docLink"/);
		expect(json<{options: Record<string, object>}>('commands').options.crfOption).toMatchObject({flag: 'crf', parameter: 'crf'});
	});
});
