// The language service for the field of mobile agents.

import { newLine } from '../document/lines.ts';
import { mobileDirectives } from '../formats/mobile-agents/directives.ts';
import { readMobileFile } from '../formats/mobile-agents/mobile-file.ts';
import { readMobileLine } from '../formats/mobile-agents/read-line.ts';
import { isNone, NONE } from '../formats/mobile-agents/target.ts';
import { type Format, LENIENT_FIELDS } from '../syntax/directives.ts';
import { directiveOfKind, kindOfText } from '../syntax/recognize.ts';
import { createPart, endsWithSpace, type ValueShape } from '../syntax/value-parts.ts';
import type { Assistant, LinePiece, Suggestion, ValueCaret } from './assistant.ts';

const [serverDirective] = mobileDirectives;

const targetShape: ValueShape = {
  parts: [createPart('path'), createPart('target', ' ')],
  next: (head) => (endsWithSpace(head) ? 1 : 0),
};

/** Returns the name, path and target of a line, as far as they are present. */
function mobilePiecesOf(text: string, format: Format): readonly LinePiece[] | undefined {
  if (directiveOfKind(format, kindOfText(text, format, LENIENT_FIELDS)) !== serverDirective) return undefined;
  const { name, words } = readMobileLine(newLine(text, ''));
  const [path, target] = words;
  const pieces: LinePiece[] = [
    {
      kind: 'name',
      start: name.start,
      end: name.end,
      words: [serverDirective.id],
      source: serverDirective.source,
    },
  ];
  if (path) pieces.push({ kind: 'path', start: path.start, end: path.end, words: [path.text] });
  if (target) {
    const kind = isNone(target.text) ? 'none' : 'host';
    pieces.push({ kind: 'target', start: target.start, end: target.end, words: [kind, target.text] });
  }
  return pieces;
}

const suggestMobilePaths = ({ policy, line, paths }: ValueCaret): Suggestion[] => {
  const assigned = new Set(
    readMobileFile(policy)
      .assignments.filter((assignment) => assignment.line !== line)
      .map(({ path }) => path.text),
  );
  return [...new Set(['/', ...paths])]
    .filter((path) => !assigned.has(path))
    .map((path) => ({ kind: 'path', text: path, words: [path], goesOn: true }));
};

/** The beginning of a target with the protocol that the draft uses. The author types the host. */
const ATP_PREFIX = 'atp://';

/** Returns `none`, the beginning of a new target, and the targets of the other lines. */
function suggestTargets({ policy, line }: ValueCaret): Suggestion[] {
  const hosts = readMobileFile(policy).assignments.flatMap((assignment) =>
    assignment.line === line || assignment.host === undefined ? [] : [assignment.host],
  );
  return [
    { kind: 'target', text: NONE, words: [NONE] },
    { kind: 'target', text: ATP_PREFIX, words: ['protocol'] },
    ...[...new Set(hosts)].map((host): Suggestion => ({ kind: 'target', text: host, words: ['host', host] })),
  ];
}

export const mobileAssistant: Assistant = {
  pieces: mobilePiecesOf,
  endings: () => [],
  shape: () => targetShape,
  values(_directive, caret) {
    if (caret.before.length === 0) return suggestMobilePaths(caret);
    return caret.before.length === 1 && caret.after.length === 0 ? suggestTargets(caret) : [];
  },
  nameAt: () => undefined,
  places: () => [],
  rename: () => [],
};
