// A field in which a crawler is looked for: one is chosen from the list below it, or what was typed or pasted is given.
import { type ClipboardEvent, type KeyboardEvent, useDeferredValue, useState } from 'react';
import { hasMoreThanName } from '../../core/intake/pick-token.ts';
import { describeCrawler } from '../../messages/describe-crawler.ts';
import { crawlerWords as words } from '../../messages/en/crawlers.ts';
import { type CrawlerChoice, findChoices } from '../../state/table/crawler-choices.ts';
import { ChoiceList } from '../../ui/choices/choice-list.tsx';
import { comboboxProps } from '../../ui/choices/combobox-props.ts';
import { CrawlerDescription } from '../../ui/content/crawler-description.tsx';

interface CrawlerFieldProps {
  readonly label: string;
  readonly hint: string;
  /** Asked once, at the beginning. */
  readonly choices: () => readonly CrawlerChoice[];
  /** What was typed and ended by Enter, or a header or line of a log that was pasted. */
  readonly onText: (text: string) => void;
  readonly onChoose: (token: string) => void;
}

const MAX_CHOICES = 40;

export function CrawlerField({ label, hint, choices, onText, onChoose }: CrawlerFieldProps) {
  const [field, setField] = useState<HTMLInputElement | null>(null);
  const [typed, setTyped] = useState('');
  const [all] = useState(choices);
  const { groups, count } = findChoices(useDeferredValue(typed), all, words.purpose, MAX_CHOICES);
  const give = (text: string) => {
    setTyped('');
    onText(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || typed.trim() === '') return;
    event.preventDefault();
    give(typed);
  };
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (!hasMoreThanName(text)) return;
    event.preventDefault();
    give(text);
  };
  return (
    <>
      <input
        ref={setField}
        type="text"
        {...comboboxProps}
        aria-label={label}
        className="field"
        placeholder={hint}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      {field && (
        <ChoiceList
          field={field}
          label={words.choices}
          groups={groups.map(({ kind, choices: some }) => ({
            title: words.groups[kind],
            options: some.map((one) => ({
              id: one.token,
              content: <CrawlerDescription {...describeCrawler(one)} />,
            })),
          }))}
          onChoose={(token) => {
            setTyped('');
            onChoose(token);
          }}
          none={typed.trim() === '' ? undefined : words.none}
          told={words.count(count)}
          {...(count > MAX_CHOICES && { note: words.more(count - MAX_CHOICES) })}
        />
      )}
    </>
  );
}
