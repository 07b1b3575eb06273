// What the checks of data.txt share.
import type { CheckContext, Kinds, NoValues } from '../../../diagnostics/define-checks.ts';
import { createExample, joinLines } from '../../../diagnostics/finding-example.ts';
import type { Policy } from '../../../syntax/policy.ts';
import { shortenEnd } from '../../../text/shorten-text.ts';

/** What is checked. */
export interface DataTxtSubject {
  readonly policy: Policy;
  /** Whether the file is a data.txt. If not, only its comments are checked. */
  readonly describes: boolean;
  /** Whether it is a data.txt in YAML, which has no records. */
  readonly isYaml: boolean;
}

/** The fixes of data.txt, with what their titles say. `line`: from 1. */
export type DataTxtFixes = {
  readonly 'describe-data': { readonly text: string };
  readonly 'close-line': { readonly line: number };
  readonly 'comment-above': { readonly line: number };
  readonly 'fields-into-record': { readonly line: number; readonly fields: number };
};

/** Fixes that lines of robots.txt have too. */
type SharedFixes = {
  readonly 'set-comment-apart': NoValues;
  readonly 'add-agent-above': { readonly text: string };
  readonly 'delete-blank-lines': { readonly lines: readonly number[] };
};

/** The context of checks that may report some kinds. */
export type DataTxtContext<Codes extends Kinds> = CheckContext<
  DataTxtSubject,
  Codes,
  DataTxtFixes & SharedFixes
>;

/** The number of lines that are checked before other tasks may run. */
const LINES_PER_STEP = 2000;

/** Visits the lines of a file in order. */
export function* forEachLine({ source: { lines } }: Policy, visit: (line: number) => void) {
  for (let line = 0; line < lines.length; line++) {
    if (line % LINES_PER_STEP === LINES_PER_STEP - 1) yield;
    visit(line);
  }
}

const MAX_SHOWN_LENGTH = 60;

/** Shortens text of a file for a message. */
export const shortenForMessage = (text: string): string => shortenEnd(text, MAX_SHOWN_LENGTH);

/** A data.txt and a near miss. */
export const dataTxtExample = (file: string, near: string) =>
  createExample(file, near, { path: '/data.txt' });

/** A record for any crawler. */
export const anyCrawler = (...body: readonly string[]): string => joinLines('User-agent: *', ...body);
