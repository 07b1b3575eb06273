// What can be found about the lines of today, as rows: its code, how bad it is, the section it rests on, to whom it matters.

import type { Severity } from '../../../diagnostics/finding.ts';
import type { ReaderCheckRow } from '../../../diagnostics/inspection.ts';
import { isSkippedByReader, mayReadField } from '../../../readers/line-fields.ts';
import type { Reader } from '../../../readers/reader.ts';
import { licenseCodes, sitemapCodes } from '../address.ts';
import { cleanParamCodes } from '../clean-param.ts';
import { contentSignalCodes } from '../content-signal.ts';
import { contentUsageCodes } from '../content-usage.ts';
import { crawlDelayCodes } from '../crawl-delay.ts';
import type { ExtensionDirective } from '../directives.ts';
import { hostCodes } from '../host.ts';
import { linesByName } from '../line-names.ts';
import { noindexCodes } from '../noindex.ts';
import { requestRateCodes } from '../request-rate.ts';
import { visitTimeCodes } from '../visit-time.ts';

type AppliesTo = NonNullable<ReaderCheckRow['applies']>;
interface TableRow<Code extends string> extends ReaderCheckRow {
  readonly code: Code;
}

/** For those who take the line in; a line that none of the readers is known to take in is everybody's. */
const readersOf =
  ({ name }: ExtensionDirective) =>
  (reader: Reader) =>
    mayReadField(reader, name);

const createRow = <Code extends string>(
  code: Code,
  severity: Severity,
  spec: string,
  applies?: AppliesTo,
): TableRow<Code> => ({ code, severity, spec, ...(applies ? { applies } : {}) });

/** The codes of values of one kind of line, as rows. */
const valueRows = <Code extends string>(
  { spec }: ExtensionDirective,
  codes: Readonly<Record<Code, Severity>>,
  applies?: AppliesTo,
): TableRow<Code>[] =>
  (Object.keys(codes) as Code[]).map((code) => createRow(code, codes[code], spec, applies));

/** Rows about one kind of line. */
const aboutReaders =
  ({ spec }: ExtensionDirective, applies?: AppliesTo) =>
  <Code extends string>(code: Code, severity: Severity, own = applies) =>
    createRow(code, severity, spec, own);

const { 'SIT-NOT-ABSOLUTE': _asR070, ...sitemapOwn } = sitemapCodes;
const sitemap = aboutReaders(linesByName.sitemap, readersOf(linesByName.sitemap));
const delay = aboutReaders(linesByName.delay, readersOf(linesByName.delay));
const rate = aboutReaders(linesByName.rate, readersOf(linesByName.rate));
const visit = aboutReaders(linesByName.visit);
const host = aboutReaders(linesByName.host);
const clean = aboutReaders(linesByName.cleanParam, readersOf(linesByName.cleanParam));
const noindex = aboutReaders(linesByName.noindex);
const license = aboutReaders(linesByName.license);
const signal = aboutReaders(linesByName.signal);
const usage = aboutReaders(linesByName.usage);

/** Fields that some readers take for rules: there a record that has one is complete (LIN-006). */
const endsRecordThere: AppliesTo = ({ record }, detail) =>
  record.otherField !== 'is-rule' &&
  (detail?.startsWith('adjacent') || record.blankLine === 'ignored') &&
  !(detail?.endsWith('pace') && record.ruleFields.length > 2);

/**
 * Above all records, or cut off by a blank line: `parted`, or `parted-blank` if that has characters, and the name of the
 * line. Nothing to those for whom the blank line means nothing, nor to those who skip the line anyway.
 */
export const isCutOff: AppliesTo = (reader, detail = '') => {
  const [how, name = ''] = detail.split(' ');
  const { blankLine } = reader.record;
  const isEnd = blankLine === 'ends' || (how === 'parted' && blankLine === 'ends-if-empty');
  return how === 'first' || (isEnd && mayReadField(reader, name));
};

export const extensionChecks = [
  createRow('R070', 'error', linesByName.sitemap.spec, readersOf(linesByName.sitemap)),
  createRow('R071', 'info', 'RFC 9309 2.2.4', (reader, detail) => isSkippedByReader(reader, detail ?? '')),
  ...valueRows(linesByName.sitemap, sitemapOwn, readersOf(linesByName.sitemap)),
  sitemap('SIT-CLOSED', 'warning'),
  sitemap('SIT-HTTP', 'info'),
  sitemap('SIT-TWICE', 'info'),
  sitemap('SIT-OTHER-HOST', 'hint'),
  ...valueRows(linesByName.delay, crawlDelayCodes, readersOf(linesByName.delay)),
  delay('CRD-CONFLICT', 'warning'),
  delay('CRD-IGNORED', 'info'),
  delay('CRD-CLOSED', 'info'),
  ...valueRows(linesByName.host, hostCodes),
  host('HOST-TWICE', 'info'),
  host('HOST-DIFFERS', 'info'),
  ...valueRows(linesByName.cleanParam, cleanParamCodes, readersOf(linesByName.cleanParam)),
  clean('CLP-DISALLOWED', 'warning'),
  clean('CLP-TWICE', 'info'),
  ...valueRows(linesByName.rate, requestRateCodes, readersOf(linesByName.rate)),
  rate('RRT-PACE', 'warning'),
  rate('RRT-OVERLAP', 'warning'),
  ...valueRows(linesByName.visit, visitTimeCodes),
  visit('VIS-APART', 'warning'),
  visit('VIS-CLOSED', 'info'),
  ...valueRows(linesByName.noindex, noindexCodes),
  noindex('NOI-CLOSED', 'warning'),
  noindex('NOI-ALONE', 'info'),
  ...valueRows(linesByName.signal, contentSignalCodes),
  ...valueRows(linesByName.usage, contentUsageCodes),
  ...valueRows(linesByName.license, licenseCodes),
  license('RSL-IN-RECORD', 'info'),
  license('RSL-EXTRA-LINES', 'info'),
  signal('CSG-SCOPE', 'warning'),
  signal('CSG-LAST', 'warning'),
  signal('CSG-OPERATOR', 'info'),
  usage('CUS-SPLIT', 'warning', endsRecordThere),
  usage('CUS-UNINHERITED', 'warning'),
  usage('CUS-CLOSED-PATH', 'warning'),
  usage('CUS-ORPHAN', 'warning'),
  usage('CUS-OVERRULED', 'warning'),
  createRow(
    'AIU-CONTRADICTORY',
    'warning',
    'draft-ietf-aipref-vocab-07 5; draft-romm-aipref-contentsignals-00',
  ),
  license('RSL-REMIND', 'info'),
  createRow('POL-CRAWLER-CLOSED', 'warning', 'Google crawler list; Apple crawler page, 2026'),
  createRow('LIN-GLUE', 'warning', 'RFC 9309 2.2', endsRecordThere),
  createRow('LIN-ORPHAN', 'warning', 'RFC 9309 2.2', isCutOff),
  createRow('POL-NOT-A-CLIENT', 'info', 'Google crawler list; Apple crawler page, 2026'),
  createRow('POL-MIXED', 'info', 'Google crawler list; Apple crawler page, 2026'),
] as const;

export type ExtensionCode = (typeof extensionChecks)[number]['code'];

const byCode: ReadonlyMap<string, ReaderCheckRow> = new Map(extensionChecks.map((one) => [one.code, one]));

/** The row of a code. */
export const extensionCheckRow = (code: ExtensionCode): ReaderCheckRow => byCode.get(code)!;
