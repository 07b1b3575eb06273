// Actions on findings and expectations, and those that compare.
import { type Action, defineAction } from '../../actions/action.ts';
import { compareWords } from '../../messages/en/compare.ts';
import { tableWords } from '../../messages/en/table-tools.ts';
import { documentStore } from '../../state/document/use-document.ts';
import {
  type ExpectationDialog,
  openExpectationDialog,
} from '../../state/expectations/expectation-dialog-store.ts';
import { openFindings } from '../../state/findings/findings-panel.ts';
import { finder } from '../../state/findings/use-findings.ts';
import { disabledOutsideWorkbench } from './action-context.ts';
import { globalActions } from './global-actions.ts';

const disabledWithoutFindings = () =>
  disabledOutsideWorkbench() ?? (finder.found()?.all.length === 0 ? 'findings' : undefined);

const expectationAction = (
  id: 'listExpectations' | 'recordExpectations' | 'importExpectations',
  page: ExpectationDialog,
  more: Omit<Partial<Action>, 'id'>,
): Action =>
  defineAction({
    id,
    group: 'check',
    disabledReason: disabledOutsideWorkbench,
    run: () => openExpectationDialog(page),
    ...more,
  });

const linkAction = (id: 'compareReaders' | 'compareVersions' | 'edgeBlock', path: string, part: string) =>
  defineAction({
    id,
    group: 'go',
    title: compareWords.title(part),
    run() {
      location.hash = path;
    },
  });

export const checkActions = (): readonly Action[] => [
  { ...globalActions.nextFinding, disabledReason: disabledWithoutFindings },
  { ...globalActions.previousFinding, disabledReason: disabledWithoutFindings },
  { ...globalActions.offerFixes, disabledReason: disabledWithoutFindings },
  defineAction({
    id: 'listFindings',
    group: 'check',
    disabledReason: disabledWithoutFindings,
    run: () => openFindings(true),
  }),
  expectationAction('listExpectations', 'list', {
    title: tableWords.expectations,
    disabledReason: () =>
      disabledOutsideWorkbench() ??
      (documentStore.getState().document.expectations.length > 0 ? undefined : 'expectations'),
  }),
  expectationAction('recordExpectations', 'record', { title: tableWords.record }),
  expectationAction('importExpectations', 'import', {}),
  linkAction('compareReaders', '/compare', compareWords.readers),
  linkAction('compareVersions', '/compare/versions', compareWords.versions),
  linkAction('edgeBlock', '/compare/edge', compareWords.edge),
];
