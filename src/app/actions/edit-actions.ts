// Actions for records and rules.
import type { Action } from '../../actions/action.ts';
import {
  addAgent,
  addRecord,
  addRule,
  rowActions,
  ruleActions,
} from '../../features/records/record-actions.ts';
import { conversionActions } from './conversion-actions.ts';
import { foldActions } from './fold-actions.ts';
import { globalActions } from './global-actions.ts';

export const editActions = (): readonly Action[] => [
  globalActions.undo,
  globalActions.redo,
  addRecord,
  addRule,
  addAgent,
  ...ruleActions,
  ...rowActions,
  ...foldActions,
  ...conversionActions,
];
