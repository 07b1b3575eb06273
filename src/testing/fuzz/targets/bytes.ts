// Any octets are unchanged after reading and printing, and after a round trip through the workspace file.

import { printSource, readSource, type Source } from '../../../core/document/source.ts';
import { packFile, unpackFile } from '../../../core/workspace/pack-workspace.ts';
import { assertSame, type FuzzTarget } from './target.ts';

const toHex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

export const checkBytes: FuzzTarget = ({ path, bytes }) => {
  const source: Source = readSource(bytes);
  assertSame('print(read(bytes))', toHex(printSource(source)), toHex(bytes));
  const unpacked = unpackFile(packFile(path, source));
  assertSame('the file out of a workspace', unpacked && toHex(printSource(unpacked)), toHex(bytes));
};
