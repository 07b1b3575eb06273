// An example for each finding of documents, and a document that just lacks it.

import {
  type FindingExample,
  type FindingExamples,
  singleExamples,
} from '../../../diagnostics/finding-example.ts';
import type { PiCode } from './table.ts';

export const LEGAL_PI = '<?robots index="no" follow="yes"?>';
export const HTML_PATH = '/doc.html';

/** A whole document with something in its prolog, and something in its content. */
export const xmlDocument = (prolog: string, content = '<p>text</p>') =>
  `<?xml version="1.0"?>\n${prolog}<doc>\n${content}\n</doc>\n`;
export const htmlPage = (head: string, prolog = '') =>
  `<?xml version="1.0"?>\n${prolog}<html>\n<head>\n${head}</head>\n<body><p>x</p></body>\n</html>\n`;
export const metaTag = (content: string) => `<meta name="robots" content="${content}"/>\n`;

const examples: { readonly [Code in PiCode]: FindingExample } = {
  P001: { file: xmlDocument(''), near: xmlDocument(`${LEGAL_PI}\n`) },
  P002: { file: xmlDocument("<?robots index='no' follow='no'?>\n"), near: xmlDocument(`${LEGAL_PI}\n`) },
  P003: {
    file: xmlDocument('<?robots noindex,nofollow?>\n'),
    near: xmlDocument(`<?robots?>\n${LEGAL_PI}\n`),
  },
  P004: { file: xmlDocument(`${LEGAL_PI}\n${LEGAL_PI}\n`), near: xmlDocument(`${LEGAL_PI}\n<?ROBOTS?>\n`) },
  P005: {
    file: xmlDocument(`${LEGAL_PI}\n<?robots index="no" follow="no"?>\n`),
    near: xmlDocument(`${LEGAL_PI}\n${LEGAL_PI}\n`),
  },
  P006: { file: xmlDocument('', `<p>text</p>\n${LEGAL_PI}`), near: xmlDocument('', `<p/>\n${LEGAL_PI}`) },
  P007: {
    file: xmlDocument('<?Robots index="no" follow="yes"?>\n'),
    near: xmlDocument('<?robotsindex a?>\n'),
  },
  P008: { file: xmlDocument(`<!-- ${LEGAL_PI} -->\n`), near: xmlDocument('<!-- <?robotsindex?> -->\n') },
  P009: {
    file: xmlDocument(`<!DOCTYPE doc [\n<!ENTITY % r '${LEGAL_PI}'>\n%r;\n]>\n`),
    near: xmlDocument(`<!DOCTYPE doc [\n${LEGAL_PI}\n]>\n`),
  },
  P010: {
    file: xmlDocument('<!DOCTYPE doc SYSTEM "doc.dtd">\n'),
    near: xmlDocument(`<!DOCTYPE doc SYSTEM "doc.dtd" [${LEGAL_PI}]>\n`),
  },
  P011: {
    file: htmlPage(metaTag('index, noarchive'), `${LEGAL_PI}\n`),
    near: htmlPage(metaTag('NoIndex, noarchive'), `${LEGAL_PI}\n`),
  },
  P012: { file: htmlPage(metaTag('none')), near: htmlPage(metaTag('noindex'), `${LEGAL_PI}\n`) },
  P013: {
    file: htmlPage('', `${LEGAL_PI}\n`),
    near: htmlPage(metaTag('noindex'), `${LEGAL_PI}\n`),
    path: HTML_PATH,
  },
  P014: {
    file: xmlDocument('<?robots index="no" follow="yes">\n'),
    near: xmlDocument('<?robots index="no" follow="yes">?>\n'),
  },
  P015: { file: `\n${xmlDocument(`${LEGAL_PI}\n`)}`, near: xmlDocument(`${LEGAL_PI}\n`) },
  P016: { file: xmlDocument(`${LEGAL_PI}\n`, '<p>text'), near: xmlDocument(`${LEGAL_PI}\n`) },
};

/** Each is an XML document, unless it says where it stands. */
export const piExamples: FindingExamples<PiCode> = singleExamples(examples, { path: '/doc.xml' });
