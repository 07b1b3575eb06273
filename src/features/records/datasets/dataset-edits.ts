// The edits of the form to data.txt: data sets and the lines that describe them.
import { pinsToRecords } from '../../../core/convert/pins-to-records.ts';
import type { TextEdit } from '../../../core/document/range.ts';
import { addDataset, addFirstDataset } from '../../../core/formats/data-txt/edit/add-dataset.ts';
import {
  adjacentDescriptionPlace,
  describeRule,
  moveDescription,
  renameDescription,
  setDescription,
} from '../../../core/formats/data-txt/edit/describe.ts';
import { suggestedNames } from '../../../core/formats/data-txt/suggested-names.ts';
import { type Block, blockAt, blocksOf } from '../../../core/syntax/blocks.ts';
import { fieldAt, nameOf, type Policy, valueOf } from '../../../core/syntax/policy.ts';
import { datasetFormWords as words } from '../../../messages/en/formats/data-txt.ts';
import { siteOf } from '../../../state/document/selectors.ts';
import { documentStore } from '../../../state/document/use-document.ts';
import { addLineToFill } from '../edits/new-line.ts';
import { currentPolicy, editLine, insertedLines, lineOfId, run } from '../edits/run-edit.ts';

const TITLE_NAME = suggestedNames[0]!.name;

function appliesToAllCrawlers(policy: Policy, { start, body }: Block): boolean {
  for (let line = start; line < body; line++) if (valueOf(fieldAt(policy, line)) === '*') return true;
  return false;
}

/**
 * Returns the record for a new data set: that of the caret's line, else the one for all crawlers, else the last;
 * -1 if there is none.
 */
function recordForDataset(policy: Policy): number {
  const { caret } = documentStore.getState().view;
  const caretRecord = caret ? blockAt(policy, caret.position.line) : -1;
  if (caretRecord >= 0) return caretRecord;
  const blocks = blocksOf(policy);
  const open = blocks.findIndex((block) => appliesToAllCrawlers(policy, block));
  return open >= 0 ? open : blocks.length - 1;
}

const newDataset = { path: '', metadata: [{ name: TITLE_NAME, value: '' }] };

/** Adds a data set without a path; returns the line of its Allow, or -1. */
export function addDataSetHere(): number {
  const block = recordForDataset(currentPolicy());
  const added = insertedLines(() =>
    run('add-data-set', {}, (policy) =>
      block < 0 ? addFirstDataset(policy, newDataset) : addDataset(policy, block, newDataset),
    ),
  );
  return added.find((line) => fieldAt(currentPolicy(), line).directive?.effect === 'allow') ?? -1;
}

/** Adds a description line with a name and no value below a rule; returns the line, or -1. */
export const addDescriptionLine = (id: number, name: string): number =>
  addLineToFill(() => {
    const describe = (policy: Policy, line: number) => describeRule(policy, line, [{ name, value: '' }]);
    return insertedLines(() => editLine('describe', id, describe))[0] ?? -1;
  });

/** Returns the suggested names that do not describe a rule yet. */
export function unusedDescriptionNames(policy: Policy, from: number, to: number): typeof suggestedNames {
  const usedNames = new Set<string>();
  for (let line = from; line < to; line++) {
    const field = fieldAt(policy, line);
    if (field.kind === 'other') usedNames.add(nameOf(field).toLowerCase());
  }
  return suggestedNames.filter(({ name }) => !usedNames.has(name.toLowerCase()));
}

export const setDescriptionName = (id: number, name: string, visit: string) =>
  editLine('describe-name', id, (policy, line) => renameDescription(policy, line, name), visit);

export const setDescriptionValue = (id: number, value: string, visit: string) =>
  editLine('set-line', id, (policy, line) => setDescription(policy, line, value), visit);

/** Moves a description line up or down by one; returns its new line, or -1 if it cannot be moved. */
export function moveDescriptionBy(id: number, step: -1 | 1): number {
  const policy = currentPolicy();
  const line = lineOfId(id);
  const place = line < 0 ? undefined : adjacentDescriptionPlace(policy, line, step);
  if (!place || !editLine('move-description', id, (current, at) => moveDescription(current, at, place)))
    return -1;
  return lineOfId(id);
}

/** Plans the conversion of the open file into records. */
export function planRecordConversion() {
  const { document, view } = documentStore.getState();
  return pinsToRecords(siteOf(document), view.path);
}

/** Runs the conversion; returns false if the encoding of the file lacks one of its characters. */
export const convertToRecords = (edits: readonly TextEdit[]): boolean =>
  run('convert', { path: documentStore.getState().view.path, to: words.yaml.target }, () => [...edits]);
