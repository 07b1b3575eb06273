// Examples that the specifications themselves contain.
import {
  fictOrg,
  type PrintedSite,
  rfcLongest,
  rfcSimple,
} from '../../../core/catalogue/printed-examples.ts';
import type { ReaderId } from '../../../core/readers/registry.ts';
import type { Expectation } from '../../../core/workspace/expectations/expectation.ts';
import type { Workspace } from '../../../core/workspace/workspace.ts';
import { createWorkspace, type Example } from './example.ts';

/** Creates the workspace of a printed example, without its answers. */
const createPrintedWorkspace = (
  { origin, text, rows, columns }: PrintedSite,
  reader: ReaderId,
  expectations: readonly Expectation[],
): Workspace =>
  createWorkspace({
    origin,
    expectations: [...expectations],
    reader,
    files: [{ path: '/robots.txt', text }],
    rows: rows.map(({ url }) => url),
    columns: columns.flat(),
  });

/** Creates expectations for the printed answers of some cells, each with the reason why it is worth watching. */
const createPrintedExpectations = (
  { origin, rows, columns }: PrintedSite,
  cells: readonly (readonly [agent: string, path: string, note: string])[],
): Expectation[] =>
  cells.map(([agent, path, note]) => {
    const url = origin + path;
    const column = columns.findIndex((names) => names.includes(agent));
    const answer = rows.find((row) => row.url === url)?.answers[column];
    const expect = answer === 'Y' ? 'allow' : 'deny';
    return { agent, url, expect, ...(note === '' ? {} : { note }) };
  });

const fictOrgExpectations = createPrintedExpectations(fictOrg, [
  ['unhipbot', '/robots.txt', 'Every robot may read the file itself.'],
  ['webcrawler', '/org/plans.html', 'An empty Disallow allows everything.'],
  ['', '/orgo.gif', '/org/ with its slash is not the beginning of /orgo.gif.'],
  ['', '/org/about.html', ''],
  ['', '/org/plans.html', 'The line for the plans must stay above the one for /org/.'],
  ['', '/%7Emak/mak.html', '%7E is another way to write ~.'],
]);

const rfcSimpleExpectations = createPrintedExpectations(rfcSimple, [
  ['foobot', '/example/page.html', ''],
  ['bazbot', '/example/page.html', 'Two names share one group.'],
  ['quxbot', '/example/other', 'An empty group allows everything.'],
  ['', '/logo.gif', ''],
]);

const rfcLongestExpectations = createPrintedExpectations(rfcLongest, [
  ['foobot', '/example/page/', ''],
  ['foobot', '/example/page/disallowed.gif', 'The longer rule decides, though it comes later.'],
]);

export const specificationExamples = [
  {
    id: 'fict-org',
    from: 'texts',
    workspace: createPrintedWorkspace(fictOrg, 'koster-1996', fictOrgExpectations),
  },
  {
    id: 'rfc-simple',
    from: 'texts',
    workspace: createPrintedWorkspace(rfcSimple, 'rfc9309', rfcSimpleExpectations),
  },
  {
    id: 'rfc-longest',
    from: 'texts',
    workspace: createPrintedWorkspace(rfcLongest, 'rfc9309', rfcLongestExpectations),
  },
] as const satisfies readonly Example[];
