// What follows from each answer to the request for the policy file, and whether the text says so or we do.
import { outcomeOfStatus } from '../../../core/formats/rep/question/http-status.ts';
import type { Outcome, Reader } from '../../../core/readers/reader.ts';
import { learnWords } from '../../../messages/en/learn/learn.ts';

const words = learnWords.http;

export interface StatusRow {
  readonly status: string;
  readonly outcome: Outcome;
  readonly evidence: Reader['evidence'];
}

const shownStatuses = [200, 301, 401, 403, 404, 410, 429, 500, 'network'] as const;

/** A reader's own entry for a status counts, else that of its class; both can be marked as ours. */
function evidenceForStatus(
  { http, evidence }: Reader,
  status: (typeof shownStatuses)[number],
): Reader['evidence'] {
  const own = String(status);
  const key = own in http ? own : `${own.charAt(0)}xx`;
  return http.unspecified.some((marked) => marked === key) ? 'ours' : evidence;
}

/** The rows of the table of a reader. A chain of redirects that is too long comes last. */
export function createStatusRows(reader: Reader): readonly StatusRow[] {
  const { http } = reader;
  const rows = shownStatuses.map((status) => ({
    status: words.statuses[status],
    outcome: outcomeOfStatus(reader, status),
    evidence: evidenceForStatus(reader, status),
  }));
  const tooMany = http.unspecified.includes('tooManyRedirects') ? 'ours' : reader.evidence;
  const chain = {
    status: words.tooMany(http.maxRedirects),
    outcome: http.tooManyRedirects,
    evidence: tooMany,
  };
  return [...rows, chain];
}
