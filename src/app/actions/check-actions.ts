// Commands about findings, expectations and comparing.

import { type Action, createAction } from '../../actions/action.ts';
import { goToNextFinding, showFixes } from '../../actions/finding-actions.ts';
import { commandWords as words } from '../../messages/en/commands.ts';
import { compareWords } from '../../messages/en/compare.ts';
import { tableWords } from '../../messages/en/table-tools.ts';
import { documentStore } from '../../state/document/use-document.ts';
import {
  type ExpectationDialog,
  openExpectationDialog,
} from '../../state/expectations/expectation-dialog-store.ts';
import { openFindings } from '../../state/findings/findings-panel.ts';
import { finder } from '../../state/findings/use-findings.ts';
import { disabledOutsideWorkbench } from './pane-access.ts';

const { why } = words;

const disabledWithoutFindings = () =>
  disabledOutsideWorkbench() ?? (finder.found()?.all.length === 0 ? why.findings : undefined);

const expectations = (
  id: 'listExpectations' | 'recordExpectations' | 'importExpectations',
  page: ExpectationDialog,
  more: Partial<Action>,
) =>
  createAction(id, 'check', () => openExpectationDialog(page), {
    disabledReason: disabledOutsideWorkbench,
    ...more,
  });

const linkAction = (id: 'compareReaders' | 'compareVersions' | 'edgeBlock', path: string, part: string) =>
  createAction(
    id,
    'go',
    () => {
      location.hash = path;
    },
    { title: compareWords.title(part) },
  );

export const checkActions = (): readonly Action[] => [
  createAction('nextFinding', 'check', () => goToNextFinding(1), {
    keys: ['F8'],
    disabledReason: disabledWithoutFindings,
  }),
  createAction('previousFinding', 'check', () => goToNextFinding(-1), {
    keys: ['Shift+F8'],
    disabledReason: disabledWithoutFindings,
  }),
  createAction('offerFixes', 'check', () => showFixes(), {
    keys: ['Ctrl+.'],
    disabledReason: disabledWithoutFindings,
  }),
  createAction('listFindings', 'check', () => openFindings(true), {
    disabledReason: disabledWithoutFindings,
  }),
  expectations('listExpectations', 'list', {
    title: tableWords.expectations,
    disabledReason: () =>
      disabledOutsideWorkbench() ??
      (documentStore.getState().document.expectations.length > 0 ? undefined : why.expectations),
  }),
  expectations('recordExpectations', 'record', { title: tableWords.record }),
  expectations('importExpectations', 'import', {}),
  linkAction('compareReaders', '/compare', compareWords.readers),
  linkAction('compareVersions', '/compare/versions', compareWords.versions),
  linkAction('edgeBlock', '/compare/edge', compareWords.edge),
];
