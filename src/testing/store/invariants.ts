// The invariants of a store after any steps.

import { expect } from 'vitest';
import { findingsTask } from '../../core/diagnostics/registry.ts';
import { sliceLines } from '../../core/document/lines.ts';
import { printSource, readSource, type Source } from '../../core/document/source.ts';
import { runSync } from '../../core/questions/cooperative-task.ts';
import { readers } from '../../core/readers/registry.ts';
import { blocksOf } from '../../core/syntax/blocks.ts';
import { fieldAt } from '../../core/syntax/policy.ts';
import type { GatepostState } from '../../state/document/document-store.ts';
import { openFile, openPolicy, siteOf } from '../../state/document/selectors.ts';
import { findingOptions } from '../../state/findings/finder.ts';
import { accessMatrix } from '../../state/table/matrix-query.ts';

const HISTORY_BYTE_LIMIT = 64 * 1024 * 1024;

const sourceLines = ({ lines }: Source) => sliceLines(lines, 0, lines.length);
const sourceText = (source: Source) => sourceLines(source).map(({ text, eol }) => text + eol);

/** The state as if its files had just been read from bytes. */
function reopenState(state: GatepostState): GatepostState {
  const files = state.document.files.map((file) => ({
    ...file,
    source: readSource(printSource(file.source)),
  }));
  return { ...state, document: { ...state.document, files } };
}

/** Whether bytes are read as they were written. They are not if octets became UTF-8, or a mark was left alone. */
const isReadAlike = (one: Source, other: Source) => one.encoding === other.encoding && one.bom === other.bom;

function stateFindings(state: GatepostState) {
  const { document, view } = state;
  const options = findingOptions(document, view.reader, readers, '2026-01-01');
  return runSync(findingsTask(siteOf(document), openFile(state).path, options)).map(
    ({ code, range, values, severity }) => [code, range, values, severity],
  );
}

function stateAnswers(state: GatepostState) {
  const matrix = accessMatrix(state);
  const { rows, columns } = state.document;
  return columns.map((agent) => rows.map((url) => matrix.ask(agent, url).key));
}

function stateView(state: GatepostState) {
  const policy = openPolicy(state);
  const kinds = sourceLines(policy.source).map((_, line) => {
    const { kind, directive } = fieldAt(policy, line);
    return [kind, directive?.id];
  });
  return { kinds, blocks: blocksOf(policy) };
}

function expectHistory({ document, history: { past, future } }: GatepostState): void {
  const steps = [...past, ...future];
  for (const [at, step] of steps.entries()) {
    if (at > 0) expect(step.before, 'steps follow each other').toBe(steps[at - 1]!.after);
  }
  const present = past.at(-1)?.after ?? future[0]?.before;
  if (present) expect(document, 'the present is where the history stands').toBe(present);
  expect(steps.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(HISTORY_BYTE_LIMIT);
}

export function expectInvariants(state: GatepostState): void {
  const { source } = openFile(state);
  const ids = sourceLines(source).map(({ id }) => id);
  expect(new Set(ids).size, 'line ids are unique').toBe(ids.length);
  expectHistory(state);
  const anew = reopenState(state);
  for (const [at, file] of state.document.files.entries()) {
    const other = anew.document.files[at]!.source;
    expect(printSource(other), 'bytes come back').toEqual(printSource(file.source));
    if (!isReadAlike(file.source, other)) return;
    expect(sourceText(other), 'lines come back').toEqual(sourceText(file.source));
  }
  expect(stateView(state), 'blocks and fields').toEqual(stateView(anew));
  expect(stateFindings(state), 'findings').toEqual(stateFindings(anew));
  expect(stateAnswers(state), 'answers').toEqual(stateAnswers(anew));
}
