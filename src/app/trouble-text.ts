// The report about what broke: enough to mend it, and nothing of any file.
import { visible } from '../core/text/hidden.ts';
import { troubleWords } from '../messages/en/notices.ts';
import { policyOfFile } from '../state/derived.ts';
import type { GatepostState } from '../state/document-store.ts';
import { shapeOf } from '../state/file-shape.ts';
import { quotesUserContent } from '../state/quoted-work.ts';
import { errorName, type UnhandledError } from './trouble.ts';

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
  return words.error(name, visible(message));
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
