// The configuration file gatepost.config.json: defaults of lint and test for what the command line does not set.

import { dirname, join, normalize, sep, win32 } from 'node:path';
import { currentCode, isRetiredCode } from '../../core/diagnostics/earlier-codes.ts';
import type { Severity } from '../../core/diagnostics/finding.ts';
import { readers } from '../../core/readers/registry.ts';
import { findNearestName, findNearestValue } from '../../core/syntax/nearest-name.ts';
import type { OptionValues } from '../arguments/options.ts';
import { CliError } from '../cli-error.ts';
import type { Invocation } from '../command.ts';
import { isAddress } from '../network/address.ts';
import { severitiesByGravity } from '../output/format-findings.ts';
import { knownCodes } from '../queries/known-codes.ts';
import { startOf } from './expand-names.ts';
import { isInFolder, isOutsideFolder, STDIN } from './read-input.ts';

/** The name of the configuration file in the current folder. */
export const CONFIG_NAME = 'gatepost.config.json';

/** The severity of findings that are not listed. */
const NOT_LISTED = 'off';

/** The content of the file. All keys are optional. */
interface ConfigFile {
  readonly files?: readonly string[];
  readonly root?: string;
  readonly readers?: readonly string[];
  readonly severities?: Readonly<Record<string, Severity | typeof NOT_LISTED>>;
  readonly ignore?: readonly string[];
  readonly maxWarnings?: number;
  readonly expectations?: readonly string[];
}

/** A position in the file and the expected value. */
interface ConfigProblem {
  readonly where: string;
  readonly expected: string;
  readonly near?: string | undefined;
}

type Check = (value: unknown, where: string) => ConfigProblem | undefined;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const knownReaders = ['all', ...readers.map(({ id }) => id)];

const checkName: Check = (value, where) =>
  typeof value === 'string' && value !== '' ? undefined : { where, expected: 'name' };

const checkOneOf =
  (all: readonly string[], expected: string): Check =>
  (value, where) => {
    if (typeof value === 'string' && all.includes(value)) return undefined;
    return {
      where,
      expected,
      near: typeof value === 'string' ? findNearestValue(value, all) : undefined,
    };
  };

const checkList =
  (check: Check): Check =>
  (value, where) => {
    if (!Array.isArray(value)) return { where, expected: 'list' };
    for (const [index, item] of value.entries()) {
      const problem = check(item, `${where}[${index}]`);
      if (problem) return problem;
    }
    return undefined;
  };

const checkKnownCode = checkOneOf(knownCodes, 'code');
const checkCode: Check = (value, where) =>
  isRetiredCode(value)
    ? undefined
    : checkKnownCode(typeof value === 'string' ? currentCode(value) : value, where);
const checkSeverity = checkOneOf([...severitiesByGravity, NOT_LISTED], 'severity');

const checkSeverities: Check = (value, where) => {
  if (!isObject(value)) return { where, expected: 'severities' };
  for (const [code, severity] of Object.entries(value)) {
    const problem = checkCode(code, `${where}.${code}`) ?? checkSeverity(severity, `${where}.${code}`);
    if (problem) return problem;
  }
  return undefined;
};

const checkCount: Check = (value, where) =>
  Number.isSafeInteger(value) && (value as number) >= 0 ? undefined : { where, expected: 'count' };

const keyChecks: Readonly<Record<string, Check>> = {
  $schema: checkName,
  files: checkList(checkName),
  root: checkName,
  readers: checkList(checkOneOf(knownReaders, 'reader')),
  severities: checkSeverities,
  ignore: checkList(checkCode),
  maxWarnings: checkCount,
  expectations: checkList(checkName),
};

/** Parses the text of a configuration file. @throws CliError that says what is wrong, where, and how to correct it. */
export function parseConfig(file: string, text: string): ConfigFile {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    throw new CliError('config-not-json', { file, why: (error as SyntaxError).message });
  }
  if (!isObject(json)) throw new CliError('config-value', { file, where: '', expected: 'object' });
  for (const [key, value] of Object.entries(json)) {
    const check = Object.hasOwn(keyChecks, key) ? keyChecks[key] : undefined;
    if (!check) {
      const near = findNearestName(key, Object.keys(keyChecks));
      const keys = Object.keys(keyChecks).join(', ');
      throw new CliError('config-key', { file, key, keys, ...(near === undefined ? {} : { near }) });
    }
    const problem = check(value, key);
    if (problem) {
      const { near, ...rest } = problem;
      throw new CliError('config-value', { file, ...rest, ...(near === undefined ? {} : { near }) });
    }
  }
  return json;
}

/** A configuration whose file names are relative to the current folder. */
export interface Config extends ConfigFile {
  /** The name of the file. */
  readonly name: string;
}

const folderOf = (config: string) => (config === STDIN ? '.' : dirname(config));

/**
 * Makes a name of the configuration relative to the current folder. @throws CliError for an absolute path, and for one
 * that leaves the folder of the configuration: it may come with a repository of strangers.
 */
