// A simple reference implementation of urllib of Python up to 3.12.1, from its description only (urllib).
import {
  allowedAnswer,
  answerByRule,
  parseField,
  REFERENCE_HOST,
  type ReferenceGroup,
  type ReferenceReader,
} from './reader-reference.ts';

/** urllib: decodes every escape once. Invalid UTF-8 becomes U+FFFD. */
function unquote(text: string): string {
  const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });
  return text.replaceAll(/(?:%[0-9A-Fa-f]{2})+/g, (escapes) =>
    utf8.decode(
      Uint8Array.from(escapes.match(/[^%]{2}/g) as string[], (digits) => Number.parseInt(digits, 16)),
    ),
  );
}

/** urllib: removes empty parts with the character before them. */
function dropEmptyParts(text: string): string {
  const [, before = '', query, fragment] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(text) ?? [];
  const lastPart = before.lastIndexOf('/') + 1;
  const firstSemicolon = before.indexOf(';', lastPart);
  const path = firstSemicolon === before.length - 1 ? before.slice(0, -1) : before;
  const keepIfNotEmpty = (part: string | undefined) => (part === undefined || part.length === 1 ? '' : part);
  return path + keepIfNotEmpty(query) + keepIfNotEmpty(fragment);
}

const stripLineEnds = (text: string): string => text.replaceAll(/[\t\r\n]/g, '');

/** urllib. */
export const referencePythonUrllib: ReferenceReader = (file, agent, url) => {
  const records: ReferenceGroup[] = [];
  let defaultRecord: ReferenceGroup | undefined;
  let open: ReferenceGroup = { names: [], rules: [] };
  let complete = false;
  const end = () => {
    if (complete && !open.names.includes('*')) records.push(open);
    else if (complete) defaultRecord ??= open;
    open = { names: [], rules: [] };
    complete = false;
  };
  const lineEnd = /(\r\n|[\r\n\v\f\u001c\u001d\u001e\u0085\u2028\u2029])/;
  // For users, and so in an answer, a line ends only at CR, LF and CRLF.
  let lineNumber = 1;
  file.split(lineEnd).forEach((line, at) => {
    if (at % 2 === 1) {
      if (/[\r\n]/.test(line)) lineNumber++;
      return;
    }
    if (line === '') return end();
    const [field, raw = ''] = parseField(line) ?? [];
    const value = unquote(raw);
    if (field === 'user-agent') {
      if (complete) end();
      open.names.push(value);
    } else if (/^(?:allow|disallow|crawl-delay|request-rate)$/.test(field ?? '') && open.names.length > 0) {
      complete = true;
      if (!field?.endsWith('allow')) return;
      // urllib, in full: all control characters at the beginning of a value are removed with its white space (as in
      // CPython 3.11.4 to 3.12.1). The part between `//` and the next `/`, `?` or `#` would be a host: a `;` is an
      // ordinary character there.
      const text = stripLineEnds(value.replace(/^[\u0000-\u0020]+/, ''));
      const [hostPart = ''] = /^\/\/[^/?#]*/.exec(text) ?? [];
      const path = (hostPart === '//' ? '' : hostPart) + dropEmptyParts(text.slice(hostPart.length));
      open.rules.push({ allow: field === 'allow' || value === '', path, line: lineNumber });
    }
  });
  end();
  const name = (agent.split('/')[0] as string).toLowerCase();
  const record =
    records.find(({ names }) => names.some((value) => name.includes(value.toLowerCase()))) ?? defaultRecord;
  const path = dropEmptyParts(stripLineEnds(unquote(url)).slice(REFERENCE_HOST.length)) || '/';
  const rule = record?.rules.find((candidate) => path.startsWith(candidate.path));
  return rule ? answerByRule(rule) : allowedAnswer;
};
