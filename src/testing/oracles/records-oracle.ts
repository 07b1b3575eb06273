// Forms records line by line. `readRecords`, which reads stretches of lines, must agree with it.

import type { SourceLine } from '../../core/document/lines.ts';
import { repDirectives } from '../../core/formats/rep/directives.ts';
import { fieldOfLine, isUnknownRule } from '../../core/formats/rep/record-parts.ts';
import type { FileReading, Records } from '../../core/formats/rep/records.ts';
import type { RobotsRecord, RuleLine } from '../../core/formats/rep/robots-record.ts';
import { findVisibleLines, placesOfLine } from '../../core/matching/visible-lines.ts';
import type { Policy } from '../../core/syntax/policy.ts';
import { directiveOfKind, kindOfText, LINE_KIND } from '../../core/syntax/recognize.ts';
import { isToken } from '../../core/syntax/token.ts';
import { sourceLines } from '../policies.ts';

type LinePart = 'blank' | 'silent' | 'other' | 'agent' | 'allow' | 'deny';

function classifyLine({ format }: Policy, as: SourceLine, reading: FileReading): LinePart {
  const places = placesOfLine(as);
  const kind = kindOfText(as.text, format, reading.field, places);
  const directive = directiveOfKind(format, kind);
  if (kind === LINE_KIND.blank) return 'blank';
  if (kind === LINE_KIND.comment || kind === LINE_KIND.junk) return 'silent';
  if (!directive) return 'other';
  if (!repDirectives.some((own) => own === directive)) {
    const isField = !directive.bare && places.shape === 'field' && isToken(fieldOfLine(as).name);
    return isField ? 'other' : 'silent';
  }
  if (directive.role === 'agent') return 'agent';
  return isUnknownRule(directive, reading) ? 'other' : directive.effect!;
}

type OpenRecord = { [Key in keyof RobotsRecord]: RobotsRecord[Key][number][] };

/** The records of a file, without the lines that the reader reads. */
export function formRecordsLineByLine(policy: Policy, reading: FileReading): Omit<Records, 'seen' | 'runs'> {
  const { blankLine, otherField, ruleFields, ruleless: without } = reading.record;
  const records: OpenRecord[] = [];
  const orphans: RuleLine[] = [];
  const others: number[] = [];
  const ruleless: number[] = [];
  let open: OpenRecord | undefined;
  let hasBody = false;
  const close = () => {
    if (open && (hasBody || without === 'keep')) records.push(open);
    else ruleless.push(...(open?.agents ?? []));
    open = undefined;
    hasBody = false;
  };
  const completes = (as: SourceLine) =>
    otherField === 'is-rule' ||
    ruleFields.some((name) => !/^(dis)?allow$/.test(name) && name === fieldOfLine(as).name.toLowerCase());
  const read = (part: LinePart, line: number, as: SourceLine) => {
    if (part === 'blank' && (blankLine === 'ends' || (blankLine === 'ends-if-empty' && as.text === '')))
      close();
    else if (part === 'agent') {
      if (hasBody) close();
      open ??= { agents: [], agentsSeen: [], rules: [], others: [] };
      open.agents.push(line);
      open.agentsSeen.push(as);
    } else if (part === 'other') {
      others.push(line);
      open?.others.push(line);
      hasBody ||= open !== undefined && completes(as);
    } else if (part === 'allow' || part === 'deny') {
      (open?.rules ?? orphans).push({ line, effect: part, seen: as });
      hasBody = open !== undefined;
    }
  };
  const seen = findVisibleLines(policy.source, reading.text);
  sourceLines(policy.source)
    .slice(0, seen.end)
    .forEach((own, line) => {
      const altered = seen.altered.get(line);
      const pieces = altered ? [altered.line, ...(altered.more ?? [])] : [own];
      for (const as of pieces) read(classifyLine(policy, as, reading), line, as);
    });
  close();
  return { records, orphans, ruleless, others };
}
