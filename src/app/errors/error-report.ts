// The report about an error: enough to fix it, and no content of any file.

import { countLines } from '../../core/document/count-lines.ts';
import { type Chunk, linesIn } from '../../core/document/lines.ts';
import { escapeInvisible } from '../../core/text/escape-invisible.ts';
import { failureWords } from '../../messages/en/app/notices.ts';
import { countExpectations, type SiteDocument } from '../../state/document/document.ts';
import type { GatepostState } from '../../state/document/document-store.ts';
import { shapeOf } from '../../state/document/file-shape.ts';
import { policyOfFile } from '../../state/document/selectors.ts';
import type { UnhandledError } from '../shared/shell-store.ts';
import { errorName } from './unhandled-errors.ts';

// Whether a text quotes the user's content: an error may, and a report must not.
/** The maximum number of characters of content that are searched: beyond it, a text counts as quoting. */
const MAX_SEARCHED = 20_000_000;

/** Words that a quotation would consist of: three letters or digits in ASCII, otherwise a single character. */
const WORD = /[a-z0-9]{3,}|[^\u0000-\u007f]/gu;

/** Returns every text of a document except its lines. */
const textsBesideLines = ({
  files,
  links,
  origin,
  rows,
  columns,
  expectations,
  ...rest
}: SiteDocument): string[] => [
  origin,
  ...rows,
  ...columns,
  ...files.map(({ path, unknown }) => `${path} ${JSON.stringify(unknown ?? {})}`),
  ...[
    links,
    expectations,
    rest.claims,
    rest.ignored,
    rest.crawlers,
    rest.requests,
    rest.offered,
    rest.unknown,
  ].map((part) => JSON.stringify(part) ?? ''),
];

/** Yields the current document and those of all steps that can be undone or redone. */
function* documentsOf({ document, history }: GatepostState): Iterable<SiteDocument> {
  yield document;
  for (const { before, after } of [...history.past, ...history.future]) {
    yield before;
    yield after;
  }
}

function* textsOf(state: GatepostState): Iterable<string> {
  const seenDocuments = new Set<SiteDocument>();
  const seenChunks = new Set<Chunk>();
  for (const document of documentsOf(state)) {
    if (seenDocuments.has(document)) continue;
    seenDocuments.add(document);
    yield* textsBesideLines(document);
    for (const { source } of document.files)
      for (const chunk of source.lines.chunks) {
        if (seenChunks.has(chunk)) continue;
        seenChunks.add(chunk);
        for (const { text } of linesIn(chunk)) yield text;
      }
  }
}

/**
 * Whether any word of `text` appears, whole or in part, in a file, a URL, a name or a note of the current document
 * or its history; also true if there is too much content to search. `others`: more texts of the user, such as
 * drafts.
 */
function quotesUserContent(text: string, state: GatepostState, others: readonly string[] = []): boolean {
  const words = [...new Set(text.toLowerCase().match(WORD))];
  if (words.length === 0) return false;
  let remaining = MAX_SEARCHED;
  const isQuoted = (content: string) => {
    remaining -= content.length;
    const lowerCase = content.toLowerCase();
    return remaining < 0 || words.some((word) => lowerCase.includes(word));
  };
  if (others.some(isQuoted)) return true;
  for (const content of textsOf(state)) if (isQuoted(content)) return true;
  return false;
}

const words = failureWords.lines;

/** The maximum number of steps, files, characters of a message, and stack positions in a report. */
const MAX_STEPS = 12;
const MAX_FILES = 10;
const MAX_MESSAGE_LENGTH = 300;
const MAX_POSITIONS = 12;

/** Information from outside the document. */
export interface ErrorContext {
  readonly version: string;
  readonly browser: string;
  readonly settings: readonly string[];
  /** What the user has typed that is not in the document. */
  readonly drafts: readonly string[];
}

/**
 * Returns the positions of our own scripts in a stack, with line and column. Function names may contain user
 * content and are left out.
 */
function positionsIn(stack: string): string[] {
  const positions = [
    ...stack.matchAll(/\/([\w.-]{1,80}\.(?:js|tsx?))(?:\?[^\s:]*)?:(\d{1,7}):(\d{1,7})\)?$/gm),
  ];
  return positions.slice(0, MAX_POSITIONS).map(([, file, line, column]) => `  ${file}:${line}:${column}`);
}

/** Returns the stack of an error without its message, which some browsers put before it. */
function stackOf(error: unknown): string {
  if (!(error instanceof Error) || typeof error.stack !== 'string') return '';
  const { message, stack } = error;
  const index = message === '' ? -1 : stack.indexOf(message);
  return index < 0 ? stack : stack.slice(index + message.length);
}

/** Whether an error quotes its input, which may be text that is not in a document yet. */
const quotesInput = (error: unknown) => error instanceof SyntaxError || error instanceof URIError;

function errorLine(error: unknown, state: GatepostState, drafts: readonly string[]): string {
  const name = errorName(error);
  const message = error instanceof Error ? error.message : String(error);
  const isPrintable = message !== '' && message.length <= MAX_MESSAGE_LENGTH && !quotesInput(error);
  if (!isPrintable || quotesUserContent(message, state, drafts)) return words.errorOnly(name);
  return words.error(name, escapeInvisible(message));
}

const section = (title: string, positions: readonly string[]) =>
  positions.length > 0 ? [title, ...positions] : [];

function describeFiles({ document }: GatepostState): string[] {
  const { files, rows, columns } = document;
  const listed = files.slice(0, MAX_FILES).map((file) => {
    const { octets } = shapeOf(file.source);
    const lines = countLines(file.source.lines);
    return words.file(policyOfFile(file).format.id, octets, lines, file.source.encoding);
  });
  const moreFiles = files.length > MAX_FILES ? [words.moreFiles(files.length - MAX_FILES)] : [];
  return [...listed, ...moreFiles, words.table(rows.length, columns.length, countExpectations(document))];
}

function describeSteps({ history: { opening, past } }: GatepostState): string {
  const codes = [...(opening ? [opening] : []), ...past]
    .slice(-MAX_STEPS)
    .map(({ label: { code } }) => (/^[a-z0-9-]{1,40}$/.test(code) ? code : '?'));
  return codes.length > 0 ? words.steps(codes.join(', ')) : words.noSteps;
}

/** Returns the report as text. */
export function printErrorReport(
  unhandledError: UnhandledError,
  state: GatepostState,
  context: ErrorContext,
): string {
  const { error, components } = unhandledError;
  return [
    words.program(context.version),
    words.browser(context.browser),
    words.where(failureWords.part(unhandledError.where)),
    errorLine(error, state, context.drafts),
    ...section(words.at, positionsIn(stackOf(error))),
    ...section(words.in, positionsIn(components ?? '')),
    describeSteps(state),
    ...describeFiles(state),
    words.settings(context.settings),
  ].join('\n');
}
