// Reads chosen files before they are opened. Big ones in slices, so that the page goes on meanwhile.
import { readerMarks } from '../../core/analysis/reader-marks/marks.ts';
import { readAnySource } from '../../core/document/big-source.ts';
import type { Source } from '../../core/document/source.ts';
import { formatOfPath } from '../../core/formats/file-formats.ts';
import { prepareAnswers } from '../../core/formats/rep/question/prepare-answers.ts';
import { readAhead } from '../../core/formats/rep/question/read-ahead.ts';
import type { CooperativeTask } from '../../core/questions/cooperative-task.ts';
import { readerOf } from '../../core/readers/registry.ts';
import { blocksOf } from '../../core/syntax/blocks.ts';
import { LENIENT_FIELDS } from '../../core/syntax/directives.ts';
import { createPolicy } from '../../core/syntax/policy.ts';
import { kindsInChunk } from '../../core/syntax/recognize.ts';
import type { ChosenFile } from '../../state/disk/file-access.ts';
import { defaultReaderFor } from '../../state/document/default-reader.ts';
import { type IdleScheduler, runWhenIdle } from '../../state/idle-tasks.ts';

/** Octets up to which a file is read at once: nobody can tell. */
const AT_ONCE = 200_000;
/** Octets that a piece of reading takes on, about: all of them are looked at twice. */
const PIECE = 512 * 1024;

/** How far a reading is, and how it is called off. */
export interface ReadProgress {
  readonly name: string;
  /** Between 0 and 1. */
  readonly share: number;
  readonly cancel: () => void;
}

/** Works out what is asked of a file as soon as it is shown: it is known then, and nobody waits for all of it at once. */
function* prepareSource(name: string, source: Source): CooperativeTask<void> {
  const path = `/${name.toLowerCase()}`;
  const format = formatOfPath(path);
  if (source.big || format.directives.length === 0) return;
  const policy = createPolicy(source, format);
  for (const chunk of source.lines.chunks) {
    kindsInChunk(chunk, format, LENIENT_FIELDS);
    yield;
  }
  blocksOf(policy);
  yield;
  const reader = readerOf(defaultReaderFor(path));
  const files = new Map([[path, { path, source, format }]]);
  const options = { question: 'fetch', reader, file: path } as const;
  yield* readAhead({ origin: '', files }, options);
  const asking = prepareAnswers({ origin: '', files }, options);
  asking.classOf('');
  yield;
  readerMarks(policy, reader);
  yield;
}

type Report = (reading: ReadProgress) => unknown;

function sourceOf(
  { name, bytes }: ChosenFile,
  report: Report,
  idle?: IdleScheduler,
): Promise<Source | undefined> {
  return new Promise((resolve) => {
    let done = 0;
    const expected = Math.max(1, Math.ceil(bytes.length / PIECE));
    function* counted() {
      const reading = readAnySource(bytes);
      for (let piece = reading.next(); ; piece = reading.next()) {
        if (piece.done) {
          yield undefined;
          yield* prepareSource(name, piece.value);
          return piece.value;
        }
        report({ name, share: Math.min(1, ++done / expected), cancel });
        yield undefined;
      }
    }
    const stop = runWhenIdle(counted(), resolve, idle);
    const cancel = () => {
      stop();
      resolve(undefined);
    };
  });
}

/** Reads chosen files; undefined if that was called off. Workspaces are read by who opens them. */
export async function readChosenFiles(
  chosen: readonly ChosenFile[],
  report: Report,
  idle?: IdleScheduler,
): Promise<readonly ChosenFile[] | undefined> {
  const read: ChosenFile[] = [];
  for (const file of chosen) {
    if (file.bytes.length <= AT_ONCE || file.name.toLowerCase().endsWith('.gatepost.json')) {
      read.push(file);
      continue;
    }
    const source = await sourceOf(file, report, idle);
    if (!source) return undefined;
    read.push({ ...file, source });
  }
  return read;
}
