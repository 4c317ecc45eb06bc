import ts from 'typescript';
import {findExported, importedModule, type JsModule} from '../javascript/js-module';
import {type FlagRead, flagReadsOf, type OptionFlags} from './flag-reads';

/** A flag that is stored in a setting first. Every command that reads the setting accepts the flag. */
export type Setting = {read: FlagRead; module: string; option?: string};

type Target = {module: string; option?: string};

/** The module that keeps what `Config.setX()` sets, or the option whose `setConfig` it is. */
const targetOf = (setter: ts.PropertyAccessExpression, module: JsModule): Target | undefined => {
	if (!ts.isPropertyAccessExpression(setter.expression) || !ts.isIdentifier(setter.expression.expression)) {
		return undefined;
	}

	const config = importedModule(module, setter.expression.expression.text);
	const object = config && findExported(config, setter.expression.name.text);
	if (!object || !ts.isObjectLiteralExpression(object.node)) {
		return undefined;
	}

	const property = object.node.properties.find(({name}) => name?.getText() === setter.name.text);
	const value = property && ts.isPropertyAssignment(property) ? property.initializer : undefined;
	if (!value || !ts.isPropertyAccessExpression(value)) {
		return undefined;
	}

	if (value.name.text === 'setConfig') {
		return {module: '', option: value.expression.getText()};
	}

	const owner = ts.isIdentifier(value.expression) ? importedModule(object.module, value.expression.text) : undefined;
	return owner && {module: owner.file};
};

/** The flags that the program puts into settings before it runs a command. */
export const settingFlags = (module: JsModule, options: OptionFlags): Setting[] => {
	const settings = new Map<string, Setting>();
	const parse = findExported(module, 'parseCommandLine');
	const walk = (node: ts.Node): void => {
		if (ts.isIfStatement(node)) {
			const reads: FlagRead[] = [];
			const targets: Target[] = [];
			const collect = (child: ts.Node): void => {
				reads.push(...flagReadsOf(child, module, options));
				const target =
					ts.isCallExpression(child) && ts.isPropertyAccessExpression(child.expression) ? targetOf(child.expression, module) : undefined;
				if (target) {
					targets.push(target);
				}

				ts.forEachChild(child, collect);
			};
			collect(node);
			for (const read of reads) {
				for (const target of targets) {
					settings.set(`${read.flag} ${target.module} ${target.option}`, {
						read: {...read, ...(/has been renamed/.test(node.getText()) ? {renamed: true as const} : {})},
						...target,
					});
				}
			}
		}

		ts.forEachChild(node, walk);
	};
	if (parse) {
		walk(parse.node);
	}

	return [...settings.values()];
};
