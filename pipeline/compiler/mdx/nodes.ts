import type {Nodes, Parents, RootContent} from 'mdast';

/** The children of a node, none for a leaf. */
export const childrenOf = (node: Nodes): RootContent[] => ('children' in node ? node.children : []);

/**
 * The node with other children. The cast is safe where a step maps each child to a node of the same kind: that can't break the
 * rules of mdast about what may be inside what.
 */
export const withChildren = <Node extends RootContent>(node: Node, children: RootContent[]): Node =>
	'children' in node ? ({...node, children} as Node) : node;

/** Puts other nodes in the place of one child. */
export const replaceChild = (parent: Parents, index: number, ...nodes: RootContent[]): void => {
	const siblings: RootContent[] = parent.children;
	siblings.splice(index, 1, ...nodes);
};
