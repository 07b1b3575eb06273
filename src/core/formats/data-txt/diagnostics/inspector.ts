// Finds the problems of data.txt.

import { defineDiagnostic } from '../../../diagnostics/define-diagnostic.ts';
import { createFinding, createFix, type Finding, type Fix } from '../../../diagnostics/finding.ts';
import type { Inspection, Inspector } from '../../../diagnostics/inspection.ts';
import { insertLines, placeLines } from '../../../document/place-lines.ts';
import { pathOfRule } from '../../../matching/path-rule.ts';
import { urlParts } from '../../../matching/url-parts.ts';
import { dataTxt } from '../../../readers/data-txt.ts';
import { fieldAt, nameOf, type Policy } from '../../../syntax/policy.ts';
import { shortenEnd } from '../../../text/shorten-text.ts';
import { intendedParts, isBlankPart, isRulePart } from '../../rep/diagnostics/lines/intended-records.ts';
import { INTENDED_PART } from '../../rep/diagnostics/lines/line-meaning.ts';
import { agentText } from '../../rep/edit/field-spelling.ts';
import { findBlockAround, linesIn } from '../../rep/edit/record-rows.ts';
import { readRecords } from '../../rep/records.ts';
import { descriptionText } from '../edit/describe.ts';
import { descriptionTarget } from '../edit/description-target.ts';
import { readPinsYaml } from '../yaml/pins.ts';
import { D005, findCutValues } from './cut-values.ts';
import { anyCrawler, dataTxtExample } from './example.ts';
import { D001, findOtherNames } from './other-names.ts';
import { createSwallowedCommentCheck, D003 } from './swallowed-comments.ts';

/** The number of lines that are checked before other tasks may run. */
const LINES_PER_STEP = 2000;

/** The number of characters of a name in a message. */
const MAX_SHOWN = 60;

/** The first line for a file that describes nothing. */
const titleOf = ({ site }: Inspection) => {
  const host = urlParts(site.origin).authority?.host ?? '';
  return { name: 'Title', value: /^[\w.:[\]-]+$/.test(host) ? `Data of ${host}` : 'Data of this site' };
};

const D002 = defineDiagnostic({
  code: 'D002',
  severity: 'warning',
  spec: 'data.txt 1, 2',
  examples: [
    dataTxtExample(anyCrawler('Disallow: /x', 'Disallow: /y'), anyCrawler('Disallow: /x', 'Allow: /y')),
  ],
});

/** D002: a file with only Disallow lines announces no data. An empty Disallow has no effect (open question C4). */
function findNothingAnnounced(inspection: Inspection): readonly Finding[] {
  const { policy } = inspection;
  const { records, orphans, others } = readRecords(policy, dataTxt);
  const rules = [...records.flatMap((record) => record.rules), ...orphans];
  const first = rules.find((rule) => pathOfRule(rule) !== '');
  if (!first || rules.some(({ effect }) => effect === 'allow') || others.length > 0) return [];
  const { places } = fieldAt(policy, first.line);
  const range = {
    start: { line: first.line, column: places.nameStart },
    end: { line: first.line, column: places.valueEnd },
  };
  const text = descriptionText(policy, titleOf(inspection));
  const isInRecord = records.some(({ rules: own }) => own.includes(first));
  return [
    createFinding(D002, range, [pathOfRule(first)], () =>
      isInRecord
        ? [createFix('describe-data', [text], 'same', () => insertLines(policy.source, first.line, [text]))]
        : [],
    ),
  ];
}

const D004 = defineDiagnostic({
  code: 'D004',
  severity: 'warning',
  spec: 'data.txt 3.2, 3.3',
  examples: [
    dataTxtExample(
      anyCrawler('Allow: /x.csv', '', 'Title: Trees'),
      anyCrawler('Allow: /x.csv', 'Title: Trees', ''),
    ),
  ],
});

/** Fields that belong to no record, between two records or at the beginning or end of the file. */
interface FieldsOutside {
  readonly fields: readonly [number, ...number[]];
  /** Blank lines above the last of the fields, up to the record above. */
  readonly blanks: readonly number[];
  /** Whether a user-agent or a rule is above the fields. */
  readonly isBelow: boolean;
  /** The next user-agent line. */
  readonly next: number | undefined;
}

