import ts from 'typescript';
import type {JsModule, Located} from '../javascript/js-module';
import {constantText, referenceOf} from './flag-reads';

/** A word after the program's name, with the code that it runs. */
export type CommandBranch = {name: string; run: Located};

const WORD = /^(?:command|args\[0\])$/;

const comparedWords = (condition: ts.Expression, module: JsModule, body: ts.Node): string[] => {
	if (ts.isBinaryExpression(condition) && condition.operatorToken.kind === ts.SyntaxKind.BarBarToken) {
		return [...comparedWords(condition.left, module, body), ...comparedWords(condition.right, module, body)];
	}

	if (
		ts.isBinaryExpression(condition) &&
		condition.operatorToken.kind === ts.SyntaxKind.EqualsEqualsEqualsToken &&
		WORD.test(condition.left.getText())
	) {
		return [constantText(condition.right, module)].filter((text) => text !== undefined);
	}

	// `const isStudio = command === 'studio' || …; if (isStudio)`
	const declaration = ts.isIdentifier(condition) ? findVariable(body, condition.text) : undefined;
	return declaration ? comparedWords(declaration, module, body) : [];
};

const findVariable = (body: ts.Node, name: string): ts.Expression | undefined => {
	let found: ts.Expression | undefined;
	const walk = (node: ts.Node): void => {
		if (ts.isVariableDeclaration(node) && node.name.getText() === name) {
			found ??= node.initializer;
		}

		ts.forEachChild(node, walk);
	};
	walk(body);
	return found;
};

/** A branch that only reports an unknown or removed command. */
const isRefusal = (branch: ts.Statement): boolean => {
	const calls = [...branch.getText().matchAll(/(\w+)\)?\(/g)].map(([, name]) => name);
	return calls.every((name) => ['info', 'error', 'warn', 'quit', 'exit'].includes(name ?? ''));
};

/** The commands between which a function chooses by its first word. */
export const branchesOf = ({module, node}: Located): CommandBranch[] => {
	const branches: CommandBranch[] = [];
	const walk = (child: ts.Node): void => {
		if (ts.isIfStatement(child) && !isRefusal(child.thenStatement)) {
			for (const name of comparedWords(child.expression, module, node)) {
				branches.push({name, run: {module, node: child.thenStatement}});
			}
		}

		ts.forEachChild(child, walk);
	};
	walk(node);
	const known = new Set<string>();
	return branches.filter(({name}) => !known.has(name) && known.add(name));
};

/** The functions that a branch calls, in which its sub-commands are chosen. */
export const calledFunctions = ({module, node}: Located): Located[] => {
	const functions: Located[] = [];
	const walk = (child: ts.Node): void => {
		const target = referenceOf(child, module);
		if (target && (ts.isArrowFunction(target.node) || ts.isFunctionDeclaration(target.node))) {
			functions.push(target);
		}

		ts.forEachChild(child, walk);
	};
	walk(node);
	return functions;
};