function resolveName(config: string, file: string): string {
  if (isAddress(file)) return file;
  if (win32.isAbsolute(file)) throw new CliError('config-absolute', { file: config, path: file });
  if (isOutsideFolder(normalize(file))) throw new CliError('config-outside', { file: config, path: file });
  const name = join(folderOf(config), file);
  // A file with the name of standard input.
  return name === STDIN ? `.${sep}${name}` : name;
}

/**
 * Checks the names that the configuration adds to a run, before anything is read or requested. @throws CliError for a
 * URL without --allow-addresses, a file that is elsewhere after links are followed, and a pipe or a device.
 */
async function checkConfiguredNames(
  { io, inputs, values }: Invocation,
  config: Config,
  names: readonly string[],
): Promise<void> {
  for (const name of names) {
    if (isAddress(name)) {
      if (values['allow-addresses']) continue;
      throw new CliError('config-address', { file: config.name, address: name });
    }
    const { path, kind } = await startOf(name, io.cwd);
    if (!(await isInFolder(inputs, path, folderOf(config.name))))
      throw new CliError('config-outside', { file: config.name, path: name });
    if (kind === 'other') throw new CliError('not-regular', { file: name });
  }
}

/**
 * Opens the configuration of a run: the file that --config names, or gatepost.config.json in the current folder, unless
 * --no-config is set. @throws CliError if it is invalid.
 */
export async function openConfig({ inputs, values }: Invocation): Promise<Config | undefined> {
  const { config: configName, 'no-config': isOff } = values;
  if (configName !== undefined && isOff)
    throw new CliError('not-with', { option: '--config', other: '--no-config' });
  if (isOff) return undefined;
  const name = configName ?? CONFIG_NAME;
  const isFoundHere = configName === undefined;
  if (isFoundHere && (await inputs.realPlace(name)) === undefined) return undefined;
  if (isFoundHere && !(await isInFolder(inputs, name, '.')))
    throw new CliError('config-link', { file: name });
  const bytes = await inputs.read(name, isFoundHere ? 'file' : 'user');
  const { files, root, expectations, ...rest } = parseConfig(name, new TextDecoder().decode(bytes));
  const resolveHere = (file: string) => resolveName(name, file);
  return {
    ...rest,
    name,
    ...(files ? { files: files.map(resolveHere) } : {}),
    ...(root === undefined ? {} : { root: resolveHere(root) }),
    ...(expectations ? { expectations: expectations.map(resolveHere) } : {}),
  };
}

/** The severities that are set, and the codes that are not listed. */
function splitSeverities({ severities = {} }: ConfigFile) {
  const entries = Object.entries(severities).map(
    ([code, severity]) => [currentCode(code), severity] as const,
  );
  return {
    severities: Object.fromEntries(
      entries.flatMap(([code, severity]) => (severity === NOT_LISTED ? [] : [[code, severity] as const])),
    ),
    off: entries.flatMap(([code, severity]) => (severity === NOT_LISTED ? [code] : [])),
  };
}

/** The severities that the configuration sets, without those that are off. */
export const severitiesOf = (config: Config | undefined): Readonly<Record<string, Severity>> =>
  config ? splitSeverities(config).severities : {};

const joinLists = (...lists: readonly (string | undefined)[]) =>
  lists.filter((one) => one !== undefined && one !== '').join(',') || undefined;

/**
 * The files and values of lint. The configuration supplies what the command line does not set.
 * @throws CliError if it supplies a file that must not be read.
 */
export async function configureLint(
  invocation: Invocation,
  config: Config | undefined,
): Promise<Pick<Invocation, 'values' | 'files'>> {
  const { values, files } = invocation;
  if (!config) return { values, files };
  const hasFiles = files.length > 0;
  const configuredFiles = hasFiles ? [] : (config.files ?? []);
  await checkConfiguredNames(invocation, config, configuredFiles);
  const isProfile = values.profile !== undefined;
  const configured: OptionValues = {
    ...values,
    root: values.root ?? (hasFiles ? undefined : config.root),
    reader: values.reader ?? (isProfile ? undefined : config.readers?.join(',')),
    ignore: joinLists(values.ignore, config.ignore?.join(','), splitSeverities(config).off.join(',')),
    'max-warnings': values['max-warnings'] ?? config.maxWarnings?.toString(),
  };
  return { values: configured, files: hasFiles ? files : configuredFiles };
}

/**
 * The workspaces and values of test. The files of the configuration replace the copies in the workspaces, unless --file
 * is set. @throws CliError if it supplies a file that must not be read.
 */
export async function configureTest(
  invocation: Invocation,
  config: Config | undefined,
  pathOf: (file: string) => string,
): Promise<Pick<Invocation, 'values' | 'files'>> {
  const { values, files } = invocation;
  if (!config) return { values, files };
  const hasFiles = files.length > 0;
  const isReplacing = !hasFiles && values.file.length === 0 && !values.live;
  const replacing = isReplacing ? (config.files ?? []) : [];
  const workspaces = hasFiles ? files : (config.expectations ?? []);
  await checkConfiguredNames(invocation, config, hasFiles ? [] : [...replacing, ...workspaces]);
  return {
    values: { ...values, file: [...values.file, ...replacing.map((file) => `${pathOf(file)}=${file}`)] },
    files: workspaces,
  };
}