/** The fields of the file that are outside records. A misspelled rule is not one of them: R001 finds it. */
function fieldsOutside(policy: Policy): readonly FieldsOutside[] {
  const groups: FieldsOutside[] = [];
  let fields: number[] = [];
  let blanks: number[] = [];
  let blanksBeforeField = 0;
  let isBelow = false;
  const end = (next?: number) => {
    const [first, ...more] = fields;
    if (first !== undefined)
      groups.push({ fields: [first, ...more], blanks: blanks.slice(0, blanksBeforeField), isBelow, next });
    fields = [];
    blanks = [];
  };
  intendedParts(policy).forEach((part, line) => {
    if (isBlankPart(part)) blanks.push(line);
    else if (part === INTENDED_PART.unknown && descriptionTarget(policy, line) === undefined) {
      fields.push(line);
      blanksBeforeField = blanks.length;
    } else if (part === INTENDED_PART.agent || isRulePart(part)) {
      end(part === INTENDED_PART.agent ? line : undefined);
      isBelow = true;
    } else if (part === INTENDED_PART.unknown) blanks = [];
  });
  end();
  return groups;
}

/** Moves the fields into the record above, the next record, or a new record for any crawler. */
function moveIntoRecordFix(policy: Policy, { fields, blanks, isBelow, next }: FieldsOutside): Fix {
  const noBlanks = blanks.map((at) => ({ at, remove: 1, insert: [] }));
  const [first] = fields;
  if (isBelow) {
    const words = blanks.map((line) => String(line + 1));
    return createFix('delete-blank-lines', words, 'changes', () => placeLines(policy.source, noBlanks));
  }
  const block = next === undefined ? undefined : findBlockAround(policy, next);
  if (block && next !== undefined)
    return createFix('fields-into-record', [String(next + 1), String(fields.length)], 'changes', () =>
      placeLines(policy.source, [
        ...fields.map((at) => ({ at, remove: 1, insert: [] })),
        { at: block.body, remove: 0, insert: fields.flatMap((at) => linesIn(policy, at, at + 1)) },
      ]),
    );
  const text = agentText(policy.format, '*');
  return createFix('add-agent-above', [text], 'changes', () =>
    placeLines(policy.source, [
      { at: first, remove: 0, insert: [{ text }] },
      ...noBlanks.filter(({ at }) => at > first),
    ]),
  );
}

/** D004: fields outside records describe nothing. Reported once for the fields between two records. */
const findFieldsOutsideRecords = (policy: Policy): readonly Finding[] =>
  fieldsOutside(policy).map((outside) => {
    const { fields, blanks, isBelow, next } = outside;
    const [line] = fields;
    const [blank] = blanks;
    const first = fieldAt(policy, line);
    const { nameStart, nameEnd } = first.places;
    const range = { start: { line, column: nameStart }, end: { line, column: nameEnd } };
    const words = [
      shortenEnd(nameOf(first), MAX_SHOWN),
      String(fields.length),
      isBelow && blank !== undefined ? String(blank + 1) : '',
      next === undefined ? '' : String(next + 1),
    ];
    return createFinding(D004, range, words, () => [moveIntoRecordFix(policy, outside)]);
  });

const D006 = defineDiagnostic({
  code: 'D006',
  severity: 'warning',
  spec: 'data.txt 3.2',
  examples: [dataTxtExample('# soon\n', anyCrawler('Allow: /x.csv'))],
});

/** D006: there is no record, and no line that could belong to one. */
function findNoRecord(policy: Policy): readonly Finding[] {
  if (intendedParts(policy).some((part) => part >= INTENDED_PART.agent)) return [];
  const start = { line: 0, column: 0 };
  return [createFinding(D006, { start, end: start }, [])];
}

/** All diagnostics of data.txt. */
export const datasetDiagnostics = [D001, D002, D003, D004, D005, D006];

export type DatasetCode = (typeof datasetDiagnostics)[number]['code'];

export const datasetInspector: Inspector = {
  id: 'datasets',
  checks: datasetDiagnostics,
  *find(inspection) {
    const { policy, options } = inspection;
    const { describes, directives } = policy.format;
    // The grammar of the Internet-Draft allows a comment to begin on the next line, too.
    const isDraft =
      directives.length > 0 &&
      [options.reader, ...(options.readers ?? [])].some((one) => one?.record.otherField === 'is-rule');
    if (!describes && !isDraft) return [];
    const findings: Finding[] = [];
    const commentCheck = createSwallowedCommentCheck(policy, (finding) => findings.push(finding));
    const isYaml = readPinsYaml(policy) !== undefined;
    for (let line = 0; line < policy.source.lines.length; line++) {
      if (line % LINES_PER_STEP === LINES_PER_STEP - 1) yield;
      if (!isYaml) commentCheck.see(line);
      if (!describes) continue;
      for (const finding of findOtherNames(policy, line)) findings.push(finding);
      if (!isYaml) for (const finding of findCutValues(policy, line)) findings.push(finding);
    }
    commentCheck.end();
    if (!describes) return findings;
    const ofRecords = isYaml ? [] : [...findFieldsOutsideRecords(policy), ...findNoRecord(policy)];
    return [...findings, ...findNothingAnnounced(inspection), ...ofRecords];
  },
};
