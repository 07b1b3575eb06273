// The findings of data.txt.
import { otherNames } from '../dialects/datasets/checks/other-name.ts';
import { swallowedComments } from '../dialects/datasets/checks/swallowed.ts';
import { datasetCheck, datasetChecks } from '../dialects/datasets/checks/table.ts';
import { describingText } from '../dialects/datasets/edit/describe.ts';
import { readPinsYaml } from '../dialects/datasets/yaml/pins.ts';
import { readRecords } from '../dialects/rep/records.ts';
import { pathOfRule } from '../matching/path-rule.ts';
import { urlParts } from '../matching/url-parts.ts';
import { type Finding, findingOf, fixOf } from '../policy/finding.ts';
import { insertLines } from '../policy/place.ts';
import { fieldAt } from '../policy/policy.ts';
import { dataTxt } from '../readers/data-txt.ts';
import type { Inspection, Inspector } from './inspection.ts';

/** Lines that are looked at before others may come between. */
const PIECE = 2000;

/** What the first line would say that describes anything. */
const titleOf = ({ site }: Inspection) => {
  const host = urlParts(site.origin).authority?.host ?? '';
  return { name: 'Title', value: /^[\w.:[\]-]+$/.test(host) ? `Data of ${host}` : 'Data of this site' };
};

/** D002: nothing but Disallow lines, so that nobody learns of any data. An empty one has no effect (digest C4). */
function nothingAnnounced(inspection: Inspection): readonly Finding[] {
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
  const text = describingText(policy, titleOf(inspection));
  const isInRecord = records.some(({ rules: own }) => own.includes(first));
  return [
    findingOf(datasetCheck('D002'), range, [pathOfRule(first)], () =>
      isInRecord
        ? [fixOf('describe-data', [text], 'same', () => insertLines(policy.source, first.line, [text]))]
        : [],
    ),
  ];
}

export const datasetInspector: Inspector = {
  id: 'datasets',
  checks: datasetChecks,
  *find(inspection) {
    const { policy, options } = inspection;
    const { describes, directives } = policy.format;
    // The grammar in which a comment may begin on the next line is also that of the Internet-Draft.
    const isDraft =
      directives.length > 0 &&
      [options.reader, ...(options.readers ?? [])].some((one) => one?.record.otherField === 'is-rule');
    if (!describes && !isDraft) return [];
    const found: Finding[] = [];
    const swallowed = swallowedComments(policy, (finding) => found.push(finding));
    const isYaml = readPinsYaml(policy) !== undefined;
    for (let line = 0; line < policy.source.lines.length; line++) {
      if (line % PIECE === PIECE - 1) yield;
      if (!isYaml) swallowed.see(line);
      if (describes) for (const finding of otherNames(policy, line)) found.push(finding);
    }
    swallowed.end();
    return describes ? [...found, ...nothingAnnounced(inspection)] : found;
  },
};
