import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { applyEdits } from '../../../core/document/edits.ts';
import type { TextEdit } from '../../../core/document/range.ts';
import { sourceOfText } from '../../../core/document/source.ts';
import { formatOfPath } from '../../../core/formats/file-formats.ts';
import { createPolicy, type Policy } from '../../../core/syntax/policy.ts';
import { useLineMarks } from '../form-context.ts';
import { ReaderMarksProvider } from './reader-marks-provider.tsx';

const format = formatOfPath('/robots.txt');
const file = createPolicy(sourceOfText('Disallow: /stray\nUser-agent: a\nDisallow: /\n'), format);
const edited = (edits: readonly TextEdit[]) => createPolicy(applyEdits(file.source, edits), format);
const cut = (from: number, to: number, text: string): TextEdit => ({
  range: { start: { line: from, column: 0 }, end: { line: to, column: 0 } },
  text,
});

const Said = ({ line }: { line: number }) => (
  <i>
    {useLineMarks(line)
      .map(({ code }) => code)
      .join()}
  </i>
);

/** The marks of the first three lines: as they are drawn at once with another version, and a moment later. */
async function drawn(versions: readonly Policy[]): Promise<string[][]> {
  const place = document.createElement('div');
  const root = createRoot(place);
  const said = () => [...place.querySelectorAll('i')].map(({ textContent }) => textContent ?? '');
  const settled = () => new Promise((resolve) => setTimeout(resolve, 20));
  const seen: string[][] = [];
  for (const policy of versions) {
    flushSync(() =>
      root.render(
        <ReaderMarksProvider policy={policy}>
          {[0, 1, 2].map((line) => (
            <Said key={line} line={line} />
          ))}
        </ReaderMarksProvider>,
      ),
    );
    seen.push(said());
    await import('../../../core/analysis/reader-marks/marks.ts');
    await settled();
    seen.push(said());
  }
  root.unmount();
  return seen.slice(1);
}

test('ours: a line that moved takes its marks along at once: what is drawn is never the marks of another line', async () => {
  const moved = edited([cut(0, 1, ''), cut(2, 2, 'Disallow: /stray\n')]);
  expect(moved.source.lines.length, 'as many lines as before').toBe(file.source.lines.length);
  const [before, atOnce, later] = await drawn([file, moved]);
  expect(before).toEqual(['orphan,orphans-begin', '', '']);
  expect(atOnce).toEqual(['', '', '']);
  expect(later).toEqual(['', '', '']);
});

test('ours: what is typed in a line is drawn with the marks of before, and with its own a moment later', async () => {
  const typed = edited([cut(0, 1, '# Disallow: /stray\n')]);
  const [before, atOnce, later] = await drawn([file, typed]);
  expect([before, atOnce, later]).toEqual([
    ['orphan,orphans-begin', '', ''],
    ['orphan,orphans-begin', '', ''],
    ['', '', ''],
  ]);
});
