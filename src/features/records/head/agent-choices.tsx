// The choices for the field of a user-agent: the catalogue, custom entries, other names of the file. Pasting a
// whole user-agent header or a log line enters the name in it, and says so.
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

/** How many choices are shown, and how many names of a file are offered. */
const MAX_CHOICES = 40;
const MAX_FILE_NAMES = 200;

/**
 * Returns the choices for a field that has the focus. The name that was in the field is left out, and so is the
 * text that was typed before this code was loaded, which is in the file meanwhile.
 */
function currentChoices(...excluded: readonly string[]) {
  const { document } = documentStore.getState();
  const { path, source } = openFile(documentStore.getState());
  const excludedNames = new Set(excluded.map(lowerCase));
  const fileNames = findNamedAgents(path, source, MAX_FILE_NAMES).filter(
    (name) => !excludedNames.has(lowerCase(name)),
  );
  return crawlerChoices(document.crawlers ?? [], fileNames);
}

/**
 * Whether a text searches for a crawler. Such text is not written, unless it continues a name that contains
 * spaces.
 */
function isSearchText(text: string, choices: readonly CrawlerChoice[], entered: string): boolean {
  if (/\s/.test(entered.trim())) return false;
  const knownTokens = choices
    .filter(({ kind }) => kind === 'file' || kind === 'own')
    .map(({ token }) => token);
  return isSearchQuery(text, crawlers, knownTokens, words.purpose);
}

export function AgentChoices({ field, typed, choose, entered, restore, setSearchTest }: FieldChoicesProps) {
  const [initialName] = useState(entered);
  const [initialTyped] = useState(typed);
  const [choices] = useState(() => currentChoices(initialName, initialTyped));
  const [pasted, setPasted] = useState<{ readonly typed: string; readonly message: string }>();
  // Typing has priority over the list.
  const query = useDeferredValue(typed);
  const { groups, count: total } = findChoices(
    query === initialName ? '' : query,
    choices,
    words.purpose,
    MAX_CHOICES,
  );
  const visibleGroups = groups.map(({ kind, choices: groupChoices }) => ({
    title: words.groups[kind],
    options: groupChoices.map(
      (choice): Option => ({
        id: choice.token,
        content: <CrawlerDescription {...describeCrawler(choice)} />,
      }),
    ),
  }));
  const isNew = query !== '' && query !== initialName && !choices.some(({ token }) => token === query);
  // For text that cannot be written, no choices are shown: its message matters more.
  const isDraft = query !== '' && !('text' in writableAgent(query));
  const customGroup = { options: [{ id: query, content: words.asTyped(query) }] };
  const paste = (text: string): boolean => {
    if (/[\r\n]/.test(text.trim()) || !hasMoreThanName(text)) return false;
    const extracted = pickToken(text);
    const written = 'token' in extracted ? extracted.token : typed;
    if ('token' in extracted) choose(extracted.token);
    setPasted({ typed: written, message: words.picked(text, extracted) });
    return true;
  };
  const listen = () => {
    const stopSearchTest = setSearchTest((text) => isSearchText(text, choices, entered()));
    const onPaste = (event: ClipboardEvent) => {
      if (!paste(event.clipboardData?.getData('text/plain') ?? '')) return;
      event.preventDefault();
      event.stopPropagation();
    };
    field.addEventListener('paste', onPaste);
    return () => {
      stopSearchTest();
      field.removeEventListener('paste', onPaste);
    };
  };
  return (
    <>
      <span hidden ref={listen} />
      {/* The message about pasted text replaces the list of choices. */}
      <ChoiceList
        key={pasted?.message}
        field={field}
        label={words.choices}
        groups={isDraft ? [] : isNew && total > 0 ? [...visibleGroups, customGroup] : visibleGroups}
        onChoose={choose}
        opensAtOnce={(initialName === '' || initialTyped !== initialName) && !pasted}
        onEscape={restore}
        none={isNew && !isDraft ? words.none : undefined}
        isNoneOver
        countMessage={words.count(total)}
        {...(total > MAX_CHOICES && { note: words.more(total - MAX_CHOICES) })}
      />
      <output className={`text-xs quiet ${styles['note']}`}>
        {pasted?.typed === typed && pasted.message}
      </output>
    </>
  );
}
