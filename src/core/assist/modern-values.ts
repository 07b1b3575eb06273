// What may be written into the lines of today.
import { aiPurposes } from '../catalogue/ai-purposes.ts';
import { newestEdition } from '../catalogue/usage-vocabulary.ts';
import { contentUses } from '../formats/extensions/content-signal.ts';
import type { Directive } from '../syntax/directives.ts';
import { hostOf } from '../text/host-of.ts';
import type { Suggestion, ValueCaret } from './assistant.ts';

/** Seconds that files of our days ask for. */
const SECONDS = ['1', '2', '5', '10', '30'];
const WINDOWS = ['0600-0845', '2200-0600'];
type Answers = Readonly<Record<string, readonly string[]>>;

const answersTo = (keys: readonly string[], answers: readonly string[]): Answers =>
  Object.fromEntries(keys.map((key) => [key, answers]));

const SIGNALS: Answers = { ...answersTo(aiPurposes, ['yes', 'no']), use: contentUses };
const LABELS = answersTo(
  newestEdition.labels.map(({ label }) => label),
  ['y', 'n'],
);

const said = ({ id }: Directive, part: string, text: string, more: Partial<Suggestion> = {}): Suggestion => ({
  kind: 'part',
  text,
  words: [id, part, text],
  ...more,
});

/** What of the word at the caret stands before the last `sign`, with it. */
function leadOf({ text, start, column }: ValueCaret, sign: string): string {
  const typed = text.slice(start, column);
  return typed.slice(0, typed.lastIndexOf(sign) + 1);
}

/** Keys that do not stand there yet, or the answers of the one at the caret. */
function pairs(directive: Directive, caret: ValueCaret, table: Answers, key: string): Suggestion[] {
  const lead = leadOf(caret, ',');
  const typed = caret.text.slice(caret.start + lead.length, caret.column);
  const [, name] = /^([\w-]+)=/.exec(typed) ?? [];
  if (name !== undefined)
    return (table[name.toLowerCase()] ?? []).map((answer) => ({
      ...said(directive, 'answer', `${lead}${name}=${answer}`),
      words: [directive.id, 'answer', answer, name.toLowerCase()],
    }));
  const others = [...caret.before, lead, ...caret.after].join(',');
  const given = new Set([...others.matchAll(/(?<![\w-])([\w-]+)=/g)].map(([, one]) => one?.toLowerCase()));
  return Object.keys(table)
    .filter((one) => !given.has(one))
    .map((one) => ({
      ...said(directive, key, `${lead}${one}=`, { goesOn: true }),
      words: [directive.id, key, one],
    }));
}

const withoutQuery = (path: string) => path.split(/[?#]/, 1)[0] ?? '';

const paths = (directive: Directive, { paths: known }: ValueCaret, goesOn?: true): Suggestion[] =>
  [...new Set(['/', ...known.map(withoutQuery)])].map((text) => ({
    ...said(directive, 'path', text, goesOn ? { goesOn } : {}),
    kind: 'path',
  }));

function usageStatement(directive: Directive, caret: ValueCaret): Suggestion[] {
  const own = pairs(directive, caret, LABELS, 'label');
  const isFirst = caret.before.length === 0 && !/[=,]/.test(caret.text.slice(caret.start, caret.column));
  return isFirst ? [...own, ...paths(directive, caret, true)] : own;
}

/** The names of parameters in addresses that are known, the most frequent first. */
function parameterNames(known: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const path of known) {
    const query = /\?([^#]*)/.exec(path)?.[1] ?? '';
    for (const pair of query.split('&')) {
      const name = pair.split('=', 1)[0]!;
      if (/^[^?#=/ \t]+$/.test(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([name]) => name);
}

function parameters(directive: Directive, caret: ValueCaret): Suggestion[] {
  if (caret.before.length > 1) return [];
  if (caret.before.length === 1)
    return paths(directive, caret).filter(({ text }) => /^[\w./*-]+$/.test(text));
  const lead = leadOf(caret, '&');
  const given = new Set(lead.split('&'));
  return parameterNames(caret.paths)
    .filter((name) => !given.has(name))
    .map((name) => ({ ...said(directive, 'names', lead + name), words: [directive.id, 'names', name] }));
}

function rates(directive: Directive, { before }: ValueCaret): Suggestion[] {
  if (before.length > 1) return [];
  if (before.length === 1)
    return WINDOWS.map((text) => said(directive, 'begin', text, { hole: { start: 0, end: 9 } }));
  return ['1/10', '1/10s', '30/1m'].map((text) => said(directive, 'pages', text));
}

const EXAMPLE = 'https://example.com';

/** Files of the site that may be meant, and where such a file mostly is. */
function addresses(directive: Directive, caret: ValueCaret): Suggestion[] {
  if (caret.before.length > 0) return [];
  const { origin = '', files } = caret;
  const usual = `/${directive.id}.xml`;
  const own = files.filter((path) => path.endsWith('.xml'));
  if (origin === '') {
    const text = EXAMPLE + usual;
    return [said(directive, 'value', text, { hole: { start: 'https://'.length, end: EXAMPLE.length } })];
  }
  return [...new Set([...own, usual])].map((path) => said(directive, 'value', origin + path));
}

/** What may stand as the word at the caret in the value of a line of today. */
export function modernValues(directive: Directive, caret: ValueCaret): readonly Suggestion[] {
  const isFirst = caret.before.length === 0;
  switch (directive.value) {
    case 'seconds':
      return isFirst ? SECONDS.map((text) => said(directive, 'value', text)) : [];
    case 'rate':
      return rates(directive, caret);
    case 'time-window':
      return isFirst
        ? WINDOWS.map((text) => said(directive, 'begin', text, { hole: { start: 0, end: 9 } }))
        : [];
    case 'signals':
      return pairs(directive, caret, SIGNALS, 'key');
    case 'usage-statement':
      return usageStatement(directive, caret);
    case 'parameters':
      return parameters(directive, caret);
    case 'address':
      return addresses(directive, caret);
    case 'host':
      return isFirst && caret.origin ? [said(directive, 'value', hostOf(caret.origin))] : [];
    case 'unread-path':
      return isFirst ? paths(directive, caret) : [];
    default:
      return [];
  }
}
