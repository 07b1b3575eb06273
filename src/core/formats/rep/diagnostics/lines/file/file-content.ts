// What kind of text a file is: a policy that crawlers can read, or something else.

import { cite } from '../../../../../catalogue/citations.ts';
import { defineChecks, kind } from '../../../../../diagnostics/define-checks.ts';
import { createCommandFix } from '../../../../../diagnostics/finding.ts';
import { columnAfterMark } from '../../../../../document/byte-order-mark.ts';
import { isWide } from '../../../../../document/encoding.ts';
import { createLines, getLine, newLine } from '../../../../../document/lines.ts';
import { rangeInLine, type TextEdit } from '../../../../../document/range.ts';
import type { Policy } from '../../../../../syntax/policy.ts';
import { detectOtherContent } from '../../../../other-content.ts';
import { addBlock } from '../../../edit/add-block.ts';
import { byteOrderMarkLength } from '../characters/odd-characters.ts';
import type { LinesContext, LinesSubject } from '../check-context.ts';
import { isTaggedField } from '../clean-line.ts';
import { convertToUtf8Fix } from '../concerned-readers.ts';
import { ALLOW_ALL } from '../example.ts';

const encodeUtf16 = (text: string) =>
  Uint8Array.from([0xff, 0xfe, ...Array.from(text).flatMap((unit) => [unit.charCodeAt(0), 0])]);

const kinds = {
  R017: kind<{ readonly records: number; readonly content: 'page' | 'dtd' }>({
    severity: 'error',
    about: 'file',
    isCause: true,
    source: [...cite('draft 1', '3.1'), ...cite('RFC 9309', '2.3')],
    examples: [
      {
        file: '<!DOCTYPE html>\n<html lang="en"><title>Not found</title>\n<p>Nothing here: sorry\n',
        near: `# <html> is no policy\n${ALLOW_ALL}`,
      },
      {
        file: '<!-- Stories -->\n<!ELEMENT story (#PCDATA)>\n<!ENTITY % all "story">\n',
        near: `# <!ELEMENT story (#PCDATA)>\n${ALLOW_ALL}`,
      },
    ],
  }),
  R083: kind<{ readonly encoding: string }>({
    severity: 'error',
    about: 'file',
    source: cite('RFC 9309', '2.3'),
    examples: [{ file: encodeUtf16(ALLOW_ALL), near: ALLOW_ALL }],
  }),
};

type Context = LinesContext<typeof kinds>;

const WHOLE_FIRST_LINE = 80;
const firstLine = ({ source }: Policy) =>
  rangeInLine(0, { from: 0, to: Math.min(WHOLE_FIRST_LINE, getLine(source.lines, 0).text.length) });

/** R083: two octets per character. */
function checkWideEncoding({ source: { encoding }, subject, report }: Context) {
  if (!isWide(encoding)) return;
  const name = encoding.toUpperCase().replace(/([LB]E)$/, ' $1');
  report('R083', firstLine(subject.policy), { encoding: name }, convertToUtf8Fix);
}

const BEGINNING_LENGTH = 2048;

function fileBeginning({ source: { lines, encoding } }: Policy): string {
  const first = getLine(lines, 0).text;
  let text =
    encoding === 'octets'
      ? first.slice(byteOrderMarkLength(first), BEGINNING_LENGTH)
      : first.slice(0, BEGINNING_LENGTH);
  for (let line = 1; line < lines.length && text.length < BEGINNING_LENGTH; line++)
    text += `\n${getLine(lines, line).text.slice(0, BEGINNING_LENGTH)}`;
  return text;
}

/** Replaces everything by a policy that blocks nothing. */
function emptyPolicyEdits({ source, format }: Policy): TextEdit[] {
  const { lines } = source;
  const blank = { source: { ...source, lines: createLines([newLine('', '')]) }, format };
  const text = addBlock(blank, { agents: ['*'], rules: [{ effect: 'deny', path: '' }] })
    .map((edit) => edit.text)
    .join('')
    .trim();
  const last = lines.length - 1;
  const end = { line: last, column: getLine(lines, last).text.length };
  return [{ range: { start: { line: 0, column: columnAfterMark(source) }, end }, text: `${text}\n` }];
}

/** The XML declaration of a web page. */
const DECLARATION = /^\s*<\?xml\s[^>]*\?>/;

/** Returns what a file is instead of a policy: a web page or a document type definition. */
export function otherContentOf(policy: Policy): LinesSubject['otherContent'] {
  const text = fileBeginning(policy).replace(DECLARATION, '');
  if (!text.includes('<') || isTaggedField(policy, 0)) return undefined;
  return detectOtherContent(new TextEncoder().encode(text));
}

/** R017: a web page or a document type definition instead of a policy. */
function checkNotAPolicy({ subject: { policy, intended, otherContent: content }, report, fix }: Context) {
  if (!content) return;
  const records = intended.records.length;
  const empty = fix('empty-policy', {}, () => emptyPolicyEdits(policy));
  const showSnippet = createCommandFix('server-snippet', {}, { do: 'server-snippet' });
  // Servers do not return definitions instead of a policy, so there is no server setting to fix. The records of a
  // page may be meant, so that nothing replaces them.
  const fixes = content === 'dtd' ? [] : records > 0 ? [showSnippet] : [empty, showSnippet];
  report('R017', firstLine(policy), { records, content }, fixes);
}

export const contentChecks = defineChecks(kinds, checkWideEncoding, checkNotAPolicy);
