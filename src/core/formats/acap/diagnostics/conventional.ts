// Checks conventional records below the first ACAP record, which a crawler of ACAP does not read (ACAP 1.1 2.10.2).

import { defineChecks, kind } from '../../../diagnostics/define-checks.ts';
import { createExample } from '../../../diagnostics/finding-example.ts';
import { sliceLines } from '../../../document/lines.ts';
import { placeLines } from '../../../document/place-lines.ts';
import { type Field, fieldAt, nameOf, type Policy } from '../../../syntax/policy.ts';
import { rowRoleAt } from '../../rep/edit/record-rows.ts';
import { acapDirectives } from '../directives.ts';
import { firstLineWithComments } from '../edit/definitions.ts';
import { type AcapContext, acap11, lineText } from './check-context.ts';
import { anyCrawler, permitPresent } from './example.ts';

const kinds = {
  'conventional-after-acap': kind<{ readonly name: string }>({
    severity: 'warning',
    source: acap11('2.10.2'),
    examples: [
      createExample(
        anyCrawler(permitPresent, '', '# Old', 'User-agent: *', 'Disallow: /x/', 'Sitemap: /map.xml'),
        anyCrawler(permitPresent, 'Sitemap: /map.xml', 'Host: x'),
      ),
    ],
  }),
};

type Context = AcapContext<typeof kinds>;

/** Lines `from` to `to`, both included. */
interface LineRun {
  readonly from: number;
  to: number;
}

const NON_CONVENTIONAL = acapDirectives[0].dialect;

const isConventionalRow = ({ directive }: Field) =>
  (directive?.role === 'agent' || directive?.role === 'rule') && directive.dialect !== NON_CONVENTIONAL;

/** Finds runs of conventional lines. Blank lines and comments between them are part of the run; other lines end it. */
function findRuns(policy: Policy, first: number): readonly LineRun[] {
  const runs: LineRun[] = [];
  let open: LineRun | undefined;
  for (let line = first; line < policy.source.lines.length; line++) {
    const field = fieldAt(policy, line);
    if (isConventionalRow(field)) {
      if (open) open.to = line;
      else runs.push((open = { from: line, to: line }));
    } else if (field.kind !== 'blank' && field.kind !== 'comment') open = undefined;
  }
  return runs;
}

/** Moves a run, with the comments above it, above the first record, separated by blank lines. */
function moveRunUp(policy: Policy, { from, to }: LineRun, firstRecord: number) {
  const before = firstLineWithComments(policy, firstRecord);
  const first = firstLineWithComments(policy, from);
  const isSeparated = before === 0 || rowRoleAt(policy, before - 1) === 'blank';
  const moved = sliceLines(policy.source.lines, first, to + 1);
  return placeLines(policy.source, [
    { at: before, remove: 0, insert: [...(isSeparated ? [] : [{ text: '' }]), ...moved, { text: '' }] },
    { at: first, remove: to + 1 - first, insert: [] },
  ]);
}

/** Reports each run of conventional lines below the first record once. */
function checkConventionalLines({ subject, report, fix }: Context) {
  const { policy, file } = subject;
  const { firstRecord } = file;
  if (firstRecord < 0) return;
  for (const run of findRuns(policy, firstRecord)) {
    const name = nameOf(fieldAt(policy, run.from));
    const end = { line: run.to, column: lineText(policy, run.to).length };
    const moveUp = fix('move-up', {}, () => moveRunUp(policy, run, firstRecord));
    report('conventional-after-acap', { start: { line: run.from, column: 0 }, end }, { name }, moveUp);
  }
}

export const conventionalChecks = defineChecks(kinds, checkConventionalLines);
