#!/usr/bin/env node
// The entry script of gatepost-robots-editor.
import { join } from 'node:path';
import process from 'node:process';
import { CliError, EXIT_CODES } from '../cli/cli-error.ts';
import { openBrowser } from '../cli/open-browser.ts';
import { escapeText } from '../cli/output/escape.ts';
import { version } from '../cli/version.ts';
import { cliErrorWords } from '../messages/en/cli/errors.ts';
import { editorProgramWords as words } from '../messages/en/editor.ts';
import { ArgumentError, parseEditorArguments } from './arguments.ts';
import { startEditor } from './run-editor.ts';

const print = (...lines: readonly string[]) => void process.stdout.write(`${escapeText(lines.join('\n'))}\n`);

function printError(error: unknown): void {
  const isKnown = error instanceof ArgumentError || !(error instanceof CliError);
  const texts = isKnown ? [error instanceof Error ? error.message : String(error)] : knownTexts(error);
  process.stderr.write(`${escapeText(`gatepost-robots-editor: ${texts.join('\n  ')}`)}\n`);
}

function knownTexts({ code, params }: CliError): readonly string[] {
  const { what, todo } = cliErrorWords(code, params);
  return [what, todo];
}

async function run(): Promise<void> {
  const editorArguments = parseEditorArguments(process.argv.slice(2));
  if (editorArguments.prints === 'help') return print(words.help.trimEnd());
  if (editorArguments.prints === 'version') return print(version);
  const page = join(import.meta.dirname, 'page');
  const editor = await startEditor(editorArguments, { page, cwd: process.cwd() });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void editor.stop().then(() => process.exit(EXIT_CODES.fine)));
  if (editorArguments.opensBrowser) {
    print(words.opening(editor.name), words.stop);
    if (await openBrowser(editor.ticketAddress)) return;
    print('', words.notOpened, editor.address, words.secret);
  } else print(words.opening(editor.name), words.stop, '', words.openHere, editor.address, words.secret);
}

run().catch((error: unknown) => {
  printError(error);
  process.exitCode = EXIT_CODES.wrongUse;
});
