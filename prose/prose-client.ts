/** What a component runs in the browser on pages of text; its `client.ts` exports one by default. */
export type ProseClient = {
	/** Listeners on the document, one for all instances of the component. */
	listeners?: {[Type in keyof DocumentEventMap]?: (event: DocumentEventMap[Type]) => void};
	/** Called when the page is hydrated, and whenever another one is shown. */
	onPage?: () => void;
};
