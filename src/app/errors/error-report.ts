// The report about what broke: enough to mend it, and nothing of any file.

import type { Chunk } from '../../core/document/lines.ts';
import { escapeInvisible } from '../../core/text/escape-invisible.ts';
import { troubleWords } from '../../messages/en/app/notices.ts';
import type { SiteDocument } from '../../state/document/document.ts';
import type { GatepostState } from '../../state/document/document-store.ts';
import { shapeOf } from '../../state/document/file-shape.ts';
import { policyOfFile } from '../../state/document/selectors.ts';
import type { UnhandledError } from '../shell/shell-store.ts';
import { errorName } from './unhandled-errors.ts';

// Whether a text quotes what the person works on: an error may, and what is passed on of it must not.
/** Characters of work beyond which is not looked: then a text counts as quoting it. */
const MOST = 20_000_000;

/** Words of which a quotation would be made: three letters or digits in ASCII, elsewhere a single character. */
const WORD = /[a-z0-9]{3,}|[^\u0000-\u007f]/gu;

/** Every text that is part of a document, lines aside. */
const othersOf = ({ files, links, origin, rows, columns, expectations, ...more }: SiteDocument): string[] => [
  origin,
  ...rows,
  ...columns,
  ...files.map(({ path, unknown }) => `${path} ${JSON.stringify(unknown ?? {})}`),
  ...[links, expectations, more.ignored, more.crawlers, more.requests, more.unknown].map(
    (part) => JSON.stringify(part) ?? '',
  ),
];

/** The document now and in every step that can be taken back or done again. */
function* documentsOf({ document, history }: GatepostState): Iterable<SiteDocument> {
  yield document;
  for (const { before, after } of [...history.past, ...history.future]) {
    yield before;
    yield after;
  }
}

function* textsOf(state: GatepostState): Iterable<string> {
  const seenDocuments = new Set<SiteDocument>();
  const seen = new Set<Chunk>();
  for (const document of documentsOf(state)) {
    if (seenDocuments.has(document)) continue;
    seenDocuments.add(document);
    yield* othersOf(document);
    for (const { source } of document.files)
      for (const chunk of source.lines.chunks) {
        if (seen.has(chunk)) continue;
        seen.add(chunk);
        for (const { text } of chunk) yield text;
      }
  }
}

/**
 * True if any word of `text` stands, whole or in part, in a file, a URL, a name or a note of the work, or of what it
 * was before; also if there is too much of it to look. `others`: more texts of the person, such as drafts.
 */
function quotesUserContent(text: string, state: GatepostState, others: readonly string[] = []): boolean {
  const words = [...new Set(text.toLowerCase().match(WORD))];
  if (words.length === 0) return false;
  let left = MOST;
  const isQuoted = (whole: string) => {
    left -= whole.length;
    const small = whole.toLowerCase();
    return left < 0 || words.some((word) => small.includes(word));
  };
  if (others.some(isQuoted)) return true;
  for (const whole of textsOf(state)) if (isQuoted(whole)) return true;
  return false;
}

const words = troubleWords.lines;

/** Steps and files that are listed, characters of a message, places of a stack. */
const STEPS = 12;
const FILES = 10;
const MESSAGE = 300;
const PLACES = 12;

/** What stands outside of the document. */
export interface ErrorContext {
  readonly version: string;
  readonly browser: string;
  readonly settings: readonly string[];
  /** What the person has written that is in no document. */
  readonly drafts: readonly string[];
}

/** Our own scripts in a stack, with line and column; names of functions may be anybody's, and are left out. */
function placesIn(stack: string): string[] {
  const places = [...stack.matchAll(/\/([\w.-]{1,80}\.(?:js|tsx?))(?:\?[^\s:]*)?:(\d{1,7}):(\d{1,7})\)?$/gm)];
  return places.slice(0, PLACES).map(([, file, line, column]) => `  ${file}:${line}:${column}`);
}

/** A stack without what the error says, which some browsers put before it. */
function stackOf(error: unknown): string {
  if (!(error instanceof Error) || typeof error.stack !== 'string') return '';
  const { message, stack } = error;
  const at = message === '' ? -1 : stack.indexOf(message);
  return at < 0 ? stack : stack.slice(at + message.length);
}

/** These quote what they could not read: a text that is in no document yet, perhaps. */
const quotesInput = (error: unknown) => error instanceof SyntaxError || error instanceof URIError;

function errorLine(error: unknown, state: GatepostState, drafts: readonly string[]): string {
  const name = errorName(error);
  const message = error instanceof Error ? error.message : String(error);
  const isToBeTold = message !== '' && message.length <= MESSAGE && !quotesInput(error);
  if (!isToBeTold || quotesUserContent(message, state, drafts)) return words.errorOnly(name);
  return words.error(name, escapeInvisible(message));
}

const section = (title: string, places: readonly string[]) => (places.length > 0 ? [title, ...places] : []);

function filesOf({ document }: GatepostState): string[] {
  const { files, rows, columns, expectations } = document;
  const told = files.slice(0, FILES).map((file) => {
    const { octets, lines } = shapeOf(file.source);
    return words.file(policyOfFile(file).format.id, octets, lines, file.source.encoding);
  });
  const more = files.length > FILES ? [words.moreFiles(files.length - FILES)] : [];
  return [...told, ...more, words.table(rows.length, columns.length, expectations.length)];
}

function stepsOf({ history: { past } }: GatepostState): string {
  const codes = past
    .slice(-STEPS)
    .map(({ label: { code } }) => (/^[a-z0-9-]{1,40}$/.test(code) ? code : '?'));
  return codes.length > 0 ? words.steps(codes.join(', ')) : words.noSteps;
}

/** The report as text. */
export function printErrorReport(
  trouble: UnhandledError,
  state: GatepostState,
  around: ErrorContext,
): string {
  const { error, components } = trouble;
  return [
    words.program(around.version),
    words.browser(around.browser),
    words.where(troubleWords.part(trouble.where)),
    errorLine(error, state, around.drafts),
    ...section(words.at, placesIn(stackOf(error))),
    ...section(words.in, placesIn(components ?? '')),
    stepsOf(state),
    ...filesOf(state),
    words.settings(around.settings),
  ].join('\n');
}
