// R112, R113, R115, R116: what comes of two records for the same name, which are read as one.

import { cite } from '../../../../../catalogue/citations.ts';
import { defineChecks, kind } from '../../../../../diagnostics/define-checks.ts';
import { textLines } from '../../../../../document/lines.ts';
import { pathOfRule } from '../../../../../matching/path-rule.ts';
import type { Reader } from '../../../../../readers/reader.ts';
import { lazy } from '../../../../../text/lazy.ts';
import { setPath } from '../../../edit/set-path.ts';
import type { RobotsRecord } from '../../../robots-record.ts';
import { type PathContext, pathAt, recordsJoinedWith } from '../check-context.ts';
import { answersOf, closesAll, opensAll, ruleAt, urlOf } from './record-answers.ts';

/** A Disallow without a path. `closing`: a rule of another record, in line `closingLine` (from 1). */
type VoidOpening = {
  readonly name: string;
  readonly closing: string;
  readonly closingLine: number;
};

/** Records of a block that a service keeps, and of the site. `title`: of the block; lines are from 1. */
type ServiceBlock = {
  readonly name: string;
  readonly title: string;
  readonly from: number;
  readonly to: number;
  /** The rule of the site, and what becomes of it. */
  readonly rule: string;
  readonly line: number;
  readonly blockRule: string;
  readonly blockLine: number;
  readonly isOpen: boolean;
};

const mergesAny = ({ group }: Reader): boolean => group.specific === 'merge' || group.default === 'merge';

const block = (...rules: readonly string[]) => `# BEGIN service\n${rules.join('\n')}\n# END service\n\n`;

const kinds = {
  R112: kind<VoidOpening>({
    severity: 'warning',
    source: cite('RFC 9309', '2.2.1'),
    applies: mergesAny,
    examples: [
      {
        file: 'User-agent: *\nDisallow: /\n\nUser-agent: *\nDisallow:\n',
        near: 'User-agent: *\nDisallow: /\n\nUser-agent: *\nAllow: /\n',
      },
    ],
  }),
  R113: kind<VoidOpening>({
    severity: 'hint',
    source: cite('RFC 9309', '2.2.1'),
    applies: mergesAny,
    examples: [
      {
        file: 'User-agent: *\nDisallow: /a\n\nUser-agent: *\nDisallow:\n',
        near: 'User-agent: *\nDisallow: /a\n\nUser-agent: b\nDisallow:\n',
      },
    ],
  }),
  R115: kind<ServiceBlock>({
    severity: 'warning',
    source: [...cite('RFC 9309', '2.2.1'), ...cite('RFC 9309', '2.2.2')],
    applies: mergesAny,
    examples: [
      {
        file: `${block('User-agent: *', 'Allow: /')}User-agent: *\nDisallow: /\n`,
        near: `${block('User-agent: *', 'Allow: /')}User-agent: *\nDisallow: /a\n`,
      },
      {
        file: `${block('User-agent: b', 'Disallow: /')}User-agent: b\nDisallow: /a\n`,
        near: `${block('User-agent: b', 'Disallow: /')}User-agent: c\nDisallow: /a\n`,
      },
    ],
  }),
  R116: kind<ServiceBlock>({
    severity: 'info',
    source: [...cite('RFC 9309', '2.2.1'), ...cite('RFC 9309', '2.2.2')],
    applies: mergesAny,
    examples: [
      {
        file: `${block('User-agent: b', 'Disallow: /')}User-agent: b\nAllow: /\n`,
        near: `${block('User-agent: b', 'Disallow: /')}User-agent: b\nDisallow: /\n`,
      },
    ],
  }),
};

type Context = PathContext<typeof kinds>;

/** A record, and the others that are read together with it for one of its names. */
interface MergedRecord {
  readonly place: number;
  readonly record: RobotsRecord;
  readonly others: readonly RobotsRecord[];
}

const nameOf = ({ subject: { agentLinesOf } }: Context, place: number) =>
  agentLinesOf().get(place)?.[0]?.value ?? '';

