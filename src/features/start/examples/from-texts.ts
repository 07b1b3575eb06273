// Examples that the specifications print themselves.
import {
  fictOrg,
  type PrintedSite,
  rfcLongest,
  rfcSimple,
} from '../../../core/catalogue/printed-examples.ts';
import type { ReaderId } from '../../../core/readers/index.ts';
import type { Expectation } from '../../../core/site/expectation.ts';
import type { Workspace } from '../../../core/site/workspace.ts';
import { type Example, workspace } from './example.ts';

/** The questions of a printed example without its answers. */
const asked = (
  { origin, text, rows, columns }: PrintedSite,
  reader: ReaderId,
  expectations: readonly Expectation[],
): Workspace =>
  workspace({
    origin,
    expectations: [...expectations],
    reader,
    files: [{ path: '/robots.txt', text }],
    rows: rows.map(({ url }) => url),
    columns: columns.flat(),
  });

/** What the text prints for some cells, each with why it is worth watching. */
const printedFor = (
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

const inFictOrg = printedFor(fictOrg, [
  ['unhipbot', '/robots.txt', 'Every robot may read the file itself.'],
  ['webcrawler', '/org/plans.html', 'An empty Disallow allows everything.'],
  ['', '/orgo.gif', '/org/ with its slash is not the beginning of /orgo.gif.'],
  ['', '/org/about.html', ''],
  ['', '/org/plans.html', 'The line for the plans must stay above the one for /org/.'],
  ['', '/%7Emak/mak.html', '%7E is another way to write ~.'],
]);

const inRfcSimple = printedFor(rfcSimple, [
  ['foobot', '/example/page.html', ''],
  ['bazbot', '/example/page.html', 'Two names share one group.'],
  ['quxbot', '/example/other', 'An empty group allows everything.'],
  ['', '/logo.gif', ''],
]);

const inRfcLongest = printedFor(rfcLongest, [
  ['foobot', '/example/page/', ''],
  ['foobot', '/example/page/disallowed.gif', 'The longer rule decides, though it comes later.'],
]);

export const fromTexts = [
  {
    id: 'fict-org',
    from: 'texts',
    workspace: asked(fictOrg, 'koster-1996', inFictOrg),
  },
  {
    id: 'rfc-simple',
    from: 'texts',
    workspace: asked(rfcSimple, 'rfc9309', inRfcSimple),
  },
  {
    id: 'rfc-longest',
    from: 'texts',
    workspace: asked(rfcLongest, 'rfc9309', inRfcLongest),
  },
] as const satisfies readonly Example[];
