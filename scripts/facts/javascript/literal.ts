import ts from 'typescript';
import {follow, type Located} from './js-module';

const quote = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

const arithmetic = (left: number, operator: ts.SyntaxKind, right: number): number | undefined => {
	switch (operator) {
		case ts.SyntaxKind.AsteriskToken:
			return left * right;
		case ts.SyntaxKind.PlusToken:
			return left + right;
		case ts.SyntaxKind.MinusToken:
			return left - right;
		case ts.SyntaxKind.SlashToken:
			return left / right;
		default:
			return undefined;
	}
};

/** Whether a node is `true`, `false`, `null` or `Infinity`. */
const isConstant = (node: ts.Node): boolean =>
	[ts.SyntaxKind.TrueKeyword, ts.SyntaxKind.FalseKeyword, ts.SyntaxKind.NullKeyword].includes(node.kind) ||
	(ts.isIdentifier(node) && node.text === 'Infinity');

/** A constant expression as readers write it; undefined for one that must be run, and for `undefined`. */
export const literalText = ({module, node}: Located, depth = 0): string | undefined => {
	if (ts.isStringLiteralLike(node)) {
		return quote(node.text);
	}

	if (ts.isNumericLiteral(node)) {
		return node.text;
	}

	if (isConstant(node)) {
		return node.getText();
	}

	if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.MinusToken) {
		const text = literalText({module, node: node.operand}, depth);
		return text && `-${text}`;
	}

	if (ts.isBinaryExpression(node) && node.operatorToken.kind !== ts.SyntaxKind.CommaToken) {
		const [left, right] = [node.left, node.right].map((side) => Number(literalText({module, node: side}, depth) ?? 'none'));
		const result = arithmetic(left!, node.operatorToken.kind, right!);
		return result === undefined || Number.isNaN(result) ? undefined : String(result);
	}

	if (ts.isArrayLiteralExpression(node)) {
		const items = node.elements.map((element) => literalText({module, node: element}, depth));
		return items.length <= 6 && items.every((item) => item !== undefined) ? `[${items.join(', ')}]` : undefined;
	}

	if (ts.isObjectLiteralExpression(node) && node.properties.length === 0) {
		return '{}';
	}

	const target = depth < 4 ? follow({module, node}) : undefined;
	return target && target.node !== node ? literalText(target, depth + 1) : undefined;
};
