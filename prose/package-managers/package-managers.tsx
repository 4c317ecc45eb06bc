import {CodeFigure} from '../code/code-figure';
import {TabPanel, TabSet} from '../tabs/component';
import {PACKAGE_MANAGER_GROUP} from './stored-choice';

/** The same command for each package manager. */
export type Commands = {npm: string; yarn: string; pnpm: string; bun: string};

/** A command as tabs, one for each package manager. The choice is stored and applies to the whole site. */
export const PackageManagerTabs = ({commands}: {commands: Commands}) => {
	const tabs = Object.keys(commands).map((name) => ({label: name, value: name}));
	return (
		<TabSet tabs={tabs} group={PACKAGE_MANAGER_GROUP}>
			{Object.entries(commands).map(([name, command]) => (
				<TabPanel key={name} label={name} value={name}>
					<CodeFigure sample={{code: command, language: 'bash', marked: []}} />
				</TabPanel>
			))}
		</TabSet>
	);
};
