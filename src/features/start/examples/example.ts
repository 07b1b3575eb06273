// The type of the examples in the gallery.
import type { ExpectableCell, Expectation } from '../../../core/workspace/expectations/expectation.ts';
import type { Workspace } from '../../../core/workspace/workspace.ts';
import type { exampleWords } from '../../../messages/en/app/start.ts';

/**
 * An example. Its `id` is in the address (`#/edit?example=fict-org`) and selects its texts. Its workspace stores
 * no answers.
 */
export interface Example {
  readonly id: keyof typeof exampleWords;
  readonly from: 'texts' | 'acap' | 'today';
  readonly workspace: Workspace;
}

/** A cell of the table of an example. */
export type ExampleCell = Pick<ExpectableCell, 'agent' | 'url'>;

/** Creates expectations of one question about paths of a site. */
export const createExpectations = (
  origin: string,
  question: Omit<ExpectableCell, 'agent' | 'url'>,
  cells: readonly (readonly [agent: string, path: string, expect: string, note?: string])[],
): Expectation[] =>
  cells.map(([agent, path, expect, note]) => ({
    ...question,
    agent,
    url: origin + path,
    expect,
    ...(note === undefined ? {} : { note }),
  }));

/** Creates a workspace that is empty except for the given parts. */
export const createWorkspace = (
  parts: Partial<Workspace> & Pick<Workspace, 'origin' | 'files' | 'reader'>,
): Workspace => ({
  gatepost: 1,
  rows: [],
  columns: [''],
  question: 'fetch',
  expectations: [],
  ...parts,
});
