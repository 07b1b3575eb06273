// Every diagnosis of the lines, shapes, records and names of conventional files: one row per code.

import type { ReaderCheckRow } from '../../../../diagnostics/inspection.ts';
import { isStar } from '../../../../matching/agent-names.ts';
import type { Reader } from '../../../../readers/reader.ts';

/** The texts of before RFC 9309: a record is names, then rules, and a blank line ends it. */
const knowsOldFormat = ({ record }: Reader) => record.blankLine === 'ends' && record.ruleless === 'drop';

const continuesAtBlank = ({ record }: Reader) => record.blankLine === 'ignored';

/** `empty`: the line has no character at all, so that it ends records to those too who ask for that. */
export const endsRecordAt = ({ record }: Reader, detail = '') =>
  record.blankLine === 'ends' || (record.blankLine === 'ends-if-empty' && detail.endsWith('empty'));

/** Whether names without an Allow or a Disallow are without rules: `fields`: there are other fields. */
const isRuleless = ({ record }: Reader, detail: string) =>
  !detail.includes('fields') || record.otherField === 'ignored';

/** Whether a line inside a record is its end, and parts something by it. */
export const endsRecordInside = (reader: Reader, detail = '') =>
  endsRecordAt(reader, detail) && isRuleless(reader, detail);

const dropsRulesAt = (reader: Reader, detail = '') =>
  reader.record.ruleless === 'drop' &&
  isRuleless(reader, detail) &&
  (!detail.includes('blank') || endsRecordAt(reader, detail));

