// What is typed into: a file, a matrix in which every key flips a cell in sight, and a plain page with a textarea beside it.
import { groupsFile, robotNames, urlsOf } from '../generate.ts';

const ORIGIN = 'https://www.example.com';
/** No generated path has these letters at its beginning, so no other rule decides about the rows that are watched. */
const STEM = '/q';
/** What is typed behind it, letter by letter, and taken away again. */
export const LETTERS = 'wryplkjhgfdszxcv';

/** The first rows of the matrix: the rule that is typed forbids those that begin with it, so each letter frees one. */
const watched = LETTERS.split('').map((_, i) => STEM + LETTERS.slice(0, i + 1));

export interface Subject {
  readonly name: string;
  readonly text: string;
  /** 0-based line of the rule that is typed, and the offset of its end. */
  readonly line: number;
  readonly end: number;
  /** What stands in the line before anything is typed. */
  readonly rule: string;
  /** The workspace, as a file to be opened. */
  readonly workspace: string;
  readonly rows: number;
  readonly columns: number;
}

interface Shape {
  readonly size: number;
  readonly groups: number;
  readonly rows: number;
  readonly columns: number;
}

/** A file of groups with one more rule, in the group half-way down, whose robot is the first column. */
function subjectOf(name: string, { size, groups, rows, columns }: Shape): Subject {
  const file = groupsFile({ seed: 9, size, groups });
  const robots = robotNames(groups);
  const robot = robots[groups >> 1]!;
  const head = `User-agent: ${robot}\n`;
  const place = file.indexOf(head) + head.length;
  const rule = `Disallow: ${STEM}`;
  const text = `${file.slice(0, place)}${rule}\n${file.slice(place)}`;
  const others = robots.filter((one) => one !== robot).slice(0, columns - 1);
  const urls = [...watched, ...urlsOf(10, rows - watched.length, '')];
  const workspace = JSON.stringify({
    gatepost: 1,
    origin: ORIGIN,
    files: [{ path: '/robots.txt', text }],
    rows: urls,
    columns: [robot, ...others],
    question: 'fetch',
    reader: 'rfc9309',
  });
  const line = text.slice(0, place).split('\n').length - 1;
  return { name, text, line, end: place + rule.length, rule, workspace, rows, columns };
}

export const big = () =>
  subjectOf('500 KiB, 1,000 x 50', { size: 500 * 1024 - 128, groups: 100, rows: 1000, columns: 50 });
export const ordinary = () =>
  subjectOf('5 KiB, 100 x 10', { size: 5 * 1024, groups: 12, rows: 100, columns: 10 });

/** A page with nothing but a textarea, as large as the pane of the editor, in the same face. */
export const textareaPage = (text: string, { width, height }: { width: number; height: number }): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>textarea</title>
<style>body { margin: 0 } textarea { width: ${width}px; height: ${height}px; font: 13px/20px monospace }</style>
<textarea aria-label="Text">${text}</textarea></html>`;
