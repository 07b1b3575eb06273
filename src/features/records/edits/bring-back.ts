// Lines as they were when the file was last saved, else opened.
import { type RemovedLine, restoreLine, restoreRemoved } from '../../../core/document/edited-lines.ts';
import type { SourceLine } from '../../../core/document/lines.ts';
import { run } from './run-edit.ts';

export const bringBackLine = (was: SourceLine, line: number) =>
  run('bring-back', { line: line + 1 }, ({ source }) => restoreLine(source, was));

export const bringBackRemoved = (removed: RemovedLine) =>
  run('bring-back', { line: removed.was + 1 }, ({ source }) => restoreRemoved(source, [removed]));
