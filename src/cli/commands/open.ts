// gatepost open: says how to open a file in the visual editor, or opens a hosted one with a link that contains the file.
import { crc32, deflateRawSync } from 'node:zlib';
import { rfc9309 } from '../../core/readers/rfc9309.ts';
import { allQuestions } from '../../core/workspace/automatic-questions.ts';
import { packFile, printWorkspace } from '../../core/workspace/pack-workspace.ts';
import type { Workspace } from '../../core/workspace/workspace.ts';
import { cliWords } from '../../messages/en/cli/output.ts';
import { CliError, EXIT_CODES } from '../cli-error.ts';
import type { Invocation } from '../command.ts';
import { type CliFile, openCliFile } from '../input/open-file.ts';
import { isAddress, parseAddress } from '../network/address.ts';
import { openBrowser } from '../open-browser.ts';
import { printNote, printText } from '../output/io.ts';

/** The most characters of a link: longer ones get lost on the way to the browser. */
const MAX_LINK_LENGTH = 32_768;

/** An argument as the shell reads it. */
const quote = (argument: string): string =>
  /^[\w./:@%+=,-]+$/.test(argument) ? argument : `'${argument.replaceAll("'", "'\\''")}'`;

/** The payload of a link, version 1: docs/sharing.md. */
function payloadOf(workspace: Workspace): string {
  const packed = deflateRawSync(printWorkspace(workspace), { level: 9 });
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(packed));
  return `1.${Buffer.concat([sum, packed]).toString('base64url')}`;
}

const workspaceOf = ({ site: { origin, files } }: CliFile): Workspace => ({
  gatepost: 1,
  origin,
  files: [...files.values()].map(({ path, source }) => packFile(path, source)),
  rows: [],
  columns: [],
  question: 'fetch',
  reader: rfc9309.id,
  automatic: allQuestions,
  expectations: [],
});

/** @throws CliError if it is not an address, or the link would be too long */
async function linkTo(app: string, { files: [name], values, inputs, io }: Invocation): Promise<string> {
  if (!isAddress(app)) throw new CliError('address-form', { file: app });
  const page = parseAddress(app, '/');
  if (name === undefined) return page.href;
  const file = await openCliFile(name, values, { inputs, cwd: io.cwd });
  const link = `${page.href}#/w/${payloadOf(workspaceOf(file))}`;
  if (link.length > MAX_LINK_LENGTH) throw new CliError('long-link', { file: name, app: page.href });
  return link;
}

/** Returns the exit code. @throws CliError for errors that the user can correct. */
export async function runOpen(invocation: Invocation): Promise<number> {
  const { io, values, files } = invocation;
  if (values.app === undefined) {
    const command = ['npx', 'gatepost-robots-editor', ...files.map(quote)].join(' ');
    printText(io, `${cliWords.open.how}\n\n  ${command}\n`);
    return EXIT_CODES.fine;
  }
  const link = await linkTo(values.app, invocation);
  printText(io, `${link}\n`);
  if (io.isTerminal && !values['no-open'] && !(await openBrowser(link)))
    printNote(io, cliWords.open.noBrowser);
  return EXIT_CODES.fine;
}
