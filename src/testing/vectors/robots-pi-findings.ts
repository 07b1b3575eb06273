// An example for each finding of documents, and a document that just lacks it.
import type { PiCode } from '../../core/dialects/robots-pi/checks/table.ts';

export interface DocumentExample {
  readonly file: string;
  readonly near: string;
  /** `/doc.xml` if not given. */
  readonly path?: string;
}

const LEGAL = '<?robots index="no" follow="yes"?>';
const HTML = '/doc.html';

/** A whole document with something in its prolog, and something in its content. */
const doc = (prolog: string, content = '<p>text</p>') =>
  `<?xml version="1.0"?>\n${prolog}<doc>\n${content}\n</doc>\n`;
const page = (head: string, prolog = '') =>
  `<?xml version="1.0"?>\n${prolog}<html>\n<head>\n${head}</head>\n<body><p>x</p></body>\n</html>\n`;
const meta = (content: string) => `<meta name="robots" content="${content}"/>\n`;

export const piExamples: { readonly [Code in PiCode]: DocumentExample } = {
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
  P014: { file: doc('<?robots index="no" follow="yes">\n'), near: doc('<?robots index="no" follow="yes">?>\n') },
  P015: { file: `\n${doc(`${LEGAL}\n`)}`, near: doc(`${LEGAL}\n`) },
  P016: { file: doc(`${LEGAL}\n`, '<p>text'), near: doc(`${LEGAL}\n`) },
};

/** Further documents whose fixes are tried. */
export const piMoreFixes: readonly (readonly [PiCode, DocumentExample])[] = [
  ['P001', { file: page(''), near: '', path: HTML }],
  ['P001', { file: '<doc/>', near: '' }],
  ['P002', { file: doc(`<?robots\n index="No"\n follow="yes"\n?>${LEGAL}`), near: '' }],
  ['P002', { file: doc('<?robots index="no"?>\n'), near: '' }],
  ['P002', { file: doc(`${LEGAL}\n<?robots?>\n`), near: '' }],
  ['P002', { file: page(meta('none'), '<?robots index="no"?>\n'), near: '' }],
  ['P002', { file: doc('<?robots noindex>\n', '<p>text</p><?x?>'), near: '' }],
  ['P003', { file: doc('<?robots a?>\n<?robots b?>\n'), near: '' }],
  ['P004', { file: doc(`<?robots?>\n  ${LEGAL}\n`, LEGAL), near: '' }],
  ['P006', { file: doc('<!DOCTYPE doc []>\n', `<a href="x"/>${LEGAL}<p>t</p>`), near: '' }],
  ['P006', { file: `<doc>t<?xml version="1.0"?><p/>${LEGAL}</doc>`, near: '' }],
  ['P007', { file: doc('<?ROBOTS index=no?>\n'), near: '' }],
  ['P008', { file: doc('', '<![CDATA[a <?robots noindex?> b]]>'), near: '' }],
  ['P010', { file: page(meta('nofollow'), '<!DOCTYPE html SYSTEM "a">\n'), near: '' }],
  ['P010', { file: doc(`<!DOCTYPE doc SYSTEM "x">`, meta('none')), near: '' }],
  ['P011', { file: page('<meta name="robots" content>\n', `${LEGAL}\n`), near: '' }],
  ['P011', { file: page('<meta name=robots content=noarchive,a"b>\n', `${LEGAL}\n`), near: '' }],
  ['P011', { file: page('<META NAME=robots>\n', `${LEGAL}\n`), near: '' }],
  ['P011', { file: page('<META content=all name=robots>\n<meta name="robots"/>\n', `${LEGAL}\n`), near: '' }],
  ['P012', { file: page(meta('none'), '<?robots?>\n'), near: '' }],
  ['P013', { file: `<html><body/></html>${LEGAL}`, near: '', path: HTML }],
  ['P014', { file: doc('<?robots index="no" follow="yes"\n'), near: '' }],
  ['P015', { file: `${LEGAL}<?xml version="1.0"?>\n<doc/>`, near: '' }],
];
