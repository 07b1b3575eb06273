// What is offered to the field of a user-agent: the catalogue, own entries, other names of the file. What is pasted as a
// whole header or as a line of a log becomes the name in it, and it is said how.
import { useDeferredValue, useState } from 'react';
import { crawlers } from '../../../core/catalogue/crawlers.ts';
import { isSearchQuery } from '../../../core/catalogue/search-crawlers.ts';
import { hasMoreThanName, pickToken } from '../../../core/import/pick-token.ts';
import { writableAgent } from '../../../core/syntax/writable-value.ts';
import { lowerCase } from '../../../core/text/lower-case.ts';
import { findNamedAgents } from '../../../core/workspace/suggested-questions.ts';
import { describeCrawler } from '../../../messages/describe-crawler.ts';
import { crawlerWords as words } from '../../../messages/en/crawlers.ts';
import { openFile } from '../../../state/document/selectors.ts';
import { documentStore } from '../../../state/document/use-document.ts';
import { type CrawlerChoice, crawlerChoices, findChoices } from '../../../state/table/crawler-choices.ts';
import { ChoiceList } from '../../../ui/choices/choice-list.tsx';
import type { Option } from '../../../ui/choices/option-list.tsx';
import { CrawlerDescription } from '../../../ui/content/crawler-description.tsx';
import styles from '../records.module.css';
import type { FieldChoicesProps } from '../rows/draft-input.tsx';

/** So many are shown, and so many names of a file are offered. */
const MAX_CHOICES = 40;
const MAX_FILE_NAMES = 200;

/**
 * What there is to choose from while the field has the focus. The name that was in the field is no choice, nor is what
 * was typed before this code had come, which stands in the file meanwhile.
 */
function currentChoices(...own: readonly string[]) {
  const { document } = documentStore.getState();
  const { path, source } = openFile(documentStore.getState());
  const isOwn = new Set(own.map(lowerCase));
  const named = findNamedAgents(path, source, MAX_FILE_NAMES).filter((name) => !isOwn.has(lowerCase(name)));
  return crawlerChoices(document.crawlers ?? [], named);
}

/** What looks for a crawler is never written, unless it goes on with a name that has blanks itself. */
function isSearchText(text: string, choices: readonly CrawlerChoice[], entered: string): boolean {
  if (/\s/.test(entered.trim())) return false;
  const named = choices.filter(({ kind }) => kind === 'file' || kind === 'own').map(({ token }) => token);
  return isSearchQuery(text, crawlers, named, words.purpose);
}

export default function AgentChoices({ field, typed, choose, entered, putBack, judge }: FieldChoicesProps) {
  const [first] = useState(entered);
  const [begun] = useState(typed);
  const [choices] = useState(() => currentChoices(first, begun));
  const [pasted, setPasted] = useState<{ readonly typed: string; readonly said: string }>();
  // Typing comes first.
  const query = useDeferredValue(typed);
  const { groups, count } = findChoices(query === first ? '' : query, choices, words.purpose, MAX_CHOICES);
  const shown = groups.map(({ kind, choices: some }) => ({
    title: words.groups[kind],
    options: some.map(
      (one): Option => ({ id: one.token, content: <CrawlerDescription {...describeCrawler(one)} /> }),
    ),
  }));
  const isNew = query !== '' && query !== first && !choices.some(({ token }) => token === query);
  // To what cannot be written nothing is offered: its message is what counts.
  const isDraft = query !== '' && !('text' in writableAgent(query));
  const free = { options: [{ id: query, content: words.asTyped(query) }] };
  const paste = (text: string): boolean => {
    if (/[\r\n]/.test(text.trim()) || !hasMoreThanName(text)) return false;
    const picked = pickToken(text);
    const written = 'token' in picked ? picked.token : typed;
    if ('token' in picked) choose(picked.token);
    setPasted({ typed: written, said: words.picked(text, picked) });
    return true;
  };
  const listen = () => {
    const stop = judge((text) => isSearchText(text, choices, entered()));
    const onPaste = (event: ClipboardEvent) => {
      if (!paste(event.clipboardData?.getData('text/plain') ?? '')) return;
      event.preventDefault();
      event.stopPropagation();
    };
    field.addEventListener('paste', onPaste);
    return () => {
      stop();
      field.removeEventListener('paste', onPaste);
    };
  };
  return (
    <>
      <span hidden ref={listen} />
      {/* What was pasted is told instead of what there is to choose from. */}
      <ChoiceList
        key={pasted?.said}
        field={field}
        label={words.choices}
        groups={isDraft ? [] : isNew && count > 0 ? [...shown, free] : shown}
        onChoose={choose}
        opensAtOnce={(first === '' || begun !== first) && !pasted}
        onEscape={putBack}
        none={isNew && !isDraft ? words.none : undefined}
        isNoneOver
        told={words.count(count)}
        {...(count > MAX_CHOICES && { note: words.more(count - MAX_CHOICES) })}
      />
      <output className={styles['note']}>{pasted?.typed === typed && pasted.said}</output>
    </>
  );
}
