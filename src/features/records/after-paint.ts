// Parts of the form that are loaded after its first paint.
export { splitRecordAt } from './edits/record-edits.ts';
export { AgentChoices } from './head/agent-choices.tsx';
export { AgentMenuItems } from './head/agent-menu-items.tsx';
export { AnswerBar } from './head/answer-bar.tsx';
export { CommunityNote } from './head/community-note.tsx';
export { RecordMenuItems } from './head/record-menu-items.tsx';
export { startRuleDrag } from './list/drag-rule.ts';
export { RuleRunRow } from './list/rule-run-row.tsx';
export { ChangedMark, RemovedRows } from './marks/edit-marks.tsx';
export { NeverDecidesHint } from './marks/never-decides-hint.tsx';
export { HeadFindings, RowFindings } from './marks/row-findings.tsx';
export { RuleBadge } from './marks/rule-badge.tsx';
export { RuleExample } from './marks/rule-example.tsx';
export { BrokenRuleRow } from './rows/broken-rule-row.tsx';
export { MoveRuleField } from './rows/move-rule-field.tsx';
export { UnreadableRow } from './rows/unreadable-row.tsx';
