// What a reader does when the file cannot simply be read, and how long it uses a copy: from its knobs.

import { cacheSeconds } from '../../../core/formats/rep/question/http-cache.ts';
import type { Reader } from '../../../core/readers/reader.ts';
import { learnWords } from '../../../messages/en/learn/learn.ts';
import { readerTitle } from '../../../messages/en/table.ts';
import { WideTable } from '../wide-table.tsx';
import { createStatusRows } from './status-rows.ts';

const { http, cache, evidence } = learnWords;

export function StatusTable({ reader }: { reader: Reader }) {
  return (
    <WideTable caption={http.caption(readerTitle(reader))}>
      <thead>
        <tr>
          <th scope="col">{http.status}</th>
          <th scope="col">{http.follows}</th>
          <th scope="col">{http.restsOn}</th>
        </tr>
      </thead>
      <tbody>
        {createStatusRows(reader).map((row) => (
          <tr key={row.status}>
            <th scope="row">{row.status}</th>
            <td>{http.outcomes[row.outcome]}</td>
            <td>{evidence[row.evidence]}</td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}

const cacheHeaders = [
  null,
  'Cache-Control: max-age=3600',
  'Cache-Control: max-age=2592000',
  'Cache-Control: no-cache',
];

export function CacheTable({ reader }: { reader: Reader }) {
  return (
    <WideTable caption={cache.caption(readerTitle(reader))}>
      <thead>
        <tr>
          <th scope="col">{cache.headers}</th>
          <th scope="col">{cache.kept}</th>
          <th scope="col">{http.restsOn}</th>
        </tr>
      </thead>
      <tbody>
        {cacheHeaders.map((header) => (
          <tr key={header}>
            <th scope="row">{header === null ? cache.none : <code>{header}</code>}</th>
            <td>{cache.seconds(cacheSeconds(reader, header))}</td>
            <td>{evidence[header === null ? reader.evidence : reader.cacheEvidence]}</td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}
