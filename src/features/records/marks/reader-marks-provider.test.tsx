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

/**
 * Returns the marks of the first three lines for each version but the first: right after its render, and a moment
 * later.
 */
async function renderedMarks(versions: readonly Policy[]): Promise<string[][]> {
  const place = document.createElement('div');
  const root = createRoot(place);
  const currentMarks = () => [...place.querySelectorAll('i')].map(({ textContent }) => textContent ?? '');
  const waitForDeferredRender = () => new Promise((resolve) => setTimeout(resolve, 150));
  const results: string[][] = [];
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
    results.push(currentMarks());
    await import('../../../core/analysis/reader-marks/marks.ts');
    await waitForDeferredRender();
    results.push(currentMarks());
  }
  root.unmount();
  return results.slice(1);
}

test('ours: a line that moved keeps its marks immediately: a line is never rendered with the marks of another line', async () => {
  const moved = edited([cut(0, 1, ''), cut(2, 2, 'Disallow: /stray\n')]);
  expect(moved.source.lines.length, 'as many lines as before').toBe(file.source.lines.length);
  const [before, atOnce, later] = await renderedMarks([file, moved]);
  expect(before).toEqual(['orphan,orphans-begin', '', '']);
  expect(atOnce).toEqual(['', '', '']);
  expect(later).toEqual(['', '', '']);
});

test('ours: an edited line is rendered with its earlier marks, and with its own marks a moment later', async () => {
  const typed = edited([cut(0, 1, '# Disallow: /stray\n')]);
  const [before, atOnce, later] = await renderedMarks([file, typed]);
  expect([before, atOnce, later]).toEqual([
    ['orphan,orphans-begin', '', ''],
    ['orphan,orphans-begin', '', ''],
    ['', '', ''],
  ]);
});
