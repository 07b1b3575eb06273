// Actions for findings, expectations and comparisons.
import { type Action, defineAction } from '../../actions/action.ts';
import { disabledOutsideWorkbench } from '../../actions/availability.ts';
import {
  importExpectations,
  listExpectations,
  recordExpectations,
} from '../../actions/expectation-actions.ts';
import { compareWords } from '../../messages/en/comparison/compare.ts';
import { openFindings } from '../../state/findings/findings-panel.ts';
import { finder } from '../../state/findings/use-findings.ts';
import { auditAction } from './audit-action.ts';
import { checkLogAction } from './check-log-action.ts';
import { globalActions } from './global-actions.ts';

const disabledWithoutFindings = () =>
  disabledOutsideWorkbench() ?? (finder.found()?.all.length === 0 ? 'findings' : undefined);

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
  listExpectations,
  recordExpectations,
  importExpectations,
  auditAction,
  linkAction('compareReaders', '/compare', compareWords.readers),
  linkAction('compareVersions', '/compare/versions', compareWords.versions),
  linkAction('edgeBlock', '/compare/edge', compareWords.edge),
  checkLogAction,
];
