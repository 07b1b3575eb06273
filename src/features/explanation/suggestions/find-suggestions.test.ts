import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isObviousJoin } from '../../../core/analysis/suggestions/weigh.ts';
import { sourceOfText, textOfSource } from '../../../core/document/source.ts';
import { runSync } from '../../../core/questions/cooperative-task.ts';
import { describeChangesAsClause } from '../../../messages/describe-changes.ts';
import { describeStep } from '../../../messages/en/comparison/changes.ts';
import { newFile } from '../../../state/document/document.ts';
import {
  createDocumentStore,
  emptyDocument,
  undo,
  updateView,
} from '../../../state/document/document-store.ts';
import { watchedReadersOf } from '../../../state/readers/watched-readers.ts';
import { chosenVerdict } from '../../../state/table/chosen-cell.ts';
import { runs } from '../../../testing/arbitraries/edits.ts';
import { robotsText } from '../../../testing/arbitraries/robots-txt.ts';
import { applySuggestion, countOtherChanges, findSuggestions } from './find-suggestions.ts';
import { canSuggest, oppositeAnswer, type SuggestionQuestion } from './suggestion-question.ts';

function storeOf(text: string, cell = { agent: 'bot', url: '/x' }) {
  const files = [newFile('/robots.txt', sourceOfText(text))];
  const store = createDocumentStore({
    ...emptyDocument(),
    files,
    rows: ['/x', '/x/y', '/z'],
    columns: ['bot', ''],
  });
  updateView(store, { cell });
  return store;
}

type Store = ReturnType<typeof storeOf>;

const textIn = (store: Store) => textOfSource(store.getState().document.files[0]!.source);

function questionOf(store: Store, others: readonly string[] = []): SuggestionQuestion {
  const { asked, agent, url, verdict } = chosenVerdict(store.getState())!;
  const { columns, rows } = store.getState().document;
  const watched = watchedReadersOf(store.getState()).map(({ id }) => id);
  return { asked, agent, others, url, wanted: oppositeAnswer(verdict), agents: columns, urls: rows, watched };
}

const shared = 'User-agent: *\nDisallow: /x\n';

test('product: suggesting writes nothing; applying is one step that changes the answer, and undo restores the text', () => {
  const store = storeOf(shared);
  const question = questionOf(store);
  const { shown } = runSync(findSuggestions(question));
  expect(textIn(store)).toBe(shared);
  const ownRecord = shown.find(({ name }) => name.startsWith('Write a record of its own'))!;
  expect(applySuggestion(store, question, ownRecord.suggestion)).toBe(true);
  expect(textIn(store)).toBe('User-agent: bot\nAllow: /x$\nDisallow: /x\n\nUser-agent: *\nDisallow: /x\n');
  expect(chosenVerdict(store.getState())?.verdict.answer).toBe('allow');
  const [step, ...more] = store.getState().history.past;
  expect(more).toEqual([]);
  expect(describeStep(step!.label)).toBe('changing /x to Yes for bot');
  undo(store);
  expect(textIn(store)).toBe(shared);
});

test('product: for only one crawler of a record, an edit that spares the others is first, also if it is longer', () => {
  const text =
    'User-agent: bot\nUser-agent: other\nUser-agent: third\nDisallow: /x\nDisallow: /1\nDisallow: /2\nDisallow: /3\n';
  const store = storeOf(text);
  const firstOf = (question: SuggestionQuestion) => {
    const [first] = runSync(findSuggestions(question)).shown;
    return [first?.name.split(' ')[0], first?.suggestion.changes[0]!.count, (first?.lines ?? 0) > 5];
  };
  const question = { ...questionOf(store), agents: ['bot', 'other', 'third', ''] };
  expect(firstOf({ ...question, others: ['other', 'third'] })).toEqual(['Add', 3, false]);
  expect(firstOf(question)).toEqual(['Write', 1, true]);
});

test('product: the form and the text show the line that a suggestion changed, or the one after deleted lines', () => {
  const other = `User-agent: other\n${'Disallow: /n\n'.repeat(50)}\n`;
  const caretAfter = (rules: string) => {
    const store = storeOf(other + rules);
    const question = questionOf(store);
    const { shown } = runSync(findSuggestions(question));
    const { suggestion } = shown.find(({ name }) => name.startsWith('Write')) ?? shown[0]!;
    applySuggestion(store, question, suggestion);
    return store.getState().view.caret;
  };
  const shownAt = (line: number) => ({ position: { line, column: 0 }, by: 'link' });
  expect(caretAfter(shared), 'a new record').toEqual(shownAt(52));
  expect(caretAfter('User-agent: bot\nDisallow: /a\nDisallow: /x\n'), 'a rule').toEqual(shownAt(54));
});

