// The subject of typing: a file, a table in which every key changes a visible cell, and a plain page with a textarea.
import { groupsFile, robotNames, urlsOf } from '../generate.ts';

const ORIGIN = 'https://www.example.com';
/** No generated path begins with these letters, so no other rule decides the measured rows. */
const STEM = '/q';
/** Typed after it letter by letter, then deleted again. */
export const LETTERS = 'wryplkjhgfdszxcv';

/** The first rows of the table: the typed rule blocks those that begin with it, so each letter allows one more. */
const watched = LETTERS.split('').map((_, i) => STEM + LETTERS.slice(0, i + 1));

export interface Subject {
  readonly name: string;
  readonly text: string;
  /** The line (0-based) of the edited rule, and the offset of its end. */
  readonly line: number;
  readonly end: number;
  /** The text of the line before typing. */
  readonly rule: string;
  /** The workspace file. */
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

/** A file of groups with one more rule, in the middle group, whose crawler is the first column. */
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
export const medium = () =>
  subjectOf('50 KiB, 300 x 20', { size: 50 * 1024, groups: 40, rows: 300, columns: 20 });
export const ordinary = () =>
  subjectOf('5 KiB, 100 x 10', { size: 5 * 1024, groups: 12, rows: 100, columns: 10 });

/** A page with only Monaco, of the editor's size. Its title says when it is ready. */
export const monacoPage = (text: string, { width, height }: { width: number; height: number }): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>loading</title>
<style>body { margin: 0 } #editor { width: ${width}px; height: ${height}px }</style>
<div id="editor"></div><script src="vs/loader.js"></script><script>
require.config({ paths: { vs: 'vs' } });
require(['vs/editor/editor.main'], () => {
  window.editor = monaco.editor.create(document.querySelector('#editor'), {
    value: ${JSON.stringify(text)}, language: 'plaintext', minimap: { enabled: false },
  });
  document.title = 'ready';
});
</script></html>`;

/** A page with only a textarea, of the editor's size and font. */
export const textareaPage = (text: string, { width, height }: { width: number; height: number }): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>textarea</title>
<style>body { margin: 0 } textarea { width: ${width}px; height: ${height}px; font: 13px/20px monospace }</style>
<textarea aria-label="Text">${text}</textarea></html>`;
