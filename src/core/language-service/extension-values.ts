// What may be written into the lines of today.
import { aiPurposes } from '../catalogue/ai-purposes.ts';
import { newestEdition } from '../catalogue/usage-vocabulary.ts';
import { contentUses } from '../formats/extensions/content-signal.ts';
import type { Directive } from '../syntax/directives.ts';
import { hostOfOrigin } from '../text/host-of-origin.ts';
import type { Suggestion, ValueCaret } from './assistant.ts';

/** Seconds that files of our days ask for. */
const SECONDS_EXAMPLES = ['1', '2', '5', '10', '30'];
const WINDOW_EXAMPLES = ['0600-0845', '2200-0600'];
type AnswerTable = Readonly<Record<string, readonly string[]>>;

const createAnswerTable = (keys: readonly string[], answers: readonly string[]): AnswerTable =>
  Object.fromEntries(keys.map((key) => [key, answers]));

const SIGNAL_ANSWERS: AnswerTable = { ...createAnswerTable(aiPurposes, ['yes', 'no']), use: contentUses };
const LABEL_ANSWERS = createAnswerTable(
  newestEdition.labels.map(({ label }) => label),
  ['y', 'n'],
);

const createValueSuggestion = (
  { id }: Directive,
  part: string,
  text: string,
  more: Partial<Suggestion> = {},
): Suggestion => ({
  kind: 'part',
  text,
  words: [id, part, text],
  ...more,
});

/** What of the word at the caret stands before the last `sign`, with it. */
function textBeforeWord({ text, start, column }: ValueCaret, sign: string): string {
  const typed = text.slice(start, column);
  return typed.slice(0, typed.lastIndexOf(sign) + 1);
}

/** Keys that do not stand there yet, or the answers of the one at the caret. */
function suggestPairs(
  directive: Directive,
  caret: ValueCaret,
  table: AnswerTable,
  key: string,
): Suggestion[] {
  const lead = textBeforeWord(caret, ',');
  const typed = caret.text.slice(caret.start + lead.length, caret.column);
  const [, name] = /^([\w-]+)=/.exec(typed) ?? [];
  if (name !== undefined)
    return (table[name.toLowerCase()] ?? []).map((answer) => ({
      ...createValueSuggestion(directive, 'answer', `${lead}${name}=${answer}`),
      words: [directive.id, 'answer', answer, name.toLowerCase()],
    }));
  const others = [...caret.before, lead, ...caret.after].join(',');
  const given = new Set([...others.matchAll(/(?<![\w-])([\w-]+)=/g)].map(([, one]) => one?.toLowerCase()));
  return Object.keys(table)
    .filter((one) => !given.has(one))
    .map((one) => ({
      ...createValueSuggestion(directive, key, `${lead}${one}=`, { goesOn: true }),
      words: [directive.id, key, one],
    }));
}

const removeQuery = (path: string) => path.split(/[?#]/, 1)[0] ?? '';

const suggestRulePaths = (directive: Directive, { paths: known }: ValueCaret, goesOn?: true): Suggestion[] =>
  [...new Set(['/', ...known.map(removeQuery)])].map((text) => ({
    ...createValueSuggestion(directive, 'path', text, goesOn ? { goesOn } : {}),
    kind: 'path',
  }));

function suggestUsageStatement(directive: Directive, caret: ValueCaret): Suggestion[] {
  const own = suggestPairs(directive, caret, LABEL_ANSWERS, 'label');
  const isFirst = caret.before.length === 0 && !/[=,]/.test(caret.text.slice(caret.start, caret.column));
  return isFirst ? [...own, ...suggestRulePaths(directive, caret, true)] : own;
}

/** The names of parameters in addresses that are known, the most frequent first. */
function collectParameterNames(known: readonly string[]): string[] {
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

function suggestParameters(directive: Directive, caret: ValueCaret): Suggestion[] {
  if (caret.before.length > 1) return [];
  if (caret.before.length === 1)
    return suggestRulePaths(directive, caret).filter(({ text }) => /^[\w./*-]+$/.test(text));
  const lead = textBeforeWord(caret, '&');
  const given = new Set(lead.split('&'));
  return collectParameterNames(caret.paths)
    .filter((name) => !given.has(name))
    .map((name) => ({
      ...createValueSuggestion(directive, 'names', lead + name),
      words: [directive.id, 'names', name],
    }));
}

function suggestRates(directive: Directive, { before }: ValueCaret): Suggestion[] {
  if (before.length > 1) return [];
  if (before.length === 1)
    return WINDOW_EXAMPLES.map((text) =>
      createValueSuggestion(directive, 'begin', text, { hole: { start: 0, end: 9 } }),
    );
  return ['1/10', '1/10s', '30/1m'].map((text) => createValueSuggestion(directive, 'pages', text));
}

const EXAMPLE_ORIGIN = 'https://example.com';

/** Files of the site that may be meant, and where such a file mostly is. */
function suggestAddresses(directive: Directive, caret: ValueCaret): Suggestion[] {
  if (caret.before.length > 0) return [];
  const { origin = '', files } = caret;
  const usual = `/${directive.id}.xml`;
  const own = files.filter((path) => path.endsWith('.xml'));
  if (origin === '') {
    const text = EXAMPLE_ORIGIN + usual;
    return [
      createValueSuggestion(directive, 'value', text, {
        hole: { start: 'https://'.length, end: EXAMPLE_ORIGIN.length },
      }),
    ];
  }
  return [...new Set([...own, usual])].map((path) =>
    createValueSuggestion(directive, 'value', origin + path),
  );
}

/** What may stand as the word at the caret in the value of a line of today. */
export function suggestExtensionValues(directive: Directive, caret: ValueCaret): readonly Suggestion[] {
  const isFirst = caret.before.length === 0;
  switch (directive.value) {
    case 'seconds':
      return isFirst ? SECONDS_EXAMPLES.map((text) => createValueSuggestion(directive, 'value', text)) : [];
    case 'rate':
      return suggestRates(directive, caret);
    case 'time-window':
      return isFirst
        ? WINDOW_EXAMPLES.map((text) =>
            createValueSuggestion(directive, 'begin', text, { hole: { start: 0, end: 9 } }),
          )
        : [];
    case 'signals':
      return suggestPairs(directive, caret, SIGNAL_ANSWERS, 'key');
    case 'usage-statement':
      return suggestUsageStatement(directive, caret);
    case 'parameters':
      return suggestParameters(directive, caret);
    case 'address':
      return suggestAddresses(directive, caret);
    case 'host':
      return isFirst && caret.origin
        ? [createValueSuggestion(directive, 'value', hostOfOrigin(caret.origin))]
        : [];
    case 'unread-path':
      return isFirst ? suggestRulePaths(directive, caret) : [];
    default:
      return [];
  }
}