test('product: a suggestion says what it opens for any URL, and counts the answers of the table', () => {
  const { shown } = runSync(findSuggestions(questionOf(storeOf('User-agent: bot\nDisallow: /x\n'))));
  expect(shown.map(({ changes }) => describeChangesAsClause(changes))).toEqual([
    'opens only the URL /x for bot',
    'opens /x except /x/ for bot',
    'opens /x for bot',
  ]);
  expect(shown.map(({ changes }) => describeChangesAsClause(changes, ['bot']))[0]).toBe(
    'opens only the URL /x',
  );
});

test('product: the lines of a suggestion are those that it changes, and a replaced line counts once', () => {
  const { shown } = runSync(findSuggestions(questionOf(storeOf('User-agent: bot\nDisallow: /x\n'))));
  const changed = (all: (typeof shown)[number]['differences']) => all.filter(({ kind }) => kind !== 'same');
  expect(shown.map(({ name, lines, differences }) => [name, lines, changed(differences).length])).toEqual([
    ['Add an Allow line to the record for bot', 1, 1],
    ['Narrow line 2 to Disallow: /x/', 1, 2],
    ['Delete line 2', 1, 1],
  ]);
});

test('product: the edit that changes no other crawler is first, however long: a line in the record for * closes the page to everyone', () => {
  const named = Array.from({ length: 9 }, (_, i) => `User-agent: crawler${i}\n`).join('');
  const text = `${named}Disallow: /y\n\nUser-agent: *\n${'Disallow: /n\n'.repeat(40)}`;
  const { shown } = runSync(findSuggestions(questionOf(storeOf(text, { agent: 'bot', url: '/' }))));
  expect(shown.map(({ name, lines, otherCrawlers }) => [name, lines, otherCrawlers])).toEqual([
    ['Write a record of its own for bot, with a Disallow line', 43, 0],
    ['Add a Disallow line to the record for any other crawler', 1, Infinity],
  ]);
});

test('product: the name in a record that closes the site is first, and changes no other crawler', () => {
  const named = Array.from({ length: 9 }, (_, i) => `User-agent: crawler${i}\n`).join('');
  const store = storeOf(`${named}Disallow: /\n\nUser-agent: *\nDisallow: /n\n`, { agent: 'bot', url: '/' });
  const [first] = runSync(findSuggestions(questionOf(store))).shown;
  expect(first).toMatchObject({
    name: 'Add bot to the record of line 1, with Disallow: /',
    lines: 1,
    otherCrawlers: 0,
  });
});

test('product: a name in a record is not first if that opens what the record for * closes, however short it is', () => {
  const text = `User-agent: a\nDisallow: /x\n\nUser-agent: *\n${'Disallow: /n\nDisallow: /m\n'.repeat(9)}`;
  const [first] = runSync(findSuggestions(questionOf(storeOf(text)))).shown;
  expect(first?.name).toMatch(/^Write a record of its own/);
});

test('product: other crawlers are counted one by one, also if the table has only one of them, or none', () => {
  const text = 'User-agent: bot\nUser-agent: cat\nUser-agent: dog\nDisallow: /x\n';
  const { shown } = runSync(findSuggestions({ ...questionOf(storeOf(text)), agents: ['bot', ''] }));
  const byName = new Map(shown.map(({ name, otherCrawlers }) => [name, otherCrawlers]));
  expect(byName.get('Add an Allow line to the record for bot and 2 more')).toBe(2);
  expect(byName.get('Write a record of its own for bot, with an Allow line')).toBe(0);
});

test('product: for any file, the fewest other crawlers are first; of these, short suggestions with the fewest other answers', () => {
  fc.assert(
    fc.property(robotsText, (text) => {
      const { shown } = runSync(findSuggestions(questionOf(storeOf(text))));
      const sizes = shown.map(({ lines, otherCrawlers, changes, suggestion }) => [
        otherCrawlers,
        Number(!('code' in suggestion && isObviousJoin(suggestion))),
        Number(
          'code' in suggestion &&
            suggestion.code === 'join-record' &&
            !isObviousJoin(suggestion) &&
            changes.areas.length > 1,
        ),
        Number(lines > 5),
        countOtherChanges(suggestion.changes[0]!),
      ]);
      const isAfter = (one: readonly number[], next: readonly number[]) => {
        const place = one.findIndex((size, at) => size !== next[at]);
        return place >= 0 && one[place]! > next[place]!;
      };
      expect(sizes.filter((size, i) => i > 0 && isAfter(sizes[i - 1]!, size))).toEqual([]);
      for (const { lines, differences } of shown) {
        expect(lines).toBeGreaterThan(0);
        expect(lines).toBeLessThanOrEqual(differences.filter(({ kind }) => kind !== 'same').length);
      }
    }),
    { numRuns: runs(40) },
  );
});

