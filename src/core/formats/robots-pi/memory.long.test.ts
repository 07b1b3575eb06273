// Memory of documents: undo keeps every version of a file, and must not keep its text a second time.

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { applyEdits } from '../../document/edits.ts';
import { insertAt } from '../../document/range.ts';
import { type Source, sourceOfText, textOfSource } from '../../document/source.ts';
import { positionAt } from '../../document/spans.ts';
import { readRobotsDocument } from './robots-document.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

async function usedMemory(): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 0));
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

test('ours: versions of a document in the undo history keep neither its text nor the positions of its lines', async () => {
  const text = `<?robots index="no" follow="no"?><doc>\n${'<p>text</p>\n'.repeat(40_000)}</doc>`;
  const versions: Source[] = [sourceOfText(text)];
  const before = await usedMemory();
  for (let i = 0; i < 60; i++) {
    const next = applyEdits(versions.at(-1)!, [insertAt(2, 3, 'x')]);
    versions.push(next);
    expect(readRobotsDocument(next).problem).toBeUndefined();
    expect(positionAt(next, 45).line).toBe(1);
  }
  const after = await usedMemory();
  expect(readRobotsDocument(versions[1]!).text).toBe(textOfSource(versions[1]!));
  expect(readRobotsDocument(versions[1]!).pis).toHaveLength(1);
  expect(after - before).toBeLessThan(12_000_000);
});
