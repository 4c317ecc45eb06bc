import {CodeFigure} from '../code/code-figure';
import {TabPanel, TabSet} from '../tabs/component';
import {PACKAGE_MANAGER_GROUP, PACKAGE_MANAGERS} from './stored-choice';

/** The same command for each package manager. */
export type Commands = Record<(typeof PACKAGE_MANAGERS)[number], string>;

/** A command as tabs, one for each package manager. The choice is stored and applies to the whole site. */
export const PackageManagerTabs = ({commands}: {commands: Commands}) => {
	const tabs = PACKAGE_MANAGERS.map((name) => ({label: name, value: name}));
	return (
		<TabSet tabs={tabs} group={PACKAGE_MANAGER_GROUP}>
			{PACKAGE_MANAGERS.map((name) => (
				<TabPanel key={name} label={name} value={name}>
					<CodeFigure sample={{code: commands[name], language: 'bash', marked: []}} />
				</TabPanel>
			))}
		</TabSet>
	);
};
