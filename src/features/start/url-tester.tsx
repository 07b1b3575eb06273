// Tests one URL and one crawler: shows the answer and the deciding line while the user types.
import { useDeferredValue, useId, useState } from 'react';
import { crawlers } from '../../core/catalogue/crawlers.ts';
import { lineAt } from '../../core/document/lines.ts';
import type { FieldRef } from '../../core/questions/answer.ts';
import { prepare } from '../../core/questions/registry.ts';
import type { Reader } from '../../core/readers/reader.ts';
import { watchedReaders } from '../../core/readers/registry.ts';
import type { Site } from '../../core/workspace/site.ts';
import { startWords as words } from '../../messages/en/app/start.ts';
import { matrixWords, readerTitle } from '../../messages/en/table.ts';
import { explain } from '../../messages/explain.ts';
import { VisibleText } from '../../ui/content/visible-text.tsx';
import { AnswerLabel } from '../../ui/icons/answer-label.tsx';
import styles from './start.module.css';

/** The tested file, and its site. */
export interface TestedFile {
  readonly site: Site;
  readonly path: string;
}

/** The typed URL and user-agent. Each reader reduces the user-agent itself. */
export interface UrlTest {
  readonly url: string;
  readonly crawler: string;
}

function askReader({ site, path }: TestedFile, { url, crawler }: UrlTest, reader: Reader) {
  const query = prepare(site, { question: 'fetch', reader, file: path });
  return { reader, verdict: query(crawler, url) };
}

function CodeLine({ site, at, decides }: { site: Site; at: FieldRef; decides: boolean }) {
  const file = site.files.get(at.path);
  return (
    <li data-decides={decides || undefined}>
      <span className={`text-s faint ${styles['number']}`}>{at.line + 1}</span>
      <code>
        <VisibleText text={(file && lineAt(file.source.lines, at.line)?.text) ?? ''} />
      </code>
    </li>
  );
}

function Answer({ file, test }: { file: TestedFile; test: UrlTest }) {
  const [first, ...others] = watchedReaders(file.path).map((reader) => askReader(file, test, reader));
  if (!first) return null;
  const { verdict } = first;
  // The user-agent line of the record that applies.
  const agentLine = verdict.trace().find(({ outcome }) => outcome === 'chosen')?.by;
  const different = others.filter((other) => other.verdict.key !== verdict.key);
  return (
    <>
      <p className="breaks">
        <AnswerLabel answer={verdict.answer} /> <VisibleText text={explain(verdict)} />
      </p>
      <ol className={styles['code']}>
        {agentLine && <CodeLine site={file.site} at={agentLine} decides={false} />}
        {verdict.by && <CodeLine site={file.site} at={verdict.by} decides={true} />}
      </ol>
      <p className={`text-s faint ${styles['hint']}`}>
        {different.length === 0
          ? words.sameFor([first, ...others].map(({ reader }) => readerTitle(reader)))
          : different
              .map(({ reader, verdict: { answer } }) =>
                words.unlikeFor(readerTitle(reader), matrixWords.answers[answer]),
              )
              .join(' ')}
      </p>
    </>
  );
}

interface UrlTesterProps {
  /** Undefined if there is no file to test. */
  readonly file: TestedFile | undefined;
  /** The origin of the entered site, used as the default. */
  readonly origin: string;
  readonly onMore: (test: UrlTest) => void;
}

/** Answers under RFC 9309, and shows whether Google or Bing answer differently. */
export function UrlTester({ file, origin, onMore }: UrlTesterProps) {
  const [typed, setTyped] = useState<UrlTest>({ url: '', crawler: 'Googlebot' });
  const listId = useId();
  const url = typed.url.trim() || `${origin}/`;
  // A long file is tested again after the typed character has rendered.
  const deferredFile = useDeferredValue(file);
  const test = { url, crawler: typed.crawler.trim() };
  return (
    <section className={`stack ${styles['part']}`} aria-labelledby="test">
      <h2 id="test">{words.test}</h2>
      <div className={styles['test']}>
        <label>
          <span>{words.testUrl}</span>
          <input
            value={typed.url}
            placeholder={`${origin}/`}
            spellCheck={false}
            autoCapitalize="off"
            dir="ltr"
            onChange={({ target }) => setTyped({ ...typed, url: target.value })}
          />
        </label>
        <label>
          <span>{words.testCrawler}</span>
          <input
            value={typed.crawler}
            list={listId}
            spellCheck={false}
            autoCapitalize="off"
            dir="ltr"
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => setTyped({ ...typed, crawler: target.value })}
          />
        </label>
        <datalist id={listId}>
          {crawlers.map(({ id, tokens }) => (
            <option key={id} value={tokens[0]}>
              {tokens[0]}
            </option>
          ))}
        </datalist>
        <div aria-live="polite" className={`stack tight ${styles['told']}`}>
          {deferredFile ? (
            <Answer file={deferredFile} test={test} />
          ) : (
            <p className={`text-s faint ${styles['hint']}`}>{words.testNothing}</p>
          )}
        </div>
        {file && (
          <button type="button" className="btn btn-link" onClick={() => onMore(test)}>
            {words.testMore}
          </button>
        )}
      </div>
    </section>
  );
}
