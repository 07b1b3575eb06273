// Reads selected files before they are opened. Big ones are read in slices, so that the page stays responsive.
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

/** Up to this size in octets, a file is read at once, which is not noticeable. */
const MAX_SYNCHRONOUS_OCTETS = 200_000;
/** About how many octets a step reads; each is processed twice. */
const STEP_OCTETS = 512 * 1024;

/** The progress of reading, and how to cancel it. */
export interface ReadProgress {
  readonly name: string;
  /** Between 0 and 1. */
  readonly share: number;
  readonly cancel: () => void;
}

/**
 * Computes the results that a file needs when it is shown, in steps: they are then cached, and showing the file
 * does not block.
 */
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
  const query = prepareAnswers({ origin: '', files }, options);
  query.classOf('');
  yield;
  readerMarks(policy, reader);
  yield;
}

type OnProgress = (reading: ReadProgress) => unknown;

function readInSlices(
  { name, bytes }: ChosenFile,
  onProgress: OnProgress,
  idle?: IdleScheduler,
): Promise<Source | undefined> {
  return new Promise((resolve) => {
    let done = 0;
    const expected = Math.max(1, Math.ceil(bytes.length / STEP_OCTETS));
    function* readWithProgress() {
      const reading = readAnySource(bytes);
      for (let step = reading.next(); ; step = reading.next()) {
        if (step.done) {
          yield undefined;
          yield* prepareSource(name, step.value);
          return step.value;
        }
        onProgress({ name, share: Math.min(1, ++done / expected), cancel });
        yield undefined;
      }
    }
    const stop = runWhenIdle(readWithProgress(), resolve, idle);
    const cancel = () => {
      stop();
      resolve(undefined);
    };
  });
}

/** Reads selected files; undefined if the user canceled. Workspaces are read by the code that opens them. */
export async function readChosenFiles(
  chosenFiles: readonly ChosenFile[],
  onProgress: OnProgress,
  idle?: IdleScheduler,
): Promise<readonly ChosenFile[] | undefined> {
  const result: ChosenFile[] = [];
  for (const file of chosenFiles) {
    if (file.bytes.length <= MAX_SYNCHRONOUS_OCTETS || file.name.toLowerCase().endsWith('.gatepost.json')) {
      result.push(file);
      continue;
    }
    const source = await readInSlices(file, onProgress, idle);
    if (!source) return undefined;
    result.push({ ...file, source });
  }
  return result;
}
