// The configuration of a workspace folder, read as gatepost lint reads it in that folder.
import { join, relative } from 'node:path';
import type { Severity } from '../../core/diagnostics/finding.ts';
import { cliErrorWords } from '../../messages/en/cli/errors.ts';
import { emptyOptionValues, type OptionValues } from '../arguments/options.ts';
import { CliError } from '../cli-error.ts';
import type { Invocation } from '../command.ts';
import { CONFIG_NAME, configureLint, openConfig, severitiesOf } from '../input/config.ts';
import { createInputReader, isOutsideFolder } from '../input/read-input.ts';
import type { Io } from '../output/io.ts';
import { createFindingSelection, type FindingSelection } from '../queries/finding-selection.ts';
import type { ConfigProblem, FolderRoot, ServerSettings } from './messages.ts';

/** What a folder sets for its files. */
export interface FolderConfig extends FolderRoot {
  readonly severities: Readonly<Record<string, Severity>>;
  readonly selectionFor: (path: string) => FindingSelection;
  /** What is wrong with the configuration, which then counts as empty. */
  readonly problem?: ConfigProblem;
}

const isBelow = (folder: string, file: string): boolean => {
  const inside = relative(folder, file);
  return inside !== '' && !isOutsideFolder(inside);
};

const quietIo = (folder: string, today: string): Io => ({
  out: () => undefined,
  err: () => undefined,
  stdin: () => {
    throw new CliError('stdin-twice');
  },
  cwd: folder,
  today,
  root: folder,
  hasColor: false,
  isTerminal: false,
  isQuiet: true,
});

const optionValues = ({ readers }: ServerSettings): OptionValues =>
  ({
    ...emptyOptionValues(),
    ...(readers && readers.length > 0 ? { reader: readers.join(',') } : {}),
  }) as OptionValues;

function createInvocation(folder: string, today: string, settings: ServerSettings): Invocation {
  const io = quietIo(folder, today);
  const inputs = createInputReader(io, { seconds: 1, allowPrivate: false });
  // A file that is named: the files of the configuration are not opened.
  return { io, inputs, values: optionValues(settings), files: ['-'] };
}

function problemOf(folder: string, error: unknown): ConfigProblem {
  const message =
    error instanceof CliError
      ? Object.values(cliErrorWords(error.code, error.params)).join(' ')
      : String(error instanceof Error ? error.message : error);
  return { file: join(folder, CONFIG_NAME), message };
}

/**
 * Reads the configuration of a folder. The readers of the configuration replace those of the settings. Never throws: a
 * configuration with a problem counts as empty.
 */
export async function readFolderConfig(
  folder: string,
  today: string,
  settings: ServerSettings,
): Promise<FolderConfig> {
  const invocation = createInvocation(folder, today, settings);
  const plain = async (): Promise<FolderConfig> => ({
    folder,
    severities: {},
    selectionFor: await createFindingSelection(createInvocation(folder, today, {})),
  });
  try {
    const config = await openConfig(invocation);
    if (!config) return { ...(await plain()), selectionFor: await createFindingSelection(invocation) };
    const base = config.readers ? createInvocation(folder, today, {}) : invocation;
    const { values } = await configureLint(base, config);
    return {
      folder,
      ...(config.root === undefined ? {} : { root: join(folder, config.root) }),
      severities: severitiesOf(config),
      selectionFor: await createFindingSelection({ ...base, values }),
    };
  } catch (error) {
    return { ...(await plain()), problem: problemOf(folder, error) };
  }
}

/** The configuration of files in no workspace folder: only the settings count. */
export const readPlainConfig = async (today: string, settings: ServerSettings): Promise<FolderConfig> => ({
  folder: '',
  severities: {},
  selectionFor: await createFindingSelection(createInvocation('/', today, settings)),
});

/** Selects the configuration of a file: that of the innermost folder around it, else the one of no folder. */
export function selectConfig<Config extends FolderRoot>(
  configs: readonly Config[],
  file: string | undefined,
): Config | undefined {
  const around =
    file === undefined ? [] : configs.filter(({ folder }) => folder !== '' && isBelow(folder, file));
  const [innermost] = around.toSorted((a, b) => b.folder.length - a.folder.length);
  return innermost ?? configs.find(({ folder }) => folder === '');
}

/** The root folder of the site that a file belongs to, if the configuration names one around it. */
export const siteRootOf = (config: FolderRoot | undefined, file: string): string | undefined =>
  config?.root !== undefined && isBelow(config.root, file) ? config.root : undefined;
