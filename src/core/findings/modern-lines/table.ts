// What can be found about the lines of today, as rows: its code, how bad it is, the section it rests on, to whom it matters.
import { licenseCodes, sitemapCodes } from '../../dialects/modern-lines/address.ts';
import { cleanParamCodes } from '../../dialects/modern-lines/clean-param.ts';
import { contentSignalCodes } from '../../dialects/modern-lines/content-signal.ts';
import { contentUsageCodes } from '../../dialects/modern-lines/content-usage.ts';
import { crawlDelayCodes } from '../../dialects/modern-lines/crawl-delay.ts';
import type { ModernDirective } from '../../dialects/modern-lines/directives.ts';
import { hostCodes } from '../../dialects/modern-lines/host.ts';
import { namedLines } from '../../dialects/modern-lines/named-lines.ts';
import { noindexCodes } from '../../dialects/modern-lines/noindex.ts';
import { requestRateCodes } from '../../dialects/modern-lines/request-rate.ts';
import { visitTimeCodes } from '../../dialects/modern-lines/visit-time.ts';
import type { Severity } from '../../policy/finding.ts';
import { isSkippedBy, mayRead } from '../../readers/line-fields.ts';
import type { Reader } from '../../readers/reader.ts';
import type { InspectedRow } from '../inspection.ts';

type Applies = NonNullable<InspectedRow['applies']>;
interface Row<Code extends string> extends InspectedRow {
  readonly code: Code;
}

/** For those who take the line in; a line that none of the readers is known to take in is everybody's. */
const readersOf =
  ({ name }: ModernDirective) =>
  (reader: Reader) =>
    mayRead(reader, name);

const row = <Code extends string>(
  code: Code,
  severity: Severity,
  spec: string,
  applies?: Applies,
): Row<Code> => ({ code, severity, spec, ...(applies ? { applies } : {}) });

/** The codes of values of one kind of line, as rows. */
const valueRows = <Code extends string>(
  { spec }: ModernDirective,
  codes: Readonly<Record<Code, Severity>>,
  applies?: Applies,
): Row<Code>[] => (Object.keys(codes) as Code[]).map((code) => row(code, codes[code], spec, applies));

/** Rows about one kind of line. */
const about =
  ({ spec }: ModernDirective, applies?: Applies) =>
  <Code extends string>(code: Code, severity: Severity, own = applies) =>
    row(code, severity, spec, own);

const { 'SIT-NOT-ABSOLUTE': _asR070, ...sitemapOwn } = sitemapCodes;
const sitemap = about(namedLines.sitemap, readersOf(namedLines.sitemap));
const delay = about(namedLines.delay, readersOf(namedLines.delay));
const rate = about(namedLines.rate, readersOf(namedLines.rate));
const visit = about(namedLines.visit);
const host = about(namedLines.host);
const clean = about(namedLines.cleanParam, readersOf(namedLines.cleanParam));
const noindex = about(namedLines.noindex);
const license = about(namedLines.license);
const signal = about(namedLines.signal);
const usage = about(namedLines.usage);

/** Fields that some readers take for rules: there a record that has one is complete (LIN-006). */
const closesThere: Applies = ({ record }, detail) =>
  record.otherField !== 'is-rule' &&
  (detail?.startsWith('adjacent') || record.blankLine === 'ignored') &&
  !(detail?.endsWith('pace') && record.ruleFields.length > 2);

/**
 * Above all records, or cut off by a blank line: `parted`, or `parted-blank` if that has characters, and the name of the
 * line. Nothing to those for whom the blank line means nothing, nor to those who skip the line anyway.
 */
export const isCutOff: Applies = (reader, detail = '') => {
  const [how, name = ''] = detail.split(' ');
  const { blankLine } = reader.record;
  const isEnd = blankLine === 'ends' || (how === 'parted' && blankLine === 'ends-if-empty');
  return how === 'first' || (isEnd && mayRead(reader, name));
};

export const modernChecks = [
  row('R070', 'error', namedLines.sitemap.spec, readersOf(namedLines.sitemap)),
  row('R071', 'info', 'RFC 9309 2.2.4', (reader, detail) => isSkippedBy(reader, detail ?? '')),
  ...valueRows(namedLines.sitemap, sitemapOwn, readersOf(namedLines.sitemap)),
  sitemap('SIT-CLOSED', 'warning'),
  sitemap('SIT-HTTP', 'info'),
  sitemap('SIT-TWICE', 'info'),
  sitemap('SIT-OTHER-HOST', 'hint'),
  ...valueRows(namedLines.delay, crawlDelayCodes, readersOf(namedLines.delay)),
  delay('CRD-CONFLICT', 'warning'),
  delay('CRD-IGNORED', 'info'),
  delay('CRD-CLOSED', 'info'),
  ...valueRows(namedLines.host, hostCodes),
  host('HOST-TWICE', 'info'),
  host('HOST-DIFFERS', 'info'),
  ...valueRows(namedLines.cleanParam, cleanParamCodes, readersOf(namedLines.cleanParam)),
  clean('CLP-DISALLOWED', 'warning'),
  clean('CLP-TWICE', 'info'),
  ...valueRows(namedLines.rate, requestRateCodes, readersOf(namedLines.rate)),
  rate('RRT-PACE', 'warning'),
  rate('RRT-OVERLAP', 'warning'),
  ...valueRows(namedLines.visit, visitTimeCodes),
  visit('VIS-APART', 'warning'),
  visit('VIS-CLOSED', 'info'),
  ...valueRows(namedLines.noindex, noindexCodes),
  noindex('NOI-CLOSED', 'warning'),
  noindex('NOI-ALONE', 'info'),
  ...valueRows(namedLines.signal, contentSignalCodes),
  ...valueRows(namedLines.usage, contentUsageCodes),
  ...valueRows(namedLines.license, licenseCodes),
  license('RSL-IN-RECORD', 'info'),
  license('RSL-EXTRA-LINES', 'info'),
  signal('CSG-SCOPE', 'warning'),
  signal('CSG-LAST', 'warning'),
  signal('CSG-OPERATOR', 'info'),
  usage('CUS-SPLIT', 'warning', closesThere),
  usage('CUS-UNINHERITED', 'warning'),
  usage('CUS-CLOSED-PATH', 'warning'),
  usage('CUS-ORPHAN', 'warning'),
  usage('CUS-OVERRULED', 'warning'),
  row('AIU-CONTRADICTORY', 'warning', 'draft-ietf-aipref-vocab-07 5; draft-romm-aipref-contentsignals-00'),
  license('RSL-REMIND', 'info'),
  row('POL-CRAWLER-CLOSED', 'warning', 'Google crawler list; Apple crawler page, 2026'),
  row('LIN-GLUE', 'warning', 'RFC 9309 2.2', closesThere),
  row('LIN-ORPHAN', 'warning', 'RFC 9309 2.2', isCutOff),
  row('POL-NOT-A-CLIENT', 'info', 'Google crawler list; Apple crawler page, 2026'),
  row('POL-MIXED', 'info', 'Google crawler list; Apple crawler page, 2026'),
] as const;

export type ModernCode = (typeof modernChecks)[number]['code'];

const byCode: ReadonlyMap<string, InspectedRow> = new Map(modernChecks.map((one) => [one.code, one]));

/** The row of a code. */
export const modernCheck = (code: ModernCode): InspectedRow => byCode.get(code)!;
