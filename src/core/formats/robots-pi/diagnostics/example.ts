// Building blocks for the examples of documents.

export const XML_PATH = '/doc.xml';
export const LEGAL_PI = '<?robots index="no" follow="yes"?>';
export const HTML_PATH = '/doc.html';

/** A whole document with a text in its prolog and one in its content. */
export const xmlDocument = (prolog: string, content = '<p>text</p>') =>
  `<?xml version="1.0"?>\n${prolog}<doc>\n${content}\n</doc>\n`;
export const htmlPage = (head: string, prolog = '') =>
  `<?xml version="1.0"?>\n${prolog}<html>\n<head>\n${head}</head>\n<body><p>x</p></body>\n</html>\n`;
export const metaTag = (content: string) => `<meta name="robots" content="${content}"/>\n`;
