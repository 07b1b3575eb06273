// What documents keep alive: undo holds on to every version of a file, and must not hold its text a second time.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { applyEdits } from '../../document/edits.ts';
import { insertAt } from '../../document/range.ts';
import { type Source, sourceOfText, textOfSource } from '../../document/source.ts';
import { readRobotsDocument } from './robots-document.ts';
import { positionAt } from './text-positions.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

async function used(): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 0));
  collect();
  return process.memoryUsage().heapUsed;
}

test('ours: versions of a document that undo holds on to do not keep its text, nor the places of its lines', async () => {
  const text = `<?robots index="no" follow="no"?><doc>\n${'<p>text</p>\n'.repeat(40_000)}</doc>`;
  const versions: Source[] = [sourceOfText(text)];
  const before = await used();
  for (let i = 0; i < 60; i++) {
    const next = applyEdits(versions.at(-1)!, [insertAt(2, 3, 'x')]);
    versions.push(next);
    expect(readRobotsDocument(next).problem).toBeUndefined();
    expect(positionAt(next, 45).line).toBe(1);
  }
  const after = await used();
  expect(readRobotsDocument(versions[1]!).text).toBe(textOfSource(versions[1]!));
  expect(readRobotsDocument(versions[1]!).pis).toHaveLength(1);
  expect(after - before).toBeLessThan(12_000_000);
});