/** R112, R113: a Disallow without a path, all that a record says, does not lift the rules of the others. */
function checkVoidOpening(context: Context, { place, record, others }: MergedRecord): void {
  const { subject, report, fix } = context;
  const [empty, ...more] = record.rules;
  if (!empty || more.length > 0 || empty.effect !== 'deny' || pathOfRule(empty) !== '') return;
  const together = answersOf(subject, others);
  const closing = together.rules.filter(
    ({ rule, path }) => rule.effect === 'deny' && together.isClosed(urlOf(path)),
  );
  const total = closing.find((rule) => closesAll(rule) && together.closesSite());
  const shown = total ?? closing[0];
  if (!shown) return;
  const values = {
    name: nameOf(context, place),
    closing: ruleAt(subject, shown.at.line),
    closingLine: shown.at.line + 1,
  };
  const at = pathAt(subject, empty.line);
  if (total) {
    const open = () => setPath(subject.policy, total.at.line, '');
    report('R112', at, values, () => fix('empty-disallow', {}, open));
  } else report('R113', at, values);
}

interface Block {
  readonly title: string;
  readonly from: number;
  readonly to: number;
}

const BEGIN = /^\s*#[\s#=*-]*(?:begin|start)\b[\s:]*(.*?)[\s#=*-]*$/i;
const END = /^\s*#[\s#=*-]*end\b/i;

/** Returns the blocks between comments that say where they begin and end. */
function findBlocks(texts: readonly string[]): readonly Block[] {
  const blocks: Block[] = [];
  let open: { readonly title: string; readonly from: number } | undefined;
  for (const [line, text] of texts.entries()) {
    const title = BEGIN.exec(text)?.[1];
    if (title !== undefined) open = { title, from: line };
    else if (open && END.test(text)) {
      blocks.push({ ...open, to: line });
      open = undefined;
    }
  }
  return blocks;
}

const isWithin = ({ agents: [line = -1] }: RobotsRecord, { from, to }: Block) => line > from && line < to;

/** R115, R116: a service and the site say opposite things to the same crawler. */
function checkServiceBlock(context: Context, { place, record, others }: MergedRecord, found: Block): void {
  const { subject, report } = context;
  const theirs = others.filter((other) => isWithin(other, found));
  if (theirs.length === 0 || isWithin(record, found)) return;
  const own = answersOf(subject, [record]);
  const service = answersOf(subject, theirs);
  const together = answersOf(subject, [record, ...others]);
  const [closed, opened] = [own.rules.find(closesAll), own.rules.find(opensAll)];
  const [closedByService, openedByService] = [service.rules.find(closesAll), service.rules.find(opensAll)];
  const closesSite = together.closesSite() !== undefined;
  const reportAs = (code: 'R115' | 'R116', rule: number, serviceRule: number) =>
    report(code, pathAt(subject, rule), {
      name: nameOf(context, place),
      title: found.title,
      from: found.from + 1,
      to: found.to + 1,
      rule: ruleAt(subject, rule),
      line: rule + 1,
      blockRule: ruleAt(subject, serviceRule),
      blockLine: serviceRule + 1,
      isOpen: !closesSite,
    });
  if (closed && openedByService && !opened && !closesSite)
    reportAs('R115', closed.at.line, openedByService.at.line);
  else if (opened && closedByService && !closed && !closesSite)
    reportAs('R116', opened.at.line, closedByService.at.line);
  else if (closedByService && !closed && !opened && closesSite) {
    const [denied] = own.rules.filter(({ rule }) => rule.effect === 'deny');
    const hasAllow = own.rules.some(({ rule }) => rule.effect === 'allow');
    if (denied && !hasAllow) reportAs('R115', denied.at.line, closedByService.at.line);
  }
}

function* checkMergedRecords(context: Context) {
  const { subject } = context;
  const { loose, policy } = subject;
  if (policy.format.describes) return;
  const blocks = lazy(() => findBlocks(textLines(policy.source.lines)));
  for (const [place, record] of loose.records.entries()) {
    if (record.rules.length === 0) continue;
    const others = recordsJoinedWith(subject, place) ?? [];
    if (others.length === 0) continue;
    const merged = { place, record, others };
    checkVoidOpening(context, merged);
    for (const found of blocks()) checkServiceBlock(context, merged, found);
    yield;
  }
}

export const mergedRecordChecks = defineChecks(kinds, checkMergedRecords);