test('ours: the status of the view is taken into account, and the reason for no suggestion is given', () => {
  const store = storeOf(shared);
  updateView(store, { status: 503 });
  expect(runSync(findSuggestions(questionOf(store)))).toMatchObject({ shown: [], reason: 'status' });
});

test('ours: a search in several slices can be canceled after each slice', () => {
  const work = findSuggestions(questionOf(storeOf(shared)));
  let pieces = 0;
  while (!work.next().done) pieces++;
  expect(pieces).toBeGreaterThan(10);
});

test('ours: only answers about fetching and usages can be changed', () => {
  const { asked } = chosenVerdict(storeOf(shared).getState())!;
  expect(canSuggest(asked)).toBe(true);
  expect(canSuggest({ ...asked, kind: { ...asked.kind, question: 'usage' } })).toBe(true);
  expect(canSuggest({ ...asked, kind: { ...asked.kind, question: 'document' } })).toBe(false);
});

test('product: a shared answer changes for all crawlers of a column, and the record and its comment stay together', () => {
  const joined = '# ours\nUser-agent: bot\nUser-agent: cat\nDisallow: /x\n';
  const store = storeOf(joined);
  const question = questionOf(store, ['cat']);
  const [first] = runSync(findSuggestions(question)).shown;
  expect(applySuggestion(store, question, first!.suggestion)).toBe(true);
  expect(textIn(store)).toBe(joined.replace('Disallow', 'Allow: /x$\nDisallow'));
  expect(describeStep(store.getState().history.past[0]!.label)).toBe('changing /x to Yes for bot + 1');
});

test('product: the preview of a split shows every line from the new record to the old one', () => {
  const store = storeOf('# ours\nUser-agent: bot\nUser-agent: cat\nDisallow: /x\n');
  const { shown } = runSync(findSuggestions(questionOf(store)));
  const split = shown.find(({ name }) => name.startsWith('Write a record of its own'));
  const came = split?.differences.filter(({ kind }) => kind !== 'removed').map(({ text }) => text);
  expect(came?.slice(0, 5)).toEqual(['User-agent: bot', 'Allow: /x$', 'Disallow: /x', '', '# ours']);
});

test('product: edits for a claim are about exactly the crawlers for which it fails, move the caret, and name what breaks', () => {
  const text = 'User-agent: bot\nDisallow: /\n\nUser-agent: *\nDisallow: /x\n';
  const store = storeOf(text, { agent: 'GPTBot', url: '/z' });
  const claim = { claim: 'closed', purpose: 'ai-training', except: ['ClaudeBot'] };
  const expected = {
    expectations: [{ agent: '', url: '/z', expect: 'allow' }],
    claims: [claim, { claim: 'ClaudeBot may fetch /z' }],
  };
  const question = { ...questionOf(store), claim, expected };
  const { shown, agents } = runSync(findSuggestions(question));
  expect(agents).toContain('GPTBot');
  expect(agents).toContain('CCBot');
  expect(agents).not.toContain('ClaudeBot');
  expect(agents).not.toContain('');
  const count = agents.length - 1;
  expect(shown.map(({ name, broken }) => [name, broken])).toEqual([
    [`Add ${agents[0]} and ${count} more to the record of line 1, with Disallow: /`, []],
    [`Add a record for ${agents[0]} and ${count} more with Disallow: /`, []],
    [
      'Add Disallow: / to the record for any other crawler',
      ['ClaudeBot may fetch /z', 'any other crawler may fetch /z'],
    ],
  ]);
  expect(applySuggestion(store, question, shown[0]!.suggestion)).toBe(true);
  expect(chosenVerdict(store.getState())?.verdict.answer).toBe('deny');
  expect(store.getState().view.caret).toEqual({
    position: { line: 1, column: 0 },
    by: 'link',
  });
  expect(describeStep(store.getState().history.past[0]!.label)).toBe(
    'making “crawlers for AI training but ClaudeBot are blocked everywhere” hold',
  );
});
