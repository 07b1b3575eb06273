// An example for each finding of documents, and a document that just lacks it.
import type { PiCode } from '../../dialects/robots-pi/checks/table.ts';
import { type FindingExample, type FindingExamples, oneEach } from './example.ts';

export const LEGAL = '<?robots index="no" follow="yes"?>';
export const HTML = '/doc.html';

/** A whole document with something in its prolog, and something in its content. */
export const doc = (prolog: string, content = '<p>text</p>') =>
  `<?xml version="1.0"?>\n${prolog}<doc>\n${content}\n</doc>\n`;
export const page = (head: string, prolog = '') =>
  `<?xml version="1.0"?>\n${prolog}<html>\n<head>\n${head}</head>\n<body><p>x</p></body>\n</html>\n`;
export const meta = (content: string) => `<meta name="robots" content="${content}"/>\n`;

const examples: { readonly [Code in PiCode]: FindingExample } = {
  P001: { file: doc(''), near: doc(`${LEGAL}\n`) },
  P002: { file: doc("<?robots index='no' follow='no'?>\n"), near: doc(`${LEGAL}\n`) },
  P003: { file: doc('<?robots noindex,nofollow?>\n'), near: doc(`<?robots?>\n${LEGAL}\n`) },
  P004: { file: doc(`${LEGAL}\n${LEGAL}\n`), near: doc(`${LEGAL}\n<?ROBOTS?>\n`) },
  P005: { file: doc(`${LEGAL}\n<?robots index="no" follow="no"?>\n`), near: doc(`${LEGAL}\n${LEGAL}\n`) },
  P006: { file: doc('', `<p>text</p>\n${LEGAL}`), near: doc('', `<p/>\n${LEGAL}`) },
  P007: { file: doc('<?Robots index="no" follow="yes"?>\n'), near: doc('<?robotsindex a?>\n') },
  P008: { file: doc(`<!-- ${LEGAL} -->\n`), near: doc('<!-- <?robotsindex?> -->\n') },
  P009: {
    file: doc(`<!DOCTYPE doc [\n<!ENTITY % r '${LEGAL}'>\n%r;\n]>\n`),
    near: doc(`<!DOCTYPE doc [\n${LEGAL}\n]>\n`),
  },
  P010: {
    file: doc('<!DOCTYPE doc SYSTEM "doc.dtd">\n'),
    near: doc(`<!DOCTYPE doc SYSTEM "doc.dtd" [${LEGAL}]>\n`),
  },
  P011: {
    file: page(meta('index, noarchive'), `${LEGAL}\n`),
    near: page(meta('NoIndex, noarchive'), `${LEGAL}\n`),
  },
  P012: { file: page(meta('none')), near: page(meta('noindex'), `${LEGAL}\n`) },
  P013: { file: page('', `${LEGAL}\n`), near: page(meta('noindex'), `${LEGAL}\n`), path: HTML },
  P014: {
    file: doc('<?robots index="no" follow="yes">\n'),
    near: doc('<?robots index="no" follow="yes">?>\n'),
  },
  P015: { file: `\n${doc(`${LEGAL}\n`)}`, near: doc(`${LEGAL}\n`) },
  P016: { file: doc(`${LEGAL}\n`, '<p>text'), near: doc(`${LEGAL}\n`) },
};

/** Each is an XML document, unless it says where it stands. */
export const piExamples: FindingExamples<PiCode> = oneEach(examples, { path: '/doc.xml' });
