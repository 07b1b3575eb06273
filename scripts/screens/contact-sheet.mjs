// All screenshots on one page as thumbnails, each with a link.

/**
 * @typedef {{ readonly name: string, readonly width: number, readonly files: readonly string[], readonly trouble: string }} Picture
 */

const escapeHtml = (/** @type {string} */ text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const sheetStyles = `
body { margin: 1rem; font: 13px/1.4 sans-serif; color-scheme: light dark; }
section { display: flex; flex-wrap: wrap; gap: .5rem; align-items: start; margin-block-end: 1.5rem; }
h2 { flex: 0 0 100%; margin: 0; font-size: 1rem; }
figure { margin: 0; }
img { block-size: 14rem; border: 1px solid gray; }
.trouble { color: crimson; }
`;

/**
 * @param {readonly Picture[]} pictures
 * @returns {string} a page that stands in the folder of the pictures
 */
export function createContactSheet(pictures) {
  const names = new Set(pictures.map(({ name }) => name));
  const sections = [...names].map((name) => {
    const own = pictures.filter((picture) => picture.name === name);
    const figures = own.flatMap(({ width, files, trouble }) =>
      files.map((file) => {
        const link = `<a href="${escapeHtml(file)}"><img loading="lazy" src="${escapeHtml(file)}" alt="${escapeHtml(file)}"></a>`;
        const told = trouble && ` <span class="trouble">${escapeHtml(trouble)}</span>`;
        return `<figure>${link}<figcaption>${width}${told}</figcaption></figure>`;
      }),
    );
    return `<section><h2 id="${escapeHtml(name)}">${escapeHtml(name)}</h2>${figures.join('')}</section>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title><style>${sheetStyles}</style><h1>Screens</h1>${sections.join('\n')}</html>\n`;
}
