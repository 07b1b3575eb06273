// Checks requests that are overdue, and references to other files: their depth and server (ACAP 1.1 2.3.2, 2.6.2).
import { defineDiagnostic } from '../../../diagnostics/define-diagnostic.ts';
import { createFix } from '../../../diagnostics/finding.ts';
import { createExample } from '../../../diagnostics/finding-example.ts';
import { isOtherSite, urlParts } from '../../../matching/url-parts.ts';
import { removeFields } from '../edit/remove-fields.ts';
import { findReferencedFile } from '../question/usage-plan.ts';
import { acap11, type SiteCheck } from './check-context.ts';
import { anyCrawler, permitPresent } from './example.ts';

const referenceCrossOrigin = defineDiagnostic({
  code: 'reference-cross-origin',
  severity: 'info',
  spec: acap11('2.3.2'),
  examples: [
    createExample(
      anyCrawler('ACAP-permissions-reference: https://other.example/acap.txt'),
      anyCrawler('ACAP-permissions-reference: https://www.example.com/acap.txt'),
      { origin: 'https://www.example.com' },
    ),
  ],
});

const referenceMissing = defineDiagnostic({
  code: 'reference-missing',
  severity: 'info',
  spec: acap11('2.3.2'),
  examples: [
    createExample(
      anyCrawler('ACAP-permissions-reference: /searchbot.txt'),
      anyCrawler('ACAP-permissions-reference: /end.txt'),
      { files: { '/end.txt': anyCrawler(permitPresent) } },
    ),
  ],
});

const referenceChain = defineDiagnostic({
  code: 'reference-chain',
  severity: 'error',
  spec: acap11('2.3.2'),
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
});

const staleAction = defineDiagnostic({
  code: 'stale-action',
  severity: 'info',
  spec: acap11('2.6'),
  examples: [
    createExample(anyCrawler('ACAP-request-re-crawl: /x'), anyCrawler('ACAP-request-re-crawl: /x'), {
      today: '2026-03-31',
      seen: '2026-02-28',
      nearSeen: '2026-03-01',
    }),
  ],
});

/** After this time a request should have been carried out (ACAP 1.1 2.6.2). */
const STALE_AFTER_DAYS = 30;
const dayNumber = (date: string) => Date.parse(`${date}T00:00:00Z`) / 86_400_000;

/** Reports requests that have been in the file for more than a month, if the date and the history are known. */
export const checkStaleActions: SiteCheck = (context, { options: { today, seen } }) => {
  if (today === undefined || !seen) return;
  for (const request of context.file.records.flatMap(({ requests }) => requests)) {
    const { line, field } = request;
    const since = seen(line);
    if (since === undefined || !(dayNumber(today) - dayNumber(since) > STALE_AFTER_DAYS)) continue;
    context.report(staleAction, line, field.word, [field.action, field.path, since], () => [
      createFix('remove-line', [], 'changes', () => removeFields(context.policy, [line])),
    ]);
  }
};

/** Reports references to another server, to a missing file of this site, and to a file that refers to another one. */
export const checkReferences: SiteCheck = ({ file, report }, { site }) => {
  const ownAuthority = urlParts(site.origin).authority;
  for (const { reference } of file.records) {
    if (!reference) continue;
    const { line, field } = reference;
    const parts = urlParts(field.locator);
    const target = findReferencedFile(site, field.locator);
    if (parts.authority && (!ownAuthority || isOtherSite(parts, ownAuthority)))
      report(referenceCrossOrigin, line, field.word, [field.locator]);
    else if (!target) report(referenceMissing, line, field.word, [field.locator]);
    const inner = target?.file.records.find((record) => record.reference)?.reference;
    if (inner) report(referenceChain, line, field.word, [field.locator, inner.field.locator]);
  }
};

export const siteDiagnostics = [referenceCrossOrigin, referenceMissing, referenceChain, staleAction];
