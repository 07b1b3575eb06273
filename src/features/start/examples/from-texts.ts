// Examples that the specifications print themselves.
import {
  fictOrg,
  type PrintedSite,
  rfcLongest,
  rfcSimple,
} from '../../../core/catalogue/printed-examples.ts';
import type { ReaderId } from '../../../core/readers/index.ts';
import type { Workspace } from '../../../core/site/workspace.ts';
import { type Example, workspace } from './example.ts';

/** The questions of a printed example without its answers. */
const asked = ({ origin, text, rows, columns }: PrintedSite, reader: ReaderId): Workspace =>
  workspace({
    origin,
    reader,
    files: [{ path: '/robots.txt', text }],
    rows: rows.map(({ url }) => url),
    columns: columns.flat(),
  });

export const fromTexts = [
  {
    id: 'fict-org',
    title: 'fict.org',
    summary:
      'The worked example of 1996: three records. Look at the last row under Google, which does not decode %7E.',
    from: 'texts',
    workspace: asked(fictOrg, 'koster-1996'),
  },
  {
    id: 'rfc-simple',
    title: 'RFC 9309, simple example',
    summary:
      'Four groups, one of them empty. Read it as 1996: the star is a letter then, and quxbot falls to the last group.',
    from: 'texts',
    workspace: asked(rfcSimple, 'rfc9309'),
  },
  {
    id: 'rfc-longest',
    title: 'RFC 9309, longest match',
    summary:
      'Two rules match, the longer one decides. Read as 1996, the first one does, and one answer turns.',
    from: 'texts',
    workspace: asked(rfcLongest, 'rfc9309'),
  },
] as const satisfies readonly Example[];
