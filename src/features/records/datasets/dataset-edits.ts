// What the form does to a data.txt: data sets and the lines that describe them.
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
import { currentPolicy, editLine, insertedLines, lineOfId, run } from '../edits/run-edit.ts';

const TITLE_NAME = suggestedNames[0]!.name;

function appliesToAllCrawlers(policy: Policy, { start, body }: Block): boolean {
  for (let line = start; line < body; line++) if (valueOf(fieldAt(policy, line)) === '*') return true;
  return false;
}

/** The record for a new data set: that of the line pointed at, else the one for all visitors, else the last; -1 without any. */
function recordForDataset(policy: Policy): number {
  const { caret } = documentStore.getState().view;
  const pointed = caret ? blockAt(policy, caret.position.line) : -1;
  if (pointed >= 0) return pointed;
  const blocks = blocksOf(policy);
  const open = blocks.findIndex((block) => appliesToAllCrawlers(policy, block));
  return open >= 0 ? open : blocks.length - 1;
}

const newDataset = { path: '', metadata: [{ name: TITLE_NAME, value: '' }] };

/** Adds a data set without a path yet; returns the line of its Allow, or -1. */
export function addDataSetHere(): number {
  const block = recordForDataset(currentPolicy());
  const added = insertedLines(() =>
    run('add-data-set', {}, (policy) =>
      block < 0 ? addFirstDataset(policy, newDataset) : addDataset(policy, block, newDataset),
    ),
  );
  return added.find((line) => fieldAt(currentPolicy(), line).directive?.effect === 'allow') ?? -1;
}

/** Writes a line more below a rule, with a name and no value yet; returns it, or -1. */
export const addDescriptionLine = (id: number, name: string): number =>
  insertedLines(() =>
    editLine('describe', id, (policy, line) => describeRule(policy, line, [{ name, value: '' }])),
  )[0] ?? -1;

/** The suggested names that do not describe a rule yet. */
export function unusedDescriptionNames(policy: Policy, from: number, to: number): typeof suggestedNames {
  const given = new Set<string>();
  for (let line = from; line < to; line++) {
    const field = fieldAt(policy, line);
    if (field.kind === 'other') given.add(nameOf(field).toLowerCase());
  }
  return suggestedNames.filter(({ name }) => !given.has(name.toLowerCase()));
}

export const setDescriptionName = (id: number, name: string, visit: string) =>
  editLine('describe-name', id, (policy, line) => renameDescription(policy, line, name), visit);

export const setDescriptionValue = (id: number, value: string, visit: string) =>
  editLine('set-line', id, (policy, line) => setDescription(policy, line, value), visit);

/** Moves a describing line by one place; returns its new line, or -1 where there is none. */
export function moveDescriptionBy(id: number, step: -1 | 1): number {
  const policy = currentPolicy();
  const line = lineOfId(id);
  const place = line < 0 ? undefined : adjacentDescriptionPlace(policy, line, step);
  if (!place || !editLine('move-description', id, (now, at) => moveDescription(now, at, place))) return -1;
  return lineOfId(id);
}

/** What turning the open file into records comes to. */
export function planRecordConversion() {
  const { document, view } = documentStore.getState();
  return pinsToRecords(siteOf(document), view.path);
}

/** Turns it; false if the file cannot hold a character of it. */
export const convertToRecords = (edits: readonly TextEdit[]): boolean =>
  run('convert', { path: documentStore.getState().view.path, to: words.yaml.target }, () => [...edits]);
