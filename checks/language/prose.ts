/** What of an MDX file a reader reads as prose: everything else is blanked, so that lines and columns stay. */
export const proseOf = (text: string): string => {
	const blank = (part: string): string => part.replace(/[^\n]/g, ' ');
	return (
		text
			// Only these fields of the front matter are sentences.
			.replace(/^---\n[\s\S]*?\n---\n/, (head) =>
				head.replace(/^(?!title:|description:|sidebarLabel:).*$/gm, blank).replace(/^\w+:/gm, blank),
			)
			.replace(/^([ \t]*)(`{3,}|~{3,})[^\n]*\n[\s\S]*?\n[ \t]*\2[ \t]*$/gm, blank)
			.replace(/`[^`\n]+`/g, blank)
			.replace(/\{\/\*[\s\S]*?\*\/\}/g, blank)
			// Short quotations keep the words of whoever said them.
			.replace(/^>.*$/gm, blank)
			.replace(/\]\([^)\s]*\)|https?:\/\/\S+|\[#[\w-]+\]/g, blank)
			.replace(/<[^>\n]*>/g, blank)
	);
};
