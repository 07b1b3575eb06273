// Parses the arguments of gatepost-robots-editor.
import { parseArgs } from 'node:util';
import { CliError } from '../cli/cli-error.ts';
import { isAddress, parseAddress } from '../cli/network/address.ts';
import { editorProgramWords as words } from '../messages/en/editor.ts';

export interface EditorArguments {
  /** A file, a folder or an address. */
  readonly name: string | undefined;
  readonly port: number | undefined;
  readonly opensBrowser: boolean;
  /** The address of a hosted page. */
  readonly app: string | undefined;
  readonly prints: 'help' | 'version' | undefined;
}

/** A mistake in the arguments, with the sentence about it. */
export class ArgumentError extends Error {}

function parsePort(value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const port = Number(value);
  if (!/^\d+$/.test(value) || port < 1 || port > 65_535) throw new ArgumentError(words.badPort(value));
  return port;
}

function parseApp(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  if (!isAddress(value)) throw new CliError('address-form', { file: value });
  return parseAddress(value, '/').href;
}

/** @throws ArgumentError or CliError for a mistake */
export function parseEditorArguments(args: readonly string[]): EditorArguments {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        port: { type: 'string' },
        'no-open': { type: 'boolean' },
        app: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
        version: { type: 'boolean' },
      },
    });
    const [name, extra] = positionals;
    if (extra !== undefined) throw new ArgumentError(words.oneName(extra));
    return {
      name,
      port: parsePort(values.port),
      opensBrowser: values['no-open'] !== true,
      app: parseApp(values.app),
      prints: values.help ? 'help' : values.version ? 'version' : undefined,
    };
  } catch (error) {
    if (error instanceof CliError || error instanceof ArgumentError) throw error;
    throw new ArgumentError(error instanceof Error ? error.message : String(error));
  }
}
