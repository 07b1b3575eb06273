// gatepost convert: the same in another protocol; what is lost is told, and has to be accepted.
import type { Conversion, Loss } from '../../core/convert/conversion.ts';
import { type Snippet, snippetsFor } from '../../core/convert/snippets.ts';
import { applyEdits, printFile } from '../../core/site/site.ts';
import { explainLoss, tellLoss } from '../../messages/convert.ts';
import { cliWords as words } from '../../messages/en/cli.ts';
import { readersOf } from '../asked.ts';
import { oneOf } from '../choices.ts';
import type { Command, Invocation } from '../command.ts';
import { Complaint, EXIT } from '../complaint.ts';
import { frameOf } from '../frame.ts';
import { STDIN } from '../inputs.ts';
import { note, say, sayJson } from '../io.ts';
import { commonOptions, fileOptions } from '../options.ts';
import { writeBytes } from '../outputs.ts';
import { questionRows } from '../questions.ts';
import { type OpenedFile, openFile } from '../site-files.ts';
import { type FileTarget, type PlaceTarget, type Target, targets } from './convert-targets.ts';

const lossTold = (loss: Loss) => ({
  code: loss.code,
  line: loss.line + 1,
  words: loss.words,
  message: tellLoss(loss),
});

/** Tells what is lost; true if that was not accepted, so that nothing may be written. */
function stops({ io, values }: Invocation, losses: readonly Loss[]): boolean {
  const isRefused = losses.length > 0 && !values['accept-losses'];
  if (values.json) {
    if (isRefused) sayJson(io, { converted: false, losses: losses.map(lossTold) });
    return isRefused;
  }
  for (const loss of losses) note(io, explainLoss(loss));
  if (isRefused) note(io, words.convert.lossy(losses.length));
  return isRefused;
}

async function writeFile(
  { io, values }: Invocation,
  file: OpenedFile,
  { edits, losses }: Conversion,
): Promise<void> {
  const bytes = printFile(applyEdits(file.site, file.path, edits), file.path);
  if (values.write) await writeBytes(io, file.name, bytes);
  if (values.json)
    sayJson(io, {
      converted: true,
      written: values.write,
      text: new TextDecoder().decode(bytes),
      losses: losses.map(lossTold),
    });
  else if (values.write) note(io, words.convert.written(file.name));
  else io.out(bytes);
}

async function convertFile(invocation: Invocation, file: OpenedFile, target: FileTarget): Promise<number> {
  const { values } = invocation;
  if (values.write && file.name === STDIN) throw new Complaint('write-stdin');
  const conversion = target.convert(file.site, file.path);
  const { edits, losses } = conversion;
  // Without edits the losses say why nothing can be done.
  if (edits.length === 0 && losses.length > 0)
    throw new Complaint('cannot-convert', { file: file.name, why: losses.map(tellLoss).join(' ') });
  if (stops(invocation, losses)) return EXIT.lossy;
  await writeFile(invocation, file, conversion);
  return EXIT.fine;
}

function snippetText(snippets: readonly Snippet[]): string {
  const byUrl = new Map<string, string[]>();
  for (const { url, text } of snippets) {
    const lines = byUrl.get(url);
    if (lines) lines.push(text);
    else byUrl.set(url, [text]);
  }
  return [...byUrl].map(([url, lines]) => `${[words.convert.forUrl(url), ...lines].join('\n')}\n`).join('\n');
}

async function convertToSnippets(
  invocation: Invocation,
  file: OpenedFile,
  { id, place }: PlaceTarget,
): Promise<number> {
  const { io, values } = invocation;
  if (values.write) throw new Complaint('not-written-there', { to: id });
  const row = questionRows[0]!;
  const { agents, urls } = await frameOf(invocation, row, [file]);
  const [reader] = readersOf(values);
  const { snippets, losses } = snippetsFor(file.site, file.path, place, {
    urls,
    agents,
    ...(reader ? { reader } : {}),
  });
  if (stops(invocation, losses)) return EXIT.lossy;
  if (values.json) sayJson(io, { converted: true, snippets, losses: losses.map(lossTold) });
  else if (snippets.length === 0) note(io, words.convert.nothing);
  else say(io, snippetText(snippets));
  return EXIT.fine;
}

function targetOf({ values }: Invocation): Target {
  const ids = targets.map(({ id }) => id);
  if (values.to === undefined)
    throw new Complaint('needed', { option: '--to', value: 'PROTOCOL', why: words.needed.to(ids) });
  const id = oneOf('to', values.to, ids);
  return targets.find((target) => target.id === id)!;
}

async function run(invocation: Invocation): Promise<number> {
  const { io, inputs, values, files } = invocation;
  const target = targetOf(invocation);
  const file = await openFile(files[0]!, values, { inputs, cwd: io.cwd });
  return 'place' in target
    ? convertToSnippets(invocation, file, target)
    : convertFile(invocation, file, target);
}

export const convert: Command = {
  name: 'convert',
  usage: 'FILE --to PROTOCOL [--write] [--accept-losses]',
  files: { least: 1, most: 1 },
  options: [
    'to',
    'write',
    'accept-losses',
    'agents',
    'agent',
    'urls',
    'url',
    'all',
    'reader',
    ...fileOptions,
    ...commonOptions,
  ],
  run,
};
