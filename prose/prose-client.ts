/** The code that a component runs in the browser: the default export of its `client.ts`. */
export type ProseClient = {
	/** Listeners on the document, one for all instances of the component. */
	listeners?: {[Type in keyof DocumentEventMap]?: (event: DocumentEventMap[Type]) => void};
	/** Called after hydration, and after every navigation. */
	onPage?: () => void;
};
