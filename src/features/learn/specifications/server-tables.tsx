// The behavior of a reader if the file cannot simply be read, and how long it uses a cached copy.

import { cacheSeconds } from '../../../core/formats/rep/question/http-cache.ts';
import { outcomeOfStatus } from '../../../core/formats/rep/question/http-status.ts';
import type { Outcome, Reader } from '../../../core/readers/reader.ts';
import { learnWords } from '../../../messages/en/learn/learn.ts';
import { readerTitle } from '../../../messages/en/table.ts';
import { DataTable } from '../document.tsx';

const { http, cache, evidence } = learnWords;

interface StatusRow {
  readonly status: string;
  readonly outcome: Outcome;
  readonly evidence: Reader['evidence'];
}

const statuses = [200, 301, 401, 403, 404, 410, 429, 500, 'network'] as const;

/**
 * The reader's own entry for a status applies, otherwise that of its class. Both can be marked as our
 * interpretation.
 */
function evidenceForStatus(reader: Reader, status: (typeof statuses)[number]): Reader['evidence'] {
  const exactStatus = String(status);
  const key = exactStatus in reader.http ? exactStatus : `${exactStatus.charAt(0)}xx`;
  return reader.http.unspecified.some((marked) => marked === key) ? 'ours' : reader.evidence;
}

/** Returns the rows of the table of a reader. A chain of redirects that is too long is last. */
export function createStatusRows(reader: Reader): readonly StatusRow[] {
  const { maxRedirects, tooManyRedirects, unspecified } = reader.http;
  return [
    ...statuses.map((status) => ({
      status: http.statuses[status],
      outcome: outcomeOfStatus(reader, status),
      evidence: evidenceForStatus(reader, status),
    })),
    {
      status: http.tooMany(maxRedirects),
      outcome: tooManyRedirects,
      evidence: unspecified.includes('tooManyRedirects') ? 'ours' : reader.evidence,
    },
  ];
}

export const StatusTable = ({ reader }: { reader: Reader }) => (
  <DataTable
    caption={http.caption(readerTitle(reader))}
    rows={createStatusRows(reader)}
    columns={[
      [http.status, ({ status }) => status],
      [http.follows, ({ outcome }) => http.outcomes[outcome]],
      [http.restsOn, (row) => evidence[row.evidence]],
    ]}
  />
);

const cacheHeaders = [
  { header: null },
  { header: 'Cache-Control: max-age=3600' },
  { header: 'Cache-Control: max-age=2592000' },
  { header: 'Cache-Control: no-cache' },
];

export const CacheTable = ({ reader }: { reader: Reader }) => (
  <DataTable
    caption={cache.caption(readerTitle(reader))}
    rows={cacheHeaders}
    columns={[
      [cache.headers, ({ header }) => (header === null ? cache.none : <code>{header}</code>)],
      [cache.kept, ({ header }) => cache.seconds(cacheSeconds(reader, header))],
      [http.restsOn, ({ header }) => evidence[header === null ? reader.evidence : reader.cacheEvidence]],
    ]}
  />
);
