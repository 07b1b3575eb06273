// Findings about records: a file that announces no data, and fields that belong to no record.

import { cite } from '../../../catalogue/citations.ts';
import { defineChecks, kind } from '../../../diagnostics/define-checks.ts';
import type { Fix } from '../../../diagnostics/finding.ts';
import type { Inspection } from '../../../diagnostics/inspection.ts';
import { insertLines, placeLines } from '../../../document/place-lines.ts';
import { pathOfRule } from '../../../matching/path-rule.ts';
import { urlParts } from '../../../matching/url-parts.ts';
import { dataTxt } from '../../../readers/data-txt.ts';
import { fieldAt, nameOf, type Policy } from '../../../syntax/policy.ts';
import { INTENDED_PART } from '../../rep/diagnostics/lines/line-meaning.ts';
import { intendedParts } from '../../rep/diagnostics/lines/read-lines.ts';
import { isBlankPart, isRulePart } from '../../rep/diagnostics/lines/records/intended-records.ts';
import { agentText } from '../../rep/edit/field-spelling.ts';
import { findBlockAround, linesIn } from '../../rep/edit/record-rows.ts';
import { readRecords } from '../../rep/records.ts';
import { descriptionText } from '../edit/describe.ts';
import { descriptionTarget } from '../edit/description-target.ts';
import { anyCrawler, type DataTxtContext, dataTxtExample, shortenForMessage } from './check-context.ts';

const kinds = {
  D002: kind({
    severity: 'warning',
    source: cite('datatxt-spec', '1, 2'),
    examples: [
      dataTxtExample(anyCrawler('Disallow: /x', 'Disallow: /y'), anyCrawler('Disallow: /x', 'Allow: /y')),
    ],
  }),
  D004: kind<{
    readonly name: string;
    readonly fields: number;
    /** The blank line that ends the record above. */
    readonly blank: number | undefined;
    /** The line at which the next record begins. */
    readonly next: number | undefined;
  }>({
    severity: 'warning',
    source: cite('datatxt-spec', '3.2, 3.3'),
    examples: [
      dataTxtExample(
        anyCrawler('Allow: /x.csv', '', 'Title: Trees'),
        anyCrawler('Allow: /x.csv', 'Title: Trees', ''),
      ),
    ],
  }),
  D006: kind({
    severity: 'warning',
    source: cite('datatxt-spec', '3.2'),
    examples: [dataTxtExample('# soon\n', anyCrawler('Allow: /x.csv'))],
  }),
};

type Context = DataTxtContext<typeof kinds>;

/** The first line for a file that describes nothing. */
const titleOf = ({ site }: Inspection) => {
  const host = urlParts(site.origin).authority?.host ?? '';
  return { name: 'Title', value: /^[\w.:[\]-]+$/.test(host) ? `Data of ${host}` : 'Data of this site' };
};

/** D002: a file with only Disallow lines announces no data. An empty Disallow has no effect (open question C4). */
function checkNothingAnnounced({ inspection, subject: { policy, describes }, report, fix }: Context) {
  if (!describes) return;
  const { records, orphans, others } = readRecords(policy, dataTxt);
  const rules = [...records.flatMap((record) => record.rules), ...orphans];
  const first = rules.find((rule) => pathOfRule(rule) !== '');
  if (!first || rules.some(({ effect }) => effect === 'allow') || others.length > 0) return;
  const { line } = first;
  const { nameStart, valueEnd } = fieldAt(policy, line).places;
  const text = descriptionText(policy, titleOf(inspection));
  const describe = fix('describe-data', { text }, () => insertLines(policy.source, line, [text]), 'same');
  const isInRecord = records.some(({ rules: own }) => own.includes(first));
  report('D002', { line, start: nameStart, end: valueEnd }, {}, isInRecord && describe);
}

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
function moveIntoRecordFix(
  { subject: { policy }, fix }: Context,
  { fields, blanks, isBelow, next }: FieldsOutside,
): Fix {
  const { source } = policy;
  const remove = (at: number) => ({ at, remove: 1, insert: [] });
  if (isBelow)
    return fix('delete-blank-lines', { lines: blanks.map((line) => line + 1) }, () =>
      placeLines(source, blanks.map(remove)),
    );
  const block = next === undefined ? undefined : findBlockAround(policy, next);
  if (block && next !== undefined)
    return fix('fields-into-record', { line: next + 1, fields: fields.length }, () =>
      placeLines(source, [
        ...fields.map(remove),
        { at: block.body, remove: 0, insert: fields.flatMap((at) => linesIn(policy, at, at + 1)) },
      ]),
    );
  const [first] = fields;
  const text = agentText(policy.format, '*');
  return fix('add-agent-above', { text }, () =>
    placeLines(source, [
      { at: first, remove: 0, insert: [{ text }] },
      ...blanks.filter((at) => at > first).map(remove),
    ]),
  );
}

const numberOfLine = (line: number | undefined) => (line === undefined ? undefined : line + 1);

/** D004: fields outside records describe nothing. Reported once for the fields between two records. */
function checkFieldsOutside(context: Context) {
  const { policy, describes, isYaml } = context.subject;
  if (!describes || isYaml) return;
  for (const outside of fieldsOutside(policy)) {
    const { fields, blanks, isBelow, next } = outside;
    const [line] = fields;
    const first = fieldAt(policy, line);
    const { nameStart, nameEnd } = first.places;
    context.report(
      'D004',
      { line, start: nameStart, end: nameEnd },
      {
        name: shortenForMessage(nameOf(first)),
        fields: fields.length,
        blank: isBelow ? numberOfLine(blanks[0]) : undefined,
        next: numberOfLine(next),
      },
      () => moveIntoRecordFix(context, outside),
    );
  }
}

/** D006: there is no record, and no line that could belong to one. */
function checkNoRecord({ subject: { policy, describes, isYaml }, report }: Context) {
  if (!describes || isYaml || intendedParts(policy).some((part) => part >= INTENDED_PART.agent)) return;
  report('D006', { line: 0, start: 0, end: 0 });
}

export const recordChecks = defineChecks(kinds, checkNothingAnnounced, checkFieldsOutside, checkNoRecord);
