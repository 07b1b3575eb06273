// Scalars of YAML on one line: plain, in single quotes, in double quotes.

/** Where a comment begins: at a number sign behind a blank, outside of quotes; -1 without one. */
export function commentStart(text: string): number {
  let quote = '';
  let before = ' ';
  for (let at = 0; at < text.length; at++) {
    const unit = text[at]!;
    if (quote === '"' && unit === '\\') at++;
    else if (quote !== '') quote = unit === quote ? '' : quote;
    else if ((unit === '"' || unit === "'") && (before === ' ' || before === '\t')) quote = unit;
    else if (unit === '#' && (before === ' ' || before === '\t')) return at;
    before = unit;
  }
  return -1;
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', '"': '"', '\\': '\\', '/': '/' };

function doubleQuoted(written: string): string | undefined {
  let text = '';
  for (let at = 1; at < written.length; at++) {
    const unit = written[at]!;
    if (unit === '"') return at === written.length - 1 ? text : undefined;
    if (unit !== '\\') {
      text += unit;
      continue;
    }
    const code = /^u([0-9a-fA-F]{4})/.exec(written.slice(at + 1, at + 6))?.[1];
    const escaped = code ? String.fromCharCode(Number.parseInt(code, 16)) : ESCAPES[written[at + 1] ?? ''];
    if (escaped === undefined) return undefined;
    text += escaped;
    at += code ? 5 : 1;
  }
  return undefined;
}

function singleQuoted(written: string): string | undefined {
  const inner = written.slice(1, -1);
  const isWhole = written.length > 1 && written.endsWith("'") && !inner.replaceAll("''", '').includes("'");
  return isWhole ? inner.replaceAll("''", "'") : undefined;
}

/** The text that a scalar stands for; undefined for anchors, tags, flow collections and what is not closed. */
export function scalarText(written: string): string | undefined {
  if (written.startsWith('"')) return doubleQuoted(written)?.toWellFormed();
  if (written.startsWith("'")) return singleQuoted(written);
  return /^[[\]{}&*!|>%@`?]/.test(written) ? undefined : written;
}
