// Building blocks for the examples of license documents.
import type { FindingExample } from '../../../diagnostics/finding-example.ts';
import { RSL_NAMESPACE, RSL_PATH } from '../rsl-names.ts';

/** A document with some contents. */
export const rslText = (contents: string): string =>
  `<?xml version="1.0"?>\n<rsl xmlns="${RSL_NAMESPACE}">\n${contents}\n</rsl>\n`;

/** A document with one content, by its attributes, which has an empty license. */
export const contentText = (attributes: string): string =>
  rslText(`<content ${attributes}><license/></content>`);

/** A document with one license for the whole site. */
export const licenseText = (terms: string): string =>
  rslText(`<content url="/"><license>${terms}</license></content>`);

/** An example whose two files are license documents. */
export const rslExample = (
  file: string,
  near: string,
  overrides: Partial<FindingExample> = {},
): FindingExample => ({ file, near, path: RSL_PATH, ...overrides });
