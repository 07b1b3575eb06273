// References to other files: one level only, and whose server it is (ACAP 1.1 2.3.2).
import { isOtherSite, urlParts } from '../matching/url-parts.ts';
import { findReferencedFile } from '../questions/usage-plan.ts';
import type { SiteCheck } from './acap-check.ts';

/** References to another server, to a file of this one that the site does not hold, and to one that refers on. */
export const checkReferences: SiteCheck = ({ file, put }, { site }) => {
  const own = urlParts(site.origin).authority;
  for (const { reference } of file.records) {
    if (!reference) continue;
    const { line, field } = reference;
    const parts = urlParts(field.locator);
    const found = findReferencedFile(site, field.locator);
    if (parts.authority && (!own || isOtherSite(parts, own)))
      put('reference-cross-origin', line, field.word, [field.locator]);
    else if (!found) put('reference-missing', line, field.word, [field.locator]);
    const inner = found?.file.records.find((record) => record.reference)?.reference;
    if (inner) put('reference-chain', line, field.word, [field.locator, inner.field.locator]);
  }
};
