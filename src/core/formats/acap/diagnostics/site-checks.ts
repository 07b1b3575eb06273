// Checks requests that are overdue, and references to other files: their depth and server (ACAP 1.1 2.3.2, 2.6.2).
import { defineChecks, kind } from '../../../diagnostics/define-checks.ts';
import { createExample } from '../../../diagnostics/finding-example.ts';
import { isOtherSite, urlParts } from '../../../matching/url-parts.ts';
import { findReferencedFile } from '../question/usage-plan.ts';
import { type AcapContext, acap11 } from './check-context.ts';
import { anyCrawler, permitPresent } from './example.ts';

const kinds = {
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
};

type Context = AcapContext<typeof kinds>;

/** Reports references to a missing file of this site, and to a file that refers to another one. */
function checkReferences({ inspection: { site }, subject: { file }, report }: Context) {
  const ownAuthority = urlParts(site.origin).authority;
  for (const { reference } of file.records) {
    if (!reference) continue;
    const { locator, word } = reference.field;
    const at = { line: reference.line, ...word };
    const parts = urlParts(locator);
    const target = findReferencedFile(site, locator);
    const isOnSite = !parts.authority || (ownAuthority !== undefined && !isOtherSite(parts, ownAuthority));
    if (isOnSite && !target) report('reference-missing', at, { locator });
    const inner = target?.file.records.find((record) => record.reference)?.reference;
    if (inner) report('reference-chain', at, { locator, inner: inner.field.locator });
  }
}

export const referenceChecks = defineChecks(kinds, checkReferences);
