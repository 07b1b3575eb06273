// Opens the file of a query, and the other files of its site if the question depends on them.
import { cliWords as words } from '../../messages/en/cli/output.ts';
import { fileArgument, type Invocation } from '../command.ts';
import { addCarriers } from '../input/open-carriers.ts';
import { type CliFile, openCliFile } from '../input/open-file.ts';
import { printNote } from '../output/io.ts';
import { selectQuestion } from './query-options.ts';
import type { QuestionRow } from './question-table.ts';

export interface QueriedFile {
  readonly file: CliFile;
  readonly row: QuestionRow;
}

/** Opens the file and selects the question. @throws CliError if the file cannot be read or an option is not valid. */
export async function openQueried(invocation: Invocation): Promise<QueriedFile> {
  const { io, inputs, values } = invocation;
  const name = fileArgument(invocation, 0);
  const context = { inputs, cwd: io.cwd };
  const opened = await openCliFile(name, values, context);
  const row = selectQuestion(invocation, opened);
  if (!row.readsCarriers) return { file: opened, row };
  const { unanswered, ...file } = await addCarriers(opened, name, values, context);
  if (!values.json) for (const url of unanswered) printNote(io, words.audit.unanswered(url));
  return { file, row };
}
