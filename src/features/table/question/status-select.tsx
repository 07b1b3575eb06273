// "If robots.txt returns …": what follows when the policy file cannot simply be read.

import { useState } from 'react';
import { cacheSeconds } from '../../../core/formats/rep/question/http-cache.ts';
import type { Reader } from '../../../core/readers/reader.ts';
import { statusWords } from '../../../messages/en/app/notices.ts';
import { readerTitle } from '../../../messages/en/table.ts';
import { matrixToolWords, tableOptionWords as words } from '../../../messages/en/table-tools.ts';
import { updateView } from '../../../state/document/document-store.ts';
import { documentStore, useDocument } from '../../../state/document/use-document.ts';
import { interpretStatus } from '../../../state/table/status-reading.ts';
import { Select } from '../../../ui/controls/select.tsx';
import styles from '../options/table-options.module.css';
import { chosenStatusCase, statusCaseName, statusCases } from './status-cases.ts';

export function StatusNote({ reader, path }: { reader: Reader; path: string }) {
  const status = useDocument((state) => state.view.status ?? 200);
  const redirects = useDocument((state) => state.view.redirects ?? 0);
  const [header, setHeader] = useState('');
  const { outcome, isOurs, limit } = interpretStatus(reader, status, redirects);
  const seconds = cacheSeconds(reader, header.trim() === '' ? null : { 'cache-control': header });
  const evidence = reader.evidence === 'stated' ? statusWords.saysSo : statusWords.othersSay;
  return (
    <>
      <label className={styles['line']}>
        <span>{statusWords.cacheControl}</span>
        <input
          className="field"
          aria-label={statusWords.cacheControlName}
          placeholder={statusWords.cacheControlHint}
          spellCheck={false}
          autoCapitalize="off"
          value={header}
          onChange={(event) => setHeader(event.target.value)}
        />
      </label>
      <output className={`text-xs faint ${styles['note']}`}>
        {statusWords.outcome(readerTitle(reader), outcome)} {isOurs ? <b>{statusWords.oursIs}</b> : evidence}{' '}
        {status === 404 && outcome === 'no-information' && reader.fallback.noRecord === 'allow'
          ? `${statusWords.unlimited} `
          : ''}
        {limit !== undefined && `${statusWords.redirectLimit(limit)} `}
        {statusWords.copyUsed(seconds)}{' '}
        {path !== reader.file.path && <span>{statusWords.readAsIf(path, reader.file.path)}</span>}
      </output>
    </>
  );
}

export function StatusSelect({ path }: { path: string }) {
  const selected = useDocument(chosenStatusCase);
  return (
    <Select
      aria-label={matrixToolWords.ifAnswersName(path)}
      value={selected}
      onChange={(event) => updateView(documentStore, statusCases[Number(event.target.value)] ?? {})}
    >
      {statusCases.map((statusCase, place) => (
        <option key={statusCaseName(statusCase)} value={place}>
          {place === 0 ? words.statusOk : statusCaseName(statusCase)}
        </option>
      ))}
    </Select>
  );
}
