// Checks requests that are overdue, and references to other files: their depth and server (ACAP 1.1 2.3.2, 2.6.2).
import { defineChecks, kind } from '../../../diagnostics/define-checks.ts';
import { createExample } from '../../../diagnostics/finding-example.ts';
import { isOtherSite, urlParts } from '../../../matching/url-parts.ts';
import { removeFields } from '../edit/remove-fields.ts';
import type { RequestAction } from '../field.ts';
import { findReferencedFile } from '../question/usage-plan.ts';
import { type AcapContext, acap11 } from './check-context.ts';
import { anyCrawler, permitPresent } from './example.ts';

const kinds = {
  'reference-cross-origin': kind<{ readonly locator: string }>({
    severity: 'info',
    source: acap11('2.3.2'),
    examples: [
      createExample(
        anyCrawler('ACAP-permissions-reference: https://other.example/acap.txt'),
        anyCrawler('ACAP-permissions-reference: https://www.example.com/acap.txt'),
        { origin: 'https://www.example.com' },
      ),
    ],
  }),
  'reference-missing': kind<{ readonly locator: string }>({
    severity: 'info',
    source: acap11('2.3.2'),
    examples: [
      createExample(
        anyCrawler('ACAP-permissions-reference: /searchbot.txt'),
        anyCrawler('ACAP-permissions-reference: /end.txt'),
        { files: { '/end.txt': anyCrawler(permitPresent) } },
      ),
    ],
  }),
  'reference-chain': kind<{ readonly locator: string; readonly inner: string }>({
    severity: 'error',
    source: acap11('2.3.2'),
    examples: [
      createExample(
        anyCrawler('ACAP-permissions-reference: /chain.txt'),
        anyCrawler('ACAP-permissions-reference: /end.txt'),
        {
          files: {
            '/chain.txt': anyCrawler('ACAP-permissions-reference: /end.txt'),
            '/end.txt': anyCrawler(permitPresent),
          },
        },
      ),
    ],
  }),
  'stale-action': kind<{ readonly action: RequestAction; readonly path: string; readonly since: string }>({
    severity: 'info',
    source: acap11('2.6'),
    examples: [
      createExample(anyCrawler('ACAP-request-re-crawl: /x'), anyCrawler('ACAP-request-re-crawl: /x'), {
        today: '2026-03-31',
        seen: '2026-02-28',
        nearSeen: '2026-03-01',
      }),
    ],
  }),
};

type Context = AcapContext<typeof kinds>;

/** After this time a request should have been carried out (ACAP 1.1 2.6.2). */
const STALE_AFTER_DAYS = 30;
const dayNumber = (date: string) => Date.parse(`${date}T00:00:00Z`) / 86_400_000;

/** Reports requests that have been in the file for more than a month, if the date and the history are known. */
function checkStaleActions({ inspection: { options }, subject: { policy, file }, report, fix }: Context) {
  const { today, seen } = options;
  if (today === undefined || !seen) return;
  for (const request of file.records.flatMap(({ requests }) => requests)) {
    const { line } = request;
    const { action, path, word } = request.field;
    const since = seen(line);
    if (since === undefined || !(dayNumber(today) - dayNumber(since) > STALE_AFTER_DAYS)) continue;
    const remove = fix('remove-line', {}, () => removeFields(policy, [line]));
    report('stale-action', { line, ...word }, { action, path, since }, remove);
  }
}

/** Reports references to another server, to a missing file of this site, and to a file that refers to another one. */
function checkReferences({ inspection: { site }, subject: { file }, report }: Context) {
  const ownAuthority = urlParts(site.origin).authority;
  for (const { reference } of file.records) {
    if (!reference) continue;
    const { locator, word } = reference.field;
    const at = { line: reference.line, ...word };
    const parts = urlParts(locator);
    const target = findReferencedFile(site, locator);
    if (parts.authority && (!ownAuthority || isOtherSite(parts, ownAuthority)))
      report('reference-cross-origin', at, { locator });
    else if (!target) report('reference-missing', at, { locator });
    const inner = target?.file.records.find((record) => record.reference)?.reference;
    if (inner) report('reference-chain', at, { locator, inner: inner.field.locator });
  }
}

export const referenceChecks = defineChecks(kinds, checkReferences, checkStaleActions);
