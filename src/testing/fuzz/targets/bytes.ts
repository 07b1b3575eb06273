// Any octets come back as they were, as a file and through the workspace file.
import { packFile, unpackFile } from '../../../core/site/pack-workspace.ts';
import { printSource, readSource, type Source } from '../../../core/text/source.ts';
import { type Check, expectSame } from './check.ts';

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

export const checkBytes: Check = ({ path, bytes }) => {
  const source: Source = readSource(bytes);
  expectSame('print(read(bytes))', hex(printSource(source)), hex(bytes));
  const unpacked = unpackFile(packFile(path, source));
  expectSame('the file out of a workspace', unpacked && hex(printSource(unpacked)), hex(bytes));
};
