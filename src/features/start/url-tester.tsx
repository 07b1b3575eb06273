// One URL and one crawler: the answer and the line that decides, as one types.
import { useDeferredValue, useId, useState } from 'react';
import { crawlers } from '../../core/catalogue/crawlers.ts';
import { lineAt } from '../../core/document/lines.ts';
import { productToken } from '../../core/matching/product-token.ts';
import type { FieldRef } from '../../core/questions/answer.ts';
import { prepare } from '../../core/questions/registry.ts';
import type { Reader } from '../../core/readers/reader.ts';
import { defaultReader, readerOf, watchedReaders } from '../../core/readers/registry.ts';
import type { Site } from '../../core/workspace/site.ts';
import { startWords as words } from '../../messages/en/app/start.ts';
import { matrixWords, readerTitle } from '../../messages/en/table.ts';
import { explain } from '../../messages/explain.ts';
import { VisibleText } from '../../ui/content/visible-text.tsx';
import { AnswerLabel } from '../../ui/icons/answer-label.tsx';
import styles from './start.module.css';

/** The file that is asked, and its site. */
export interface TestedFile {
  readonly site: Site;
  readonly path: string;
}

/** The typed URL, and the product token of the typed user-agent. */
export interface UrlTest {
  readonly url: string;
  readonly crawler: string;
}

const defaultReading = readerOf(defaultReader).agent;

function askReader({ site, path }: TestedFile, { url, crawler }: UrlTest, reader: Reader) {
  const asking = prepare(site, { question: 'fetch', reader, file: path });
  return { reader, verdict: asking(crawler, url) };
}

function CodeLine({ site, at, decides }: { site: Site; at: FieldRef; decides: boolean }) {
  const file = site.files.get(at.path);
  return (
    <li data-decides={decides || undefined}>
      <span className={styles['number']}>{at.line + 1}</span>
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
  const names = verdict.trace().find(({ outcome }) => outcome === 'chosen')?.by;
  const unlike = others.filter((other) => other.verdict.key !== verdict.key);
  return (
    <>
      <p className={styles['answer']}>
        <AnswerLabel answer={verdict.answer} /> <VisibleText text={explain(verdict)} />
      </p>
      <ol className={styles['code']}>
        {names && <CodeLine site={file.site} at={names} decides={false} />}
        {verdict.by && <CodeLine site={file.site} at={verdict.by} decides={true} />}
      </ol>
      <p className={styles['hint']}>
        {unlike.length === 0
          ? words.sameFor([first, ...others].map(({ reader }) => readerTitle(reader)))
          : unlike
              .map(({ reader, verdict: { answer } }) =>
                words.unlikeFor(readerTitle(reader), matrixWords.answers[answer]),
              )
              .join(' ')}
      </p>
    </>
  );
}

interface UrlTesterProps {
  /** Undefined while there is nothing to ask. */
  readonly file: TestedFile | undefined;
  /** Of the site that is looked at, to begin with. */
  readonly origin: string;
  readonly onMore: (test: UrlTest) => void;
}

/** It asks as RFC 9309 says, and tells where Google or Bing answer otherwise. */
export function UrlTester({ file, origin, onMore }: UrlTesterProps) {
  const [typed, setTyped] = useState<UrlTest>({ url: '', crawler: 'Googlebot' });
  const names = useId();
  const url = typed.url.trim() || `${origin}/`;
  // A long file is asked again after the key has been drawn.
  const asked = useDeferredValue(file);
  const test = { url, crawler: productToken(typed.crawler, defaultReading) };
  return (
    <section className={styles['part']} aria-labelledby="test">
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
            list={names}
            spellCheck={false}
            autoCapitalize="off"
            dir="ltr"
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => setTyped({ ...typed, crawler: target.value })}
          />
        </label>
        <datalist id={names}>
          {crawlers.map(({ id, tokens }) => (
            <option key={id} value={tokens[0]}>
              {tokens[0]}
            </option>
          ))}
        </datalist>
        <div aria-live="polite" className={styles['told']}>
          {asked ? (
            <Answer file={asked} test={test} />
          ) : (
            <p className={styles['hint']}>{words.testNothing}</p>
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