/** All rows: those of the digest, then ours. */
export const repLineChecks = [
  {
    code: 'R001',
    severity: 'error',
    spec: 'draft 1 3.3, RFC 9309 2.2.2 (KOS-016, RFC-018)',
    applies: (reader, detail) => !detail || endsRecordAt(reader, detail),
  },
  { code: 'R002', severity: 'error', spec: 'draft 1 3.3 (KOS-013, KOS-019)', applies: dropsRulesAt },
  {
    code: 'R003',
    severity: 'warning',
    spec: 'draft 1 3.3, RFC 9309 2.2 (KOS-016, RFC-002, YDX-003)',
    applies: endsRecordInside,
  },
  { code: 'R004', severity: 'info', spec: 'draft 1 3.2 (KOS-014, KOS-018)', applies: knowsOldFormat },
  { code: 'R005', severity: 'info', spec: 'draft 1 3.3 (DAT-024)' },
  { code: 'R006', severity: 'info', spec: 'draft 1 3.3 (digest 1.3, B12)', applies: knowsOldFormat },
  { code: 'R007', severity: 'error', spec: 'draft 1 3.2, robots.cc (KOS-011, KOS-023, GGL-002)' },
  { code: 'R008', severity: 'info', spec: 'RFC 9309 2.2.4 (RFC-024)' },
  { code: 'R009', severity: 'error', spec: 'RFC 9309 2.2.4, robots.cc (RFC-025, GGL-001)' },
  {
    code: 'R010',
    severity: 'warning',
    about: 'file',
    spec: 'robots.cc (RFC-034, GGL-008)',
    applies: ({ text }, detail) =>
      text.bom === 'keep' || (detail === 'part-of-mark' && text.bom !== 'strip-prefix'),
  },
  {
    code: 'R011',
    severity: 'warning',
    about: 'file',
    spec: 'draft 1 4.2 (KOS-022)',
    applies: ({ record }) => record.blankLine !== 'ignored',
  },
  { code: 'R012', severity: 'hint', spec: 'draft 1 3.3, RFC 9309 2.2 (KOS-024)', applies: knowsOldFormat },
  { code: 'R013', severity: 'warning', spec: 'draft 1 3.3 (digest 1.3, B17)', applies: knowsOldFormat },
  { code: 'R014', severity: 'error', spec: 'draft 1 3.3, RFC 9309 2.2 (KOS-031)' },
  {
    code: 'R015',
    severity: 'warning',
    about: 'file',
    spec: 'RFC 9309 2.5 (RFC-033, GGL-010, YDX-009)',
    applies: ({ text }) => text.maxBytes !== null,
  },
  {
    code: 'R016',
    severity: 'warning',
    spec: 'robots.cc (GGL-009)',
    applies: ({ text }) => text.maxLineBytes !== null,
  },
  {
    code: 'R017',
    severity: 'error',
    about: 'file',
    isCause: true,
    spec: 'draft 1 3.1, RFC 9309 2.3 (KOS-002, KOS-023)',
  },
  { code: 'R018', severity: 'error', spec: 'data.txt 3.2 (DAT-009)' },
  { code: 'R019', severity: 'info', about: 'file', spec: 'draft 1 3.2 (KOS-021)' },
  { code: 'R020', severity: 'error', spec: 'draft 1 3.3, RFC 9309 2.2.1 (KOS-031, RFC-004)' },
  { code: 'R021', severity: 'warning', spec: 'draft 1 3.2.1 (KOS-027)' },
  { code: 'R022', severity: 'warning', spec: 'draft 1 3.3, robots.cc (KOS-031, GGL-003)' },
  { code: 'R023', severity: 'warning', spec: 'RFC 9309 2.2.1 (RFC-004, GGL-003)', applies: continuesAtBlank },
  { code: 'R024', severity: 'warning', spec: 'draft 1 3.2.1, RFC 9309 erratum 8895 (KOS-025)' },
  { code: 'R025', severity: 'warning', spec: 'draft 1 3.3, robots.cc (KOS-031, GGL-003)' },
  { code: 'R026', severity: 'hint', spec: 'draft 1 3.2.1' },
  {
    code: 'R027',
    severity: 'warning',
    spec: 'draft 1 3.2.1, RFC 9309 2.2.1 (KOS-029, RFC-006)',
    applies: ({ group }) => group.specific === 'first',
  },
  {
    code: 'R028',
    severity: 'warning',
    spec: 'draft 1 3.2.1, RFC 9309 2.2.1 (KOS-029, YDX-010)',
    // To some that join them a second one is an error all the same: they count what a file has.
    applies: ({ group, limits }) => group.default === 'first' || limits.maxRules !== null,
  },
  {
    code: 'R029',
    severity: 'warning',
    spec: 'draft-koster-robots-00 3.2.1 (DAT-011)',
    applies: ({ agent }) => agent.match === 'contains',
  },
  {
    code: 'R030',
    severity: 'hint',
    spec: 'draft 1 3.2.1 (KOS-042, RFC-007)',
    applies: ({ agent }, names = '') => !names.split('\n').some((name) => isStar(name, agent)),
  },
  { code: 'R031', severity: 'hint', spec: 'RFC 9309 2.2.1 (KOS-028, RFC-008)' },
  { code: 'R032', severity: 'info', spec: 'draft 1 3.2.1 (KOS-028)', applies: knowsOldFormat },
  {
    code: 'R072',
    severity: 'warning',
    spec: 'draft-koster-robots-00 3.3 (digest 1.3, B18, DAT-020)',
    applies: ({ record }) => record.otherField === 'is-rule',
  },
  { code: 'R073', severity: 'info', spec: 'draft 1 3.3 (digest 1.3, B18)', applies: knowsOldFormat },
  {
    code: 'R080',
    severity: 'warning',
    about: 'file',
    spec: 'draft 1 3.1, RFC 9309 2.3 (KOS-001, DAT-001, RFC-001)',
    applies: ({ file }, detail) => file.path !== detail,
  },
  {
    code: 'R081',
    severity: 'warning',
    about: 'file',
    spec: 'draft 1 3.1, RFC 9309 2.3 (KOS-001, KOS-002, RFC-001)',
  },
  {
    code: 'R082',
    severity: 'error',
    isCause: true,
    spec: 'ours: draft 1 3.3, RFC 9309 2.2 (KOS-031)',
    // In a line without a field it is a line that is not blank, and nothing else.
    applies: ({ record }, detail) => detail !== 'no-field' || record.blankLine !== 'ignored',
  },
  { code: 'R083', severity: 'error', about: 'file', spec: 'ours: RFC 9309 2.3 (RFC-001)' },
  {
    code: 'R084',
    severity: 'warning',
    about: 'file',
    spec: 'ours: RFC 9309 2.3 (RFC-001, PYU-001)',
    applies: ({ text }, detail) => detail !== 'comment' || text.notUtf8 === 'error',
  },
  { code: 'R085', severity: 'warning', spec: 'ours: sitemaps.org, RFC 9309 2.2.4' },
  { code: 'R086', severity: 'error', spec: 'ours: draft 1 3.3, RFC 9309 2.2.1 (KOS-025)' },
  {
    code: 'R087',
    severity: 'info',
    spec: 'ours: pages of the operators',
    applies: ({ quirks }) => quirks,
  },
  { code: 'R088', severity: 'hint', spec: 'ours: pages of the operators', applies: ({ quirks }) => quirks },
  { code: 'R089', severity: 'info', spec: 'ours: pages of the operators' },
  {
    code: 'R090',
    severity: 'warning',
    about: 'file',
    spec: 'Yandex Webmaster help (YDX-010)',
    applies: ({ limits }) => limits.maxRules !== null,
  },
  {
    code: 'R091',
    severity: 'warning',
    spec: 'Yandex Webmaster help (YDX-010)',
    applies: ({ limits }) => limits.maxRuleChars !== null,
  },
  {
    code: 'R092',
    severity: 'warning',
    spec: 'ours: behaviour of urllib.robotparser (PYU-010)',
    applies: ({ agent }) => agent.match === 'contained-in-name',
  },
  {
    code: 'R103',
    severity: 'error',
    isCause: true,
    spec: 'ours: draft 1 3.3, RFC 9309 2.2 (KOS-019, RFC-002)',
  },
  { code: 'R104', severity: 'info', spec: 'ours: draft 1 3.2.1, RFC 9309 2.2.1 (KOS-031, RFC-004)' },
  { code: 'R105', severity: 'info', spec: 'ours: draft 1 3.2, robots.cc (KOS-011, KOS-023)' },
  // What a program reports by rules of its own, and no reader minds.
  {
    code: 'CHK-LINE',
    severity: 'warning',
    about: 'program',
    spec: 'ours: Lighthouse, robots.cc',
    applies: () => false,
  },
] as const satisfies readonly ReaderCheckRow[];

export type RepLineCode = (typeof repLineChecks)[number]['code'];

const rowsByCode: ReadonlyMap<string, ReaderCheckRow> = new Map(repLineChecks.map((one) => [one.code, one]));

/** The row of a code. */
export const repLineCheckRow = (code: RepLineCode): ReaderCheckRow => rowsByCode.get(code)!;
