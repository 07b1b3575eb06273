// Commands about findings, expectations and comparing.

import { commandWords as words } from '../../messages/en/commands.ts';
import { compareWords } from '../../messages/en/compare.ts';
import { tableWords } from '../../messages/en/table-tools.ts';
import { type ExpectationPage, openExpectations } from '../../state/expectation-pages.ts';
import { openFindings } from '../../state/findings-panel.ts';
import { documentStore } from '../../state/use-document.ts';
import { finder } from '../../state/use-findings.ts';
import { offerFixes, stepToFinding } from '../finding-keys.ts';
import { type Command, command } from './command.ts';
import { unlessWorkbench } from './places.ts';

const { why } = words;

const unlessFound = () => unlessWorkbench() ?? (finder.found()?.all.length === 0 ? why.findings : undefined);

const expectations = (
  id: 'listExpectations' | 'recordExpectations' | 'importExpectations',
  page: ExpectationPage,
  more: Partial<Command>,
) => command(id, 'check', () => openExpectations(page), { unless: unlessWorkbench, ...more });

const leading = (id: 'compareReaders' | 'compareVersions' | 'edgeBlock', path: string, part: string) =>
  command(
    id,
    'go',
    () => {
      location.hash = path;
    },
    { title: compareWords.title(part) },
  );

export const checkCommands = (): readonly Command[] => [
  command('nextFinding', 'check', () => stepToFinding(1), { keys: ['F8'], unless: unlessFound }),
  command('previousFinding', 'check', () => stepToFinding(-1), { keys: ['Shift+F8'], unless: unlessFound }),
  command('offerFixes', 'check', () => offerFixes(), { keys: ['Ctrl+.'], unless: unlessFound }),
  command('listFindings', 'check', () => openFindings(true), { unless: unlessFound }),
  expectations('listExpectations', 'list', {
    title: tableWords.expectations,
    unless: () =>
      unlessWorkbench() ??
      (documentStore.getState().document.expectations.length > 0 ? undefined : why.expectations),
  }),
  expectations('recordExpectations', 'record', { title: tableWords.record }),
  expectations('importExpectations', 'import', {}),
  leading('compareReaders', '/compare', compareWords.readers),
  leading('compareVersions', '/compare/versions', compareWords.versions),
  leading('edgeBlock', '/compare/edge', compareWords.edge),
];
