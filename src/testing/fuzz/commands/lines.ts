// Commands that edit single lines: rules, comments, other fields.
import { addCommentAbove } from '../../../core/formats/rep/edit/add-comment-above.ts';
import { addRule, addRules } from '../../../core/formats/rep/edit/add-rule.ts';
import { duplicateRule } from '../../../core/formats/rep/edit/duplicate-rule.ts';
import { moveRule } from '../../../core/formats/rep/edit/move-rule.ts';
import { removeLine } from '../../../core/formats/rep/edit/remove-line.ts';
import { removeRule } from '../../../core/formats/rep/edit/remove-rule.ts';
import { setComment } from '../../../core/formats/rep/edit/set-comment.ts';
import { setEffect, toggleEffect } from '../../../core/formats/rep/edit/set-effect.ts';
import { setPath } from '../../../core/formats/rep/edit/set-path.ts';
import { setValue } from '../../../core/formats/rep/edit/set-value.ts';
import type { CommandTable } from './command-table.ts';

export const lineCommands: CommandTable = {
  addCommentAbove: (policy, { line, text }) => addCommentAbove(policy, line(), text()),
  addRule: (policy, { line, text }) => addRule(policy, line(), { effect: 'allow', path: text() }, line()),
  addRules: (policy, { line, text }) => addRules(policy, line(), [{ effect: 'deny', path: text() }]),
  duplicateRule: (policy, { line }) => duplicateRule(policy, line()),
  moveRule: (policy, { line, random }) =>
    moveRule(policy, line(), random.once(2) ? line() : { endOf: line() }),
  removeLine: (policy, { line }) => removeLine(policy, line()),
  removeRule: (policy, { line }) => removeRule(policy, line()),
  setComment: (policy, { line, text, random }) =>
    setComment(policy, line(), random.once(3) ? undefined : text()),
  setEffect: (policy, { line }) => setEffect(policy, line(), 'allow'),
  toggleEffect: (policy, { line }) => toggleEffect(policy, line()),
  setPath: (policy, { line, text }) => setPath(policy, line(), text()),
  setValue: (policy, { line, text }) => setValue(policy, line(), text()),
};
