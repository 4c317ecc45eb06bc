import type {Members, Parameter} from '../../../pipeline/content/facts/facts';

const WIDTH = 90;
const MANY = 12;

const field = (name: string, {type, optional}: {type: string; optional?: true}): string => `${name}${optional ? '?' : ''}: ${type}`;

const block = (members: Members): string => {
	const fields = Object.entries(members).filter(([, {deprecated, internal}]) => deprecated === undefined && !internal);
	const shown =
		fields.length > MANY
			? [...fields.slice(0, MANY).map(([name, member]) => field(name, member)), '…']
			: fields.map(([name, member]) => field(name, member));
	return `{\n${shown.map((line) => `  ${line}${line === '…' ? '' : ';'}`).join('\n')}\n}`;
};

const parameterText = ({name, members, ...parameter}: Parameter): string =>
	members && Object.keys(members).length > 0 ? field(name, {...parameter, type: block(members)}) : field(name, parameter);

/** Writes a signature as people would: on one line when it fits, else one parameter a line. */
export const layoutSignature = (name: string, generics: string, parameters: Parameter[], returns: string): string => {
	const texts = parameters.map(parameterText);
	const line = `${name}${generics}(${texts.join(', ')}): ${returns}`;
	const isBroken = line.length > WIDTH && !(texts.length === 1 && texts[0]!.includes('\n'));
	if (!isBroken || texts.length === 0) {
		return line;
	}

	const indented = texts.map((text) => `  ${text.replaceAll('\n', '\n  ')},`).join('\n');
	return `${name}${generics}(\n${indented}\n): ${returns}`;
};
