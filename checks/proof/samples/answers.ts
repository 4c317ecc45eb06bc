import ts from 'typescript';
import type {SampleFile} from '../../samples/layout';
import {sourceOf} from './exports';
import {contextOf, sampleValue} from './values';

/** What the host that a sample asks answers it: JSON of the type that the sample gives it. */
export type Answer = {
	/** The literal beginnings of the URLs that the sample asks. */
	addresses: string[];
	body: string;
};

const readsJson = (node: ts.Node): boolean => /\.json\(\)/.test(node.getText());

const withoutPromise = (type: ts.TypeNode): ts.TypeNode =>
	ts.isTypeReferenceNode(type) && type.typeName.getText() === 'Promise' ? (type.typeArguments?.[0] ?? type) : type;

/** The type that a node gives to the JSON it reads: by `as`, on the variable, or on the parameter of the next `then()`. */
const typeGiven = (node: ts.Node): ts.TypeNode | undefined => {
	if (ts.isAsExpression(node) && readsJson(node.expression)) {
		return withoutPromise(node.type);
	}

	if (ts.isVariableDeclaration(node) && node.initializer && ts.isAwaitExpression(node.initializer) && readsJson(node.initializer)) {
		return node.type;
	}

	if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && readsJson(node.expression)) {
		const [then] = node.arguments;
		return then && ts.isArrowFunction(then) ? then.parameters[0]?.type : undefined;
	}

	return undefined;
};

/** The first type that a sample gives to JSON. */
const typeOfJson = (node: ts.Node): ts.TypeNode | undefined => typeGiven(node) ?? ts.forEachChild(node, typeOfJson);

/** What each `fetch()` of a sample begins its URL with, as far as it's written there. */
const addressesIn = (source: ts.SourceFile): string[] => {
	const found: string[] = [];
	const look = (node: ts.Node): void => {
		if (ts.isCallExpression(node) && node.expression.getText() === 'fetch') {
			const [address] = node.arguments;
			if (address && ts.isTemplateExpression(address)) {
				found.push(address.head.text);
			} else if (address && ts.isStringLiteralLike(address)) {
				found.push(address.text);
			}
		}

		ts.forEachChild(node, look);
	};
	look(source);
	return found.filter((address) => address !== '');
};

const plainValue = (expression: string): unknown => {
	try {
		return new Function(`return (${expression})`)();
	} catch {
		// It needs the stage or a package, and so is nothing that a host answers.
		return undefined;
	}
};

/** What the hosts answer that a sample and the files beside it ask with `fetch()`: some path of SVG where they expect no JSON. */
export const answerFor = (file: SampleFile, others: SampleFile[]): Answer => {
	const sources = [file, ...others].map(sourceOf);
	const addresses = sources.flatMap(addressesIn);
	const typed = sources.map((source) => ({source, type: typeOfJson(source)})).find(({type}) => type);
	if (!typed?.type) {
		return {addresses, body: sources.some(readsJson) ? '{}' : 'M 0 0 L 60 60'};
	}

	const value = plainValue(sampleValue('', typed.type, contextOf(typed.source, sources)));
	return {addresses, body: JSON.stringify(value ?? {})};
};
