// What the chosen reader does after the simulated answer, on whose word, and when it would notice a change.

import { useState } from 'react';
import { cacheSeconds } from '../../../core/formats/rep/question/http-cache.ts';
import type { Reader } from '../../../core/readers/reader.ts';
import { statusWords as words } from '../../../messages/en/app/notices.ts';
import { readerTitle } from '../../../messages/en/table.ts';
import { useDocument } from '../../../state/document/use-document.ts';
import { interpretStatus } from '../../../state/table/status-reading.ts';
import styles from '../options/table-options.module.css';

export function StatusNote({ reader, path }: { reader: Reader; path: string }) {
  const status = useDocument((state) => state.view.status ?? 200);
  const redirects = useDocument((state) => state.view.redirects ?? 0);
  const [header, setHeader] = useState('');
  const { outcome, isOurs, limit } = interpretStatus(reader, status, redirects);
  const seconds = cacheSeconds(reader, header.trim() === '' ? null : { 'cache-control': header });
  const said = reader.evidence === 'stated' ? words.saysSo : words.othersSay;
  return (
    <>
      <label className={styles['line']}>
        <span>{words.cacheControl}</span>
        <input
          className="field"
          aria-label={words.cacheControlName}
          placeholder={words.cacheControlHint}
          spellCheck={false}
          autoCapitalize="off"
          value={header}
          onChange={(event) => setHeader(event.target.value)}
        />
      </label>
      <output className={styles['note']}>
        {words.outcome(readerTitle(reader), outcome)} {isOurs ? <b>{words.oursIs}</b> : said}{' '}
        {status === 404 && outcome === 'no-information' && reader.fallback.noRecord === 'allow'
          ? `${words.unlimited} `
          : ''}
        {limit !== undefined && `${words.redirectLimit(limit)} `}
        {words.copyUsed(seconds)}{' '}
        {path !== reader.file.path && <span>{words.readAsIf(path, reader.file.path)}</span>}
      </output>
    </>
  );
}
