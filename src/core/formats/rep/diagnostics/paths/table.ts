// Every lint of conventional rules about paths as a row: its code, how bad it is, what it rests on, whom it matters to.
import type { Severity } from '../../../../diagnostics/finding.ts';
import type { ReaderCheckRow } from '../../../../diagnostics/inspection.ts';
import type { Reader } from '../../../../readers/reader.ts';

type AppliesTo = NonNullable<ReaderCheckRow['applies']>;

const checkRow =
  <S extends Severity>(severity: S) =>
  <Code extends string>(code: Code, spec: string, applies?: AppliesTo, about?: 'file') =>
    ({ code, severity, spec, ...(applies ? { applies } : {}), ...(about ? { about } : {}) }) as const;

const error = checkRow('error');
const warning = checkRow('warning');
const info = checkRow('info');
const hint = checkRow('hint');

const readsWildcards = ({ path }: Reader) => path.wildcards;
const readsLiterally = ({ path }: Reader) => !path.wildcards;
const usesFirstMatch = ({ rule }: Reader) => rule.choice === 'first';
/** Where Allow and Disallow can stand in each other's way, and their order decides. */
const usesFirstOfBoth = ({ rule }: Reader) => rule.choice === 'first' && rule.honourAllow;
const usesLongestMatch = ({ rule }: Reader) => rule.choice === 'longest';
/** Whether the octets of escapes are compared, whatever they stand for. */
const decodesAll = ({ path }: Reader) => path.decode === 'all-but-slash' || path.decode === 'all';

/** All, in the order of the list of lints; ours follow from R093 on. */
export const repPathChecks = [
  error('R040', 'draft 1 3.2.2 (KOS-034); RFC 9309 2.2.2 (RFC-009, RFC-023)', ({ path }, detail) =>
    detail === 'escaped-slash' ? path.decode !== 'all' : true,
  ),
  info('R041', 'draft-koster-robots-00 4 (KOS-043); RFC 9309 2.2.2 (RFC-026); urllib (PYU-013)'),
  warning('R042', 'draft-koster-robots-00 4 (KOS-043); RFC 9309 2.2.2 (RFC-026); urllib (PYU-013)'),
  error('R043', 'draft 1 3.1, 3.2.2 (KOS-001, KOS-034); RFC 9309 2.2.2 (RFC-009)'),
  error(
    'R044',
    'draft 1 3 (KOS-045); draft-koster-robots-00 3.2.2 (DAT-017); RFC 9309 2.2.2 (RFC-013)',
    // The texts of before RFC 9309 want it in no rule at all; to later ones an Allow of it says nothing new.
    ({ file, record }, detail = '') => {
      const [path = '', effect] = detail.split(' ');
      return file.alwaysAllowed.includes(path) && (effect !== 'allow' || record.blankLine === 'ends');
    },
  ),
  warning('R045', 'draft 1 3.2.2 (KOS-032, KOS-035)', usesFirstOfBoth),
  warning('R046', 'draft 1 3.2.2 (KOS-032); RFC 9309 2.2.2 (RFC-010)', usesFirstOfBoth),
  hint('R047', 'draft 1 3.2.2 (KOS-032); RFC 9309 2.2.2 (RFC-010)'),
  warning('R048', 'draft 1 3.2.2 (KOS-032); RFC 9309 2.2.2 (RFC-011)'),
  warning('R049', 'draft 1 3.3 (KOS-040); RFC 9309 2.2.3 (RFC-019)', readsLiterally),
  info('R050', 'RFC 9309 2.2.3 (RFC-020)', readsWildcards),
  hint('R051', 'RFC 9309 2.2.3 (RFC-019)', readsWildcards),
  warning('R052', 'draft 1 3.2.2, 3.3 (KOS-038)', ({ path }) => path.urlPart === 'path'),
  error('R053', 'RFC 3986 2.1; draft 1 3.2.2 (KOS-037)', (reader, detail) =>
    detail === 'cut-off' ? decodesAll(reader) : true,
  ),
  info(
    'R054',
    'draft 1 3.2.2 (KOS-035, KOS-036); RFC 9309 2.2.2 (RFC-015)',
    ({ path }) => path.decode !== 'all',
  ),
  info('R055', 'robots.cc (GGL-006); RFC 9309 2.2.2 (RFC-015)', ({ path }) => path.decode === 'none'),
  hint('R056', 'RFC 3986 2.1 (RFC-017)'),
  hint('R057', 'draft 1 3.3 (B15)', ({ path }) => path.decode === 'all-but-slash'),
  error('R058', 'RFC 9309 2.2 (E-19)', (reader) => !decodesAll(reader)),
  warning('R059', 'draft 1 3.2 (KOS-020); RFC 9309 2.2.3 (RFC-022)'),
  hint('R060', 'draft 1 4.1 (KOS-048)', usesFirstMatch),
  info('R061', 'draft 1 3.2.2 (KOS-034); RFC 9309 2.2.2 (RFC-009)'),
  warning('R062', 'draft 1 3.2.1 (KOS-028); RFC 9309 2.2.1 (RFC-007)'),
  hint('R063', 'draft-koster-robots-00 3.2.2 (KOS-041); RFC 9309 2.2.2 (RFC-012)'),
  info('R064', 'draft 1 3.2.2 (KOS-039); RFC 9309 2.2.2 (RFC-009)'),
  info('R065', 'draft 1 3.2.2 (KOS-034); RFC 9309 2.2.2 (RFC-009)'),
  warning('R066', 'draft 1 3.2.2 (KOS-038)', ({ path }) => path.urlPart !== 'path-query-fragment', 'file'),
  warning('R067', 'RFC 9309 2.2.2 (RFC-010); draft 1 3.2.2 (KOS-032)'),
  warning('R093', 'draft 1 3.3 (E-08); RFC 9309 2.2.3 (RFC-023)', readsLiterally),
  hint('R094', 'draft 1 3.2.2 (KOS-032)', usesFirstMatch),
  info('R095', 'draft-koster-robots-00 3.2.2 (KOS-041); RFC 9309 2.2.2 (RFC-012)'),
  info('R096', 'RFC 9309 2.2.3 (RFC-019, RFC-020); draft 1 3.3 (KOS-040)'),
  hint('R097', 'RFC 9309 2.2.3 (RFC-019)', readsWildcards),
  warning('R098', 'RFC 9309 2.2.2 (RFC-014); Unicode Technical Standard 39'),
  info(
    'R099',
    'Google Search Central blog, 27 October 2014: Updating our technical Webmaster Guidelines',
    ({ quirks }) => quirks,
  ),
  info('R100', 'draft 1 5 (KOS-050); RFC 9309 3 (RFC-036)', undefined, 'file'),
  error('R101', 'draft 1 3.2.2, 3.3 (KOS-034, KOS-040); RFC 9309 5.1 (RFC-023)', readsLiterally),
  info('R102', 'RFC 9309 2.2.2 (RFC-010, RFC-011)', usesLongestMatch),
] as const satisfies readonly ReaderCheckRow[];

export type RepPathCode = (typeof repPathChecks)[number]['code'];

const rowsByCode: ReadonlyMap<string, ReaderCheckRow> = new Map(repPathChecks.map((one) => [one.code, one]));

/** The row of a code. */
export const repPathCheckRow = (code: RepPathCode): ReaderCheckRow => rowsByCode.get(code)!;
