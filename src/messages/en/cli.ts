// Words of the command line: help, errors, and what the commands print around the answers.
import type { Access } from '../../core/analysis/audit/audit-access.ts';
import type { Severity } from '../../core/diagnostics/finding.ts';
import type { Direction } from '../../core/proof/difference.ts';
import { inLanguage } from '../language.ts';
import { expectedValue } from './app/files.ts';
import { formatSize, list, listAll, number, plural } from './counts.ts';
import { findingSystems } from './findings.ts';

/** An error, and what to do about it. */
export interface ComplaintWords {
  readonly what: string;
  readonly todo: string;
}

type Params = Readonly<Record<string, string>>;

const orHelp = (command: string) => `Run gatepost ${command}${command === '' ? '' : ' '}--help for usage.`;
const suggestNearest = (near: string | undefined, command = '') =>
  near === undefined ? orHelp(command) : `Did you mean ${near}?`;

/** What a place in the configuration file should hold. */
const configValues: Readonly<Record<string, string>> = {
  object: 'an object with keys such as "files"',
  name: 'a text that is not empty',
  list: 'a list',
  code: 'the code of a finding, as gatepost rules lists them',
  reader: 'the id of a reader, as gatepost lint --help lists them, or all',
  severity: 'error, warning, info, hint or off',
  severities: 'an object with codes as keys and severities as values',
  count: 'a whole number from 0',
};

/** What to do about a file that cannot be written, by the system's code of the error. */
const writeAdvice: Readonly<Record<string, string>> = {
  ENOTDIR: 'A part of its path is a file, not a folder. Name another file.',
  ENOSPC: 'The disk is full. Free some space.',
  EROFS: 'The disk is read-only. Name a file on another one.',
  ENAMETOOLONG: 'Choose a shorter name.',
};

const complaints = {
  'unknown-command': ({ name, near }: Params) => ({
    what: `${name} is not a gatepost command.`,
    todo: suggestNearest(near?.replaceAll(', ', ' or ')),
  }),
  'no-command': () => ({ what: 'No command was given.', todo: orHelp('') }),
  'unknown-option': ({ command = '', name, near }: Params) => ({
    what: `gatepost ${command} has no option ${name}.`,
    todo: suggestNearest(near, command),
  }),
  'no-value': ({ option, value }: Params) => ({
    what: `${option} needs a value.`,
    todo: `Write ${option} ${value}, or ${option}=${value} if the value begins with a hyphen.`,
  }),
  'value-unwanted': ({ option }: Params) => ({
    what: `${option} does not take a value.`,
    todo: `Write ${option} without a value.`,
  }),
  'bad-value': ({ option, value, allowed, near }: Params) => ({
    what: value === '' ? `${option} is empty.` : `${value} is not a valid value for ${option}.`,
    todo: near === undefined ? `Allowed: ${allowed}.` : `Did you mean ${near}? Allowed: ${allowed}.`,
  }),
  'bad-operand': ({ command = '', value, allowed, near }: Params) => ({
    what: `gatepost ${command} does not know ${value}.`,
    todo: near === undefined ? `Allowed: ${allowed}.` : `Did you mean ${near}? Allowed: ${allowed}.`,
  }),
  'too-few': ({ command = '', wanted }: Params) => ({
    what: `gatepost ${command} needs ${wanted}.`,
    todo: orHelp(command),
  }),
  'empty-operand': ({ command = '', wanted }: Params) => ({
    what: `gatepost ${command} takes ${wanted}, but an argument is empty.`,
    todo: 'Leave the empty argument out. If it is a variable of a script, check that it has a value.',
  }),
  'too-many': ({ command = '', wanted, given }: Params) => ({
    what: `gatepost ${command} takes ${wanted}, but ${given} was also given.`,
    todo: orHelp(command),
  }),
  needed: ({ option, value, why }: Params) => ({
    what: `${option} is missing: ${why}.`,
    todo: `Add ${option} ${value}.`,
  }),
  'no-agent': ({ value }: Params) => ({
    what: `${value} does not name a crawler.`,
    todo: 'Give names such as GPTBot, separated by commas. * is any other crawler.',
  }),
  'not-with': ({ option, other }: Params) => ({
    what: `${option} cannot be used with ${other}.`,
    todo: `Remove one of them.`,
  }),
  'not-for-question': ({ option, question, takers }: Params) => ({
    what: `${option} does not apply to the question ${question}.`,
    todo: `It applies to ${takers}.`,
  }),
  'stdin-twice': () => ({
    what: 'Standard input is used twice.',
    todo: 'Use - for one file only, and name the other.',
  }),
  missing: ({ file }: Params) => ({
    what: `The file ${file} does not exist.`,
    todo: 'Check its name and folder.',
  }),
  'nothing-found': ({ file }: Params) => ({
    what: `No file that this command reads was found in ${file}.`,
    todo: 'Name the file. In folders, lint reads robots.txt and data.txt, and test reads *.gatepost.json.',
  }),
  'is-directory': ({ file }: Params) => ({
    what: `${file} is a folder.`,
    todo: 'Name a file in it.',
  }),
  'not-regular': ({ file }: Params) => ({
    what: `${file} is a pipe or a device, not a file. It was not read.`,
    todo: 'Replace it with a file.',
  }),
  unreadable: ({ file, why }: Params) => ({
    what: `${file} cannot be read (${why}).`,
    todo: 'Check its permissions.',
  }),
  unwritable: ({ file, why = '' }: Params) => ({
    what: `${file} cannot be written (${why}). It was not changed.`,
    todo: writeAdvice[why] ?? 'Check its permissions.',
  }),
  'no-folder': ({ file, folder }: Params) => ({
    what: `${file} cannot be written: the folder ${folder} does not exist.`,
    todo: 'Create the folder, or name another file.',
  }),
  'changed-meanwhile': ({ file }: Params) => ({
    what: `${file} was changed by another program while gatepost was running. It was not written.`,
    todo: 'Run the command again.',
  }),
  'hard-links': ({ file }: Params) => ({
    what: `${file} has other names (hard links), which would keep the old content. It was not written.`,
    todo: 'Replace it with a copy, or print the changes with --dry-run and make them yourself.',
  }),
  'other-owner': ({ file }: Params) => ({
    what: `${file} belongs to another user or group, which the new file could not have. It was not written.`,
    todo: 'Run gatepost as the owner of the file.',
  }),
  'no-output': ({ why }: Params) => ({
    what: `The output cannot be written (${why}).`,
    todo: 'Check the free space and the permissions where it is written.',
  }),
  'list-too-big': ({ file, most = '' }: Params) => ({
    what: `${file} has more than ${formatSize(Number(most))} of URLs. It was not read.`,
    todo: 'Give fewer URLs, such as the most requested ones, or split the list.',
  }),
  'cut-short': ({ file }: Params) => ({
    what: `${file} is an incomplete gzip file.`,
    todo: 'Fetch or copy it again.',
  }),
  damaged: ({ file, why }: Params) => ({
    what: `${file} is a damaged gzip file (${why}).`,
    todo: 'Fetch or copy it again.',
  }),
  'too-big': ({ file, most = '' }: Params) => ({
    what: `${file} is larger than ${formatSize(Number(most))}. It was not read.`,
    todo: 'Make the file smaller: many crawlers read only the first 500 KiB of a policy file.',
  }),
  'over-limit': ({ file, what = 'bytes', size = '', most = '' }: Params) => {
    const unit = { lines: 'lines', line: 'bytes in one line', octets: 'bytes' }[what];
    return {
      what: `${file} has ${number(Number(size))} ${unit}; gatepost reads policy files with up to ${number(Number(most))}.`,
      todo: 'Many crawlers read only the first 500 KiB. Check only that part, for example: head -c 512000 FILE | gatepost lint -',
    };
  },
  'not-an-address': ({ value }: Params) => ({
    what: `${value} is not an http or https URL.`,
    todo: 'Write scheme and host, such as https://www.example.com',
  }),
  'baseline-damaged': ({ file }: Params) => ({
    what: `${file} was not written by this version of gatepost watch for this address.`,
    todo: 'Restore the file, or remove it and run gatepost watch with --update.',
  }),
  'baseline-link': ({ file }: Params) => ({
    what: `${file} is a link to a file outside its folder. It was not read or written.`,
    todo: 'Remove the link.',
  }),
  'is-address': ({ file }: Params) => ({
    what: `${file} is a URL, but a file is needed here.`,
    todo: 'Download it, and name the file.',
  }),
  'address-form': ({ file }: Params) => ({
    what: `${file} is not a valid URL.`,
    todo: 'Write scheme and host, such as https://www.example.com',
  }),
  'address-scheme': ({ file }: Params) => ({
    what: `${file} is neither an http nor an https URL.`,
    todo: 'Use a URL such as https://www.example.com, or name a file on disk.',
  }),
  'address-password': ({ host }: Params) => ({
    what: `The URL for ${host} contains a user name or a password. It was not requested.`,
    todo: 'Crawlers do not sign in. Remove everything between // and @.',
  }),
  'private-address': ({ host, ip }: Params) => ({
    what: `${host} is at ${ip}, which is not an address on the public internet. It was not requested.`,
    todo: 'To request files from this computer or a private network, add --allow-private.',
  }),
  'redirect-target': ({ url, location }: Params) => ({
    what: `${url} redirects to ${location}, which is not an http or https URL without a password.`,
    todo: 'Correct the redirect on the server.',
  }),
  'redirect-nowhere': ({ url, status }: Params) => ({
    what: `${url} returned status ${status} without a Location, so there is no file to check.`,
    todo: 'Correct the redirect on the server. RFC 9309 (section 2.3.1.2) and Google’s documentation do not say what crawlers do in this case.',
  }),
  certificate: ({ url, why }: Params) => ({
    what: `The certificate of ${url} is not valid (${why}). The file was not requested.`,
    todo: 'Correct the certificate. If a private authority issued it, set NODE_EXTRA_CA_CERTS to the file with the certificate of that authority.',
  }),
  'timed-out': ({ url, seconds }: Params) => ({
    what: `${url} did not answer completely within ${plural(Number(seconds), 'second', 'seconds')}.`,
    todo: 'Try again, or allow more time with --timeout SECONDS. Most crawlers treat this as a site that blocks everything.',
  }),
  'no-answer': ({ url, why }: Params) => ({
    what: `${url} did not answer (${why}).`,
    todo: 'Check the host name and the server. Most crawlers treat this as a site that blocks everything.',
  }),
  'content-encoding': ({ url, encoding }: Params) => ({
    what: `${url} is sent with the content encoding ${encoding}, which gatepost cannot decode.`,
    todo: 'Serve the file without compression, or with gzip.',
  }),
  'damaged-content': ({ url, why }: Params) => ({
    what: `The compressed content of ${url} is damaged (${why}).`,
    todo: 'Check the compression on the server and on its CDN.',
  }),
  'write-address': ({ file }: Params) => ({
    what: `${file} is on a server and cannot be written.`,
    todo: 'Remove --write or --fix, or name a file on disk.',
  }),
  'no-origin': ({ file }: Params) => ({
    what: `--live needs the address of the site, but ${file} does not have one.`,
    todo: 'Set "origin" in the workspace to a value such as "https://www.example.com".',
  }),
  'outside-root': ({ file, root }: Params) => ({
    what: `${file} is not in ${root}.`,
    todo: 'Choose a --root that contains all the files.',
  }),
  'is-workspace': ({ file }: Params) => ({
    what: `${file} is a workspace, not a policy file.`,
    todo: 'Check its expectations with gatepost test, or its files with gatepost lint. For other commands, name its files. If it is a policy file, specify its --path.',
  }),
  'same-path': ({ path, file, other }: Params) => ({
    what: `${file} and ${other} would both be at ${path}.`,
    todo: 'Specify the root folder of the site with --root.',
  }),
  'not-a-list': ({ file }: Params) => ({
    what: `${file} is not a list of URLs.`,
    todo: 'Use a text file with one URL per line (lines that begin with # are skipped), a sitemap, a table with a column of URLs, or an access log.',
  }),
  'no-robots': ({ file }: Params) => ({
    what: `This folder has no ${file} to compare the log with.`,
    todo: 'Name the file with --robots FILE.',
  }),
  'not-a-log': ({ file }: Params) => ({
    what: `${file} is not an access log.`,
    todo: 'Use a log in the common or the combined format, or with one JSON object per line, in UTF-8. It may be compressed with gzip.',
  }),
  'ranges-owner': ({ file }: Params) => ({
    what: `The name of ${file} does not say which crawler the ranges belong to.`,
    todo: `Name the crawler: --ranges NAME=${file}, such as --ranges GPTBot=${file}`,
  }),
  'not-ranges': ({ file }: Params) => ({
    what: `${file} is not a file of address ranges.`,
    todo: 'Use the file that the operator publishes: a JSON object with "prefixes", such as [{"ipv4Prefix": "192.0.2.0/24"}].',
  }),
  'not-a-range': ({ file, value }: Params) => ({
    what: `${file} has an entry that is not a range of addresses: ${value}. No address was compared with the file.`,
    todo: 'Save the file again from the operator’s site.',
  }),
  'no-urls': ({ file }: Params) => ({
    what: `${file} does not contain any URLs.`,
    todo: 'Specify URLs with --url or --urls FILE.',
  }),
  'cannot-convert': ({ file, why }: Params) => ({
    what: `${file} was not converted. ${why}`,
    todo: 'Nothing was written.',
  }),
  'long-link': ({ file, app }: Params) => ({
    what: `${file} is too long for a link.`,
    todo: `Open ${app} in a browser and choose the file there, or use the editor for this computer: npx gatepost-robots-editor`,
  }),
  exists: ({ file }: Params) => ({
    what: `${file} already exists. It was not changed.`,
    todo: 'Remove it, or give another name for the workspace.',
  }),
  'unknown-preset': ({ name, near }: Params) => ({
    what: `There is no preset ${name}.`,
    todo: near === undefined ? 'gatepost preset --list lists them.' : `Did you mean ${near}?`,
  }),
  'unknown-crawler': ({ name }: Params) => ({
    what: `The catalogue has no crawler ${name}.`,
    todo: 'Use a name that the notes of the preset list, such as CCBot.',
  }),
  'no-rules': ({ file }: Params) => ({
    what: `${file} is a kind of file that has no rules about fetching.`,
    todo: 'Use a robots.txt. If it is one, specify its --path.',
  }),
  'not-written-there': ({ to }: Params) => ({
    what: `--write replaces the policy file, but --to ${to} produces lines for other places.`,
    todo: 'Remove --write and copy the printed lines.',
  }),
  'write-stdin': () => ({
    what: 'Standard input cannot be written to.',
    todo: 'Remove --write or --fix, or name a file.',
  }),
  'also-stdin': () => ({
    what: '--also writes into files beside FILE, and standard input has none.',
    todo: 'Remove --also, or name a file.',
  }),
  'write-workspace': ({ file, path }: Params) => ({
    what: `${path} is a copy inside ${file}, and --fix does not change copies.`,
    todo: `Remove --fix, or replace the copy with a file: --file ${path}=FILE`,
  }),
  'no-code': ({ value, near }: Params) => ({
    what: `There is no finding with the code ${value}.`,
    todo: `${near === undefined ? '' : `Did you mean ${near}? `}gatepost rules lists all codes.`,
  }),
  'config-not-json': ({ file, why = '' }: Params) => ({
    what: `${file} is not JSON: ${why.replaceAll(/\s+/g, ' ')}.`,
    todo: 'Correct it there, or add --no-config.',
  }),
  'config-key': ({ file, key, keys, near }: Params) => ({
    what: `${file} has an unknown key: ${key}.`,
    todo: `${near === undefined ? '' : `Did you mean ${near}? `}Keys: ${keys}.`,
  }),
  'config-value': ({ file, where, expected = '', near }: Params) => ({
    what: `${file} is not valid: ${where === '' ? 'it' : where} should be ${configValues[expected] ?? expected}.`,
    todo: near === undefined ? 'docs/ci.md describes the file.' : `Did you mean ${near}?`,
  }),
  'config-absolute': ({ file, path }: Params) => ({
    what: `${file} names ${path}, which is an absolute path. It was not read.`,
    todo: 'Write the path relative to the folder of the configuration file, or name the file on the command line.',
  }),
  'config-outside': ({ file, path }: Params) => ({
    what: `${file} names ${path}, which is outside the folder of the configuration file. It was not read.`,
    todo: 'Move the file itself to that folder, or name it on the command line.',
  }),
  'config-link': ({ file }: Params) => ({
    what: `${file} is a link to a file outside its folder. It was not read.`,
    todo: 'Name the file with --config FILE, or add --no-config.',
  }),
  'config-address': ({ file, address }: Params) => ({
    what: `${file} names the URL ${address}. It was not requested.`,
    todo: 'If you trust the configuration file, add --allow-addresses. Or name the URL on the command line.',
  }),
  'without-fix': () => ({
    what: '--dry-run shows what --fix would change.',
    todo: 'Add --fix.',
  }),
  'not-json': ({ file }: Params) => ({
    what: `${file} is not JSON.`,
    todo: 'A workspace is a file that the editor saves as *.gatepost.json.',
  }),
  'not-a-workspace': ({ file }: Params) => ({
    what: `${file} is not a workspace: it has no key "gatepost".`,
    todo: 'docs/workspace.md describes the file.',
  }),
  'newer-version': ({ file, version }: Params) => ({
    what: `${file} uses version ${version} of the workspace format, which this program does not know yet.`,
    todo: 'Update gatepost.',
  }),
  'missing-key': ({ file, where }: Params) => ({
    what: `${file} is not a workspace: the key "${where}" is missing.`,
    todo: 'docs/workspace.md describes the file.',
  }),
  invalid: ({ file, where, expected }: Params) => ({
    what: `${file} is not a workspace: ${where === '' ? 'it' : where} should be ${expectedValue(expected ?? '')}.`,
    todo: 'docs/workspace.md describes the file.',
  }),
  'href-network': ({ file, href }: Params) => ({
    what: `${file} refers to the URL ${href}, but a workspace can refer only to files on disk.`,
    todo: 'Download the file, and refer to it by its path relative to the workspace file.',
  }),
  'href-outside': ({ file, href }: Params) => ({
    what: `${file} refers to ${href}, which is outside its own folder.`,
    todo: 'Move it to the folder of the workspace file or a subfolder, and refer to it by its path from there.',
  }),
  'file-form': ({ value }: Params) => ({
    what: `${value} is not a valid value for --file.`,
    todo: 'Write --file PATH=FILE, such as --file /robots.txt=public/robots.txt. PATH begins with a slash.',
  }),
  'file-unplaced': ({ workspace, file }: Params) => ({
    what: `${workspace} does not have a file with the same name as ${file}.`,
    todo: `Specify its path: --file PATH=${file}, such as --file /robots.txt=${file}`,
  }),
  'file-ambiguous': ({ workspace, file, paths }: Params) => ({
    what: `${workspace} has several files with the same name as ${file}: ${paths}.`,
    todo: `Specify which one it replaces: --file PATH=${file}`,
  }),
  'file-twice': ({ path, file, other }: Params) => ({
    what: `${file} and ${other} would both be at ${path}.`,
    todo: 'Give --file once for each path.',
  }),
  'href-link': ({ file, href }: Params) => ({
    what: `${file} refers to ${href}, a link to a file outside its folder. It was not read.`,
    todo: 'Move the file itself to the folder of the workspace file or a subfolder.',
  }),
  'no-expectations': ({ file }: Params) => ({
    what: `${file} has no expectations, so nothing was checked.`,
    todo: 'In the editor, select an answer, select “Expect”, and save the workspace again. Or add them as described in docs/workspace.md.',
  }),
  unexpected: ({ why }: Params) => ({
    what: `gatepost failed: ${why}`,
    todo: 'This is a bug in gatepost. Please report it with the command you ran.',
  }),
} as const satisfies Record<string, (params: Params) => ComplaintWords>;

export type ComplaintCode = keyof typeof complaints;

/** The sentences of errors. */
export const cliErrorWords = inLanguage(
  'cliErrorWords',
  (code: ComplaintCode, params: Params): ComplaintWords => complaints[code](params),
);

const severityNouns: Readonly<Record<Severity, readonly [string, string]>> = {
  error: ['error', 'errors'],
  warning: ['warning', 'warnings'],
  info: ['note', 'notes'],
  hint: ['hint', 'hints'],
};

const exitCodes = [
  [0, 'success'],
  [
    1,
    'the check failed: lint found errors or too many warnings, an expectation failed, the file blocks URLs of --urls, watch found a change, preset --check would change something, or with --exit-code, answers changed or a crawler requested what is closed',
  ],
  [
    2,
    'incorrect usage, a file that cannot be read, a site that does not answer, or output that cannot be written; with diff --exit-code, it is not settled whether an answer changes',
  ],
  [3, 'a conversion would lose something, and --accept-losses is not set'],
] as const;

interface UsedPart {
  readonly taken: number;
  readonly named: number;
}

const countOf = ({ taken, named }: UsedPart): string =>
  taken < named ? `${number(taken)} of ${number(named)}` : number(taken);

const MAX_LINES = 6;

/** `line 3`, `lines 3, 4 and 7`; only the first few of many. */
const atLines = (lines: readonly number[]): string => {
  const visibleLines = lines.slice(0, lines.length > MAX_LINES ? MAX_LINES - 1 : MAX_LINES).map(String);
  const more = lines.length - visibleLines.length;
  return `${lines.length === 1 ? 'line' : 'lines'} ${listAll([...visibleLines, ...(more > 0 ? [`${number(more)} more`] : [])])}`;
};

export const cliWords = inLanguage('cliWords', {
  about:
    'gatepost: shows how crawlers read robots.txt, data.txt and robots instructions in XML. It uses the network only if you name a URL.',
  usage: 'Usage',
  commands: 'Commands',
  options: 'Options',
  examples: 'Examples',
  exit: 'Exit codes',
  readers: 'Readers',
  more: 'Run gatepost COMMAND --help for help on a command. Use - as FILE for standard input, or a URL such as https://www.example.com.',
  exitCodes,
  /** What happened, and what to do, as lines. */
  error: ({ what, todo }: ComplaintWords) => [`gatepost: ${what}`, `  ${todo}`],
  commandAbout: {
    lint: 'Lists what is wrong or odd in policy files, with fixes.',
    audit: 'Reports which crawlers may fetch what, what the files of the site say to AI, and what to check.',
    ask: 'Answers one question about one URL, and names the line that decides.',
    matrix: 'Prints the table of answers: URLs down, crawlers across.',
    test: 'Checks the expectations in workspaces saved by the editor.',
    diff: 'Finds the URLs that two versions of a file decide differently, or proves that there are none.',
    watch: 'Compares what sites serve with what was accepted, and reports what changed for crawlers.',
    convert: 'Converts a file to another protocol and lists what is lost.',
    log: 'Reports from an access log which crawlers requested what the file closes.',
    init: 'Writes a workspace that expects the answers of today.',
    preset: 'Writes rules for AI and other crawlers into a file.',
    lsp: 'Serves editors: findings, fixes, completions and more, by the Language Server Protocol.',
    open: 'Says how to open a file in the visual editor, or opens it on a hosted page.',
    completion: 'Prints a script that completes commands and options in a shell.',
    man: 'Prints the manual page.',
    rules: 'Lists all kinds of findings, with code, severity and title.',
    schema: 'Prints the JSON Schema of what a command prints with --format json.',
    explain: 'Explains a kind of finding: what, why, how to fix it, and an example.',
  },
  /** The texts below the summary of a command. */
  commandNotes: {
    watch:
      'It runs once. The first run with --update keeps what each site serves; later runs compare all answers with that. It also exits with 1 if the status blocks the site, and if a crawler is new in the catalogue and the file does not name it.',
    lint: 'Checks what is in the files. To see what they decide, use test, diff and matrix. The files of a saved workspace are checked one by one, without the findings ignored in it.',
    open: 'Without --app, it prints the command of the editor for this computer, a second package that saves to your files. With --app, it prints a link to that page, and opens it in the browser if the output is a terminal. The link contains a copy of the file after the #, which is not sent to the server; the page cannot save to your file.',
    log: 'The log is read on this computer, as a stream, in a bounded amount of memory. Addresses are compared only with files of ranges that you have saved; nothing is requested.',
  } as Partial<Readonly<Record<string, string>>>,
  operands: {
    lint: 'one FILE or more',
    audit: 'one FILE',
    ask: 'one FILE',
    matrix: 'one FILE',
    test: 'one WORKSPACE.json or more',
    diff: 'two files, OLD and NEW',
    watch: 'one ADDRESS or more',
    convert: 'one FILE',
    log: 'one log or more',
    init: 'one FILE, and the name of a workspace if it is not site.gatepost.json',
    preset: 'the NAME of a preset and one FILE',
    lsp: 'no arguments',
    open: 'one FILE or none',
    completion: 'the name of a shell: bash, zsh or fish',
    man: 'no arguments',
    rules: 'no FILE',
    explain: 'one CODE or more',
    schema: 'the name of a command that prints JSON, or error',
  },
  optionAbout: {
    format: (formats: string) => `what to print: ${formats}`,
    json: 'short for --format json; errors are JSON too',
    output: 'write the result to FILE instead of standard output',
    quiet: 'print only what is wrong: no notes, no summary',
    'no-color': 'print without colors',
    verbose: 'print all details',
    watch: 'run again whenever a file changes',
    config: 'use this configuration file; by default gatepost.config.json in the current folder',
    'no-config': 'do not use a configuration file',
    'allow-addresses': 'also request the URLs that the configuration file names',
    help: 'print this help',
    version: 'print the version',
    path: 'path of FILE on the site, such as /data.txt; by default taken from its name',
    kind: (ids: string) => `kind of file, if its path does not show it: ${ids}`,
    origin: 'scheme, host and port of the site, such as https://www.example.com',
    root: 'root folder of the site; all files then belong to one site',
    with: 'another file of the site, such as one that ACAP records refer to; can be repeated',
    file: 'replace the file at PATH in the workspace with FILE, or add it; can be repeated. FILE alone replaces the file of the same name',
    reader: (ids: string) => `reader of the file: ${ids}, or all; separate several with commas`,
    question: (ids: string) => `question to answer: ${ids}`,
    usage: 'an ACAP usage, such as crawl, index or present-snippet',
    purpose:
      'for usage: an ACAP usage purpose (without one, fields for a purpose do not apply); for ai-use: search, ai-search, ai-input or ai-train',
    'signal-scope':
      'which crawlers a Content-Signal line in a record applies to: record (its crawlers) or file (all)',
    edition: 'edition of the Content-Usage labels, such as vocab-08; by default the newest',
    'crawler-match': 'how ACAP compares names: exact or substring',
    conventional:
      'what wins where ACAP and conventional records differ: conservative, acap-wins or narrowest',
    parser: 'parser for documents: xml or html',
    status: 'result of the request for the file: a status from 200 to 599, timeout or network',
    redirects: 'number of redirects before that result',
    'no-quirks': 'match crawlers to records by name only, even if their operators document otherwise',
    agent: 'a crawler: its name, or its whole User-agent header; can be repeated',
    agents: 'crawlers, separated by commas; * is any other crawler',
    url: 'a URL or a path; can be repeated',
    urls: 'a file with URLs: one per line, a sitemap, a table (CSV) or an access log, compressed (gzip) or not',
    all: 'include all URLs and crawlers that the files name, instead of at most 200 and 8 per file',
    severity: 'report only findings of at least this severity: error, warning, info (notes) or hint',
    profile: (ids: string) =>
      `report only what one of these would report: ${ids}; separate several with commas`,
    ignore: 'leave out findings with this code; separate several with commas',
    'max-warnings': 'fail if there are more warnings than this',
    sarif: 'also write a SARIF 2.1.0 report to FILE; - is short for --format sarif',
    docs: 'URL of the editor, such as https://policy.example.com/; the report then links to its pages about findings',
    junit: 'also write a JUnit report to FILE; - is short for --format junit',
    fix: 'apply the fixes that do not change any answer to the files',
    'dry-run': 'print what --fix or the preset would change as a diff, and change nothing',
    today: 'day to compare the dates in the file with; by default the current day',
    markdown: 'short for --format markdown',
    csv: 'short for --format csv',
    spread: 'give each crawler its own column, even if the answers are equal',
    'exit-code':
      'exit with 1 if an answer changes, and with 2 if that is not settled; log: with 1 if a crawler requested what is closed, except from addresses that are not its own',
    sampled:
      'compare only the answers for some URLs: those of --urls and --url, else those that the files name',
    limit: 'list at most this many changes',
    to: (ids: string) => `what to convert to: ${ids}`,
    write: 'write the result to FILE instead of printing it',
    'accept-losses': 'convert even if something is lost',
    timeout: 'most seconds for a request to a server; by default 10',
    'allow-private': 'also request URLs on this computer and in private networks',
    list: 'list the presets',
    block: 'also block these crawlers, whatever the preset says; separate several with commas',
    leave: 'leave these crawlers as they are, whatever the preset says; separate several with commas',
    join: 'add new names to an existing record with the same rules, instead of a new record',
    community:
      'also block the names that only a community list calls training crawlers; no statement from an operator is known for them',
    statements:
      'also write the lines about the use of content that belong to the preset, such as Content-Signal',
    also: 'also write the preset into these files beside FILE: tdmrep, headers, license; separate several with commas',
    app: 'address of a hosted Gatepost page, such as https://policy.example.com/',
    'no-open': 'only print the link, and do not open the browser',
    robots: 'the file with the rules; by default robots.txt in the current folder',
    ranges:
      'a saved file with the addresses of a crawler, such as gptbot.json, or NAME=FILE for the crawler NAME; can be repeated',
    baseline: 'the folder in which the accepted files are kept',
    update: 'accept what is served now, and keep it in the folder',
    check:
      'change nothing, print what the preset would change as a diff, and exit with 1 if that is anything',
    stdio: 'serve on standard input and output, as always; editors may add it',
    live: 'check the files that the site of the workspace serves, instead of the copies in the workspace',
  },
  metavars: {
    path: 'PATH',
    profile: 'PROFILE',
    docs: 'URL',
    ignore: 'CODE',
    block: 'NAMES',
    leave: 'NAMES',
    also: 'FILES',
    format: 'FORMAT',
    output: 'FILE',
    config: 'FILE',
    kind: 'KIND',
    origin: 'ORIGIN',
    root: 'FOLDER',
    with: 'FILE',
    file: 'PATH=FILE',
    reader: 'READER',
    question: 'QUESTION',
    usage: 'USAGE',
    purpose: 'PURPOSE',
    'signal-scope': 'SCOPE',
    edition: 'EDITION',
    'crawler-match': 'HOW',
    conventional: 'WHICH',
    parser: 'PARSER',
    status: 'STATUS',
    redirects: 'NUMBER',
    agent: 'NAME',
    agents: 'NAMES',
    url: 'URL',
    urls: 'FILE',
    severity: 'LEVEL',
    'max-warnings': 'NUMBER',
    sarif: 'FILE',
    junit: 'FILE',
    today: 'YYYY-MM-DD',
    limit: 'NUMBER',
    to: 'PROTOCOL',
    timeout: 'SECONDS',
    robots: 'FILE',
    ranges: 'FILE',
    baseline: 'FOLDER',
    app: 'ADDRESS',
  },
  examplesOf: {
    lint: [
      'gatepost lint public/robots.txt',
      'gatepost lint https://www.example.com',
      'gatepost lint public/robots.txt --urls sitemap.xml',
      'gatepost lint --root public public/robots.txt public/data.txt',
      'gatepost lint --format sarif --output gatepost.sarif public/robots.txt',
      'curl -s https://www.example.com/data.txt | gatepost lint - --path /data.txt',
      'gatepost lint --file /robots.txt=public/robots.txt site.gatepost.json',
    ],
    audit: ['gatepost audit robots.txt', 'gatepost audit https://www.example.com --markdown'],
    ask: [
      'gatepost ask robots.txt --agent GPTBot --url /private/',
      'gatepost ask robots.txt --agent Googlebot --url /a?b --reader all',
      'gatepost ask robots.txt --agent anybot --url /news/1 --usage present-snippet',
      'gatepost ask robots.txt --agent Googlebot --url / --reader google --status 503',
      'gatepost ask robots.txt --agent GPTBot --url / --question ai-use --purpose ai-train',
    ],
    matrix: [
      'gatepost matrix robots.txt --agents GPTBot,Googlebot,* --urls urls.txt',
      'gatepost matrix robots.txt --url / --url /private/ --markdown',
    ],
    test: [
      'gatepost test --file /robots.txt=public/robots.txt site.gatepost.json',
      'gatepost test site.gatepost.json',
      'gatepost test --live site.gatepost.json',
      'gatepost test site.gatepost.json --urls sitemap.xml',
      'gatepost test --reader all --junit report.xml *.gatepost.json',
    ],
    diff: [
      'gatepost diff old-robots.txt robots.txt',
      'gatepost diff https://www.example.com public/robots.txt',
      'git show main:robots.txt | gatepost diff - robots.txt --urls urls.txt --markdown',
    ],
    watch: [
      'gatepost watch https://www.example.com --baseline baseline',
      'gatepost watch https://www.example.com --baseline baseline --update',
      'gatepost watch https://www.example.com https://www.example.org --baseline baseline --format json',
    ],
    log: [
      'gatepost log access.log',
      'gatepost log access.log access.log.1.gz --robots public/robots.txt',
      'gatepost log access.log --ranges gptbot.json --ranges googlebot.json',
      'zcat -f /var/log/nginx/access.log* | gatepost log - --markdown',
    ],
    init: ['gatepost init public/robots.txt', 'gatepost init https://www.example.com live.gatepost.json'],
    completion: ['gatepost completion bash'],
    man: ['gatepost man --output gatepost.1'],
    preset: [
      'gatepost preset --list',
      'gatepost preset no-training robots.txt --dry-run',
      'gatepost preset no-training public/robots.txt --check',
      'gatepost preset no-training robots.txt --block CCBot,meta-externalagent',
      'gatepost preset no-training robots.txt',
    ],
    open: [
      'gatepost open public/robots.txt',
      'gatepost open https://www.example.com --app https://policy.example.com/',
    ],
    convert: [
      'gatepost convert robots.txt --to acap',
      'gatepost convert robots.txt --to rep --accept-losses --write',
      'gatepost convert robots.txt --to x-robots-tag --url /private/ --accept-losses',
    ],
    rules: ['gatepost rules', 'gatepost rules --severity warning --format markdown'],
    explain: ['gatepost explain R001'],
    schema: ['gatepost schema lint', 'gatepost schema watch --output watch.schema.json'],
    lsp: ['gatepost lsp --docs https://policy.example.com/'],
  },
  rules: { heads: ['Code', 'Severity', 'Finding'] },
  explain: {
    what: (message: string) => `What: ${message}`,
    why: (reason: string) => `Why: ${reason}`,
    fix: (titles: readonly string[]) => `Fix: ${titles.join('; or: ')}`,
    source: (sections: string) => `Source: ${sections}`,
    example: (path: string) => `Example (${path}):`,
    corrected: 'Without the finding:',
  },
  /** The readable output of lint. */
  lint: {
    summaryOf: (name: string, summary: string) => `${name}: ${summary}`,
    severity: (severity: Severity) => severityNouns[severity][0],
    fix: (title: string) => `fix: ${title}`,
    /** `least`: present if less severe findings are hidden. */
    clean: (files: number, least?: Severity) =>
      `No findings${least === undefined ? '' : ` of severity ${least} or higher`} in ${plural(files, 'file', 'files')}.`,
    lookedFor: (systems: readonly string[]) => `Checked: ${listAll(systems)}.`,
    systems: findingSystems,
    decides: 'To see what the files decide, use gatepost test, diff and matrix.',
    ignored: (count: number) => `${plural(count, 'finding is', 'findings are')} ignored.`,
    sum: (counts: readonly (readonly [Severity, number])[], files: number) =>
      `${listAll(counts.map(([severity, count]) => plural(count, ...severityNouns[severity])))} in ${plural(files, 'file', 'files')}.`,
    /** `titles`: of the readers that most of them concern, of all `readers`. */
    unwatched: (count: number, titles: readonly string[], readers: number) =>
      `${number(count)} more for readers that you do not watch (${titles.join(', ')}${readers > titles.length ? ` and ${number(readers - titles.length)} more` : ''}): add --reader all.`,
    tooManyWarnings: (warnings: number, most: number) =>
      `${plural(warnings, 'warning', 'warnings')}, but --max-warnings allows ${number(most)}.`,
    fixed: (file: string, count: number) => `${file}: ${plural(count, 'fix', 'fixes')} applied.`,
    wouldFix: (file: string, count: number) => `${file}: ${plural(count, 'fix', 'fixes')} would be applied.`,
    unusedComment: (file: string, line: number, code: string) =>
      `${file}:${line}: the comment silences ${code}, but the next line has no such finding.`,
    unknownCode: (file: string, line: number, code: string) =>
      `${file}:${line}: the comment silences ${code}, but there is no such code. gatepost rules lists all codes.`,
    nothingToFix: (files: number) =>
      `Nothing to fix in ${plural(files, 'file', 'files')}: no finding has a fix that changes no answer.`,
    alike: (count: number, lines: readonly number[]) =>
      `and ${number(count)} more of this kind: ${atLines(lines)} (--verbose lists them)`,
    fixesLeft: (file: string) => `${file}: more fixes are available. Run the command again.`,
  },
  /** A file that is not in UTF-8. `encoding`: undefined if it could not be detected. */
  notUtf8: (file: string, encoding: string | undefined) =>
    `${file} is ${encoding === undefined ? 'not in UTF-8' : `in ${encoding}, not in UTF-8`}. Crawlers compare its bytes: save it as UTF-8.`,
  /** The response of a server. */
  response: {
    status: (address: string, status: number, octets: number | undefined, type: string) =>
      [
        `${address}: ${status}`,
        ...(type === '' ? [] : [type]),
        ...(octets === undefined ? [] : [formatSize(octets)]),
      ].join(', '),
    redirect: (status: number, to: string) => `${status} to ${to}`,
    tooManyRedirects: 'More than five redirects. The last one was not followed.',
    crossing: 'A redirect leads from https to http, so the content can be changed on its way.',
    contentType: (type: string) =>
      `The content type is ${type}, but crawlers expect text/plain (RFC 9309, section 2.3).`,
    closed: (address: string, status: number) => `${address}: status ${status} blocks the whole site`,
    cut: (octets: number) => `The file is longer. Only the first ${formatSize(octets)} were read.`,
    outcomes: {
      'allow-all': 'everything may be fetched.',
      'deny-all': 'nothing may be fetched.',
      defer: 'crawlers come back later.',
      'no-information': 'this gives no information about the site.',
      error: 'it stops with an error, so nothing is known.',
      parse: 'the file is used.',
    },
  },
  needed: {
    agent: 'the answer depends on the crawler',
    usage: 'ACAP defines many usages, each with its own answer',
    purpose: 'search, ai-input and ai-train can have different answers',
    url: 'the answer depends on the URL',
    to: (ids: readonly string[]) => `choose one of ${ids.join(', ')}`,
  },
  /** A line that a limit of the reader cuts. */
  cutLine: (text: string) => `${text} [the rest of the line is not read]`,
  /** How readers reduce a User-Agent header. `byName`: the readers that take the same name from it. */
  reduced: (given: string, byName: readonly (readonly [string, readonly { readonly title: string }[]])[]) => {
    const as = (name: string) => `as ${name === '' ? 'any other crawler' : name}`;
    const ways = byName.map(([name, readers]) =>
      byName.length === 1 ? as(name) : `${as(name)} by ${list(readers.map(({ title }) => title))}`,
    );
    return `${given} is treated ${ways.join('; ')}.`;
  },
  withoutRobots: (path: string) =>
    `${path} is not among the files, so nothing is blocked for this answer. Add it with --with.`,
  usageUnknown: (usage: string, known: readonly string[]) =>
    `ACAP does not define the usage ${usage}, so it is treated as the usage other. ACAP defines ${list(known)}.`,
  questionsNamed: (urls: number) =>
    `URLs taken from the rules: ${number(urls)}. Use --urls to choose others.`,
  /** How many of the URLs and crawlers in the files were used, if not all. */
  someTaken({
    urls,
    agents,
  }: {
    readonly urls?: UsedPart | undefined;
    readonly agents?: UsedPart | undefined;
  }) {
    const of = (one: UsedPart | undefined, noun: string) =>
      one ? [`${number(one.taken)} of ${number(one.named)} ${noun}`] : [];
    const some = list([...of(urls, 'URLs'), ...of(agents, 'crawlers')]);
    return `Included ${some} that the files name. Use --all to include all of them, or choose some with --urls and --agents.`;
  },
  nothingIn: (name: string) => `No file that this command reads was found in ${name}.`,
  waiting: (files: number) =>
    `Waiting for changes in ${plural(files, 'file', 'files')}. Press Ctrl+C to stop.`,
  robots: { any: 'any other crawler', none: 'any crawler' },
  ask: {
    /** `No: AnyBot, /private/ (RFC 9309)` */
    head: (word: string, about: string) => `${word}: ${about}`,
    /** `5 Yes, 5 No: AnyBot, /private/` */
    tally: (counts: readonly (readonly [word: string, count: number])[], about: string) =>
      `${counts.map(([word, count]) => `${number(count)} ${word}`).join(', ')}: ${about}`,
    trace: 'Step by step',
    hasSteps: (count: number) => `${plural(count, 'step', 'steps')}: add --verbose`,
    moreSteps: (count: number) => `and ${plural(count, 'more step', 'more steps')}; --json lists them all`,
    restrictions: (qualifiers: readonly string[]) => `Restrictions: ${qualifiers.join(', ')}`,
  },
  audit: {
    title: (file: string, reader: string) => `Crawlers and ${file}, as read by ${reader}`,
    summary: 'What the file does',
    compared: 'What was compared',
    /** The crawlers and URLs that the report is about. */
    extent: (agents: UsedPart, urls: UsedPart) =>
      `Any other crawler and ${countOf(agents)} known or named crawlers, for ${countOf(urls)} URLs. Other URLs can have other answers.`,
    others: 'Any other crawler',
    uses: 'Stated use of the content, for any other crawler',
    check: 'To check',
    findings: 'Findings',
    /** What crawlers may fetch of the URLs that were compared. `lines`: the exceptions. */
    access(access: Access, lines: readonly number[]): string {
      const at = lines.length === 0 ? '' : ` (${atLines(lines)})`;
      switch (access) {
        case 'all':
          return 'Allowed';
        case 'none':
          return `Blocked${at}`;
        case 'except':
          return `Allowed, except ${plural(lines.length, 'path', 'paths')}${at}`;
        case 'only':
          return `Blocked, except ${plural(lines.length, 'path', 'paths')}${at}`;
        case 'later':
          return 'Put off until the server answers again';
        case 'unknown':
          return 'Not said';
      }
    },
    asOthers: 'As any other crawler',
    names: (names: readonly string[], most: number) =>
      names.length <= most + 1
        ? listAll(names)
        : listAll([...names.slice(0, most), `${number(names.length - most)} more`]),
    /** `others` are lines of other files. */
    use(purpose: string, answer: string, lines: readonly number[], others: readonly string[]) {
      const places = [...(lines.length === 0 ? [] : [atLines(lines)]), ...others];
      return `${purpose}: ${answer}${places.length === 0 ? '' : ` (${places.join('; ')})`}`;
    },
    /** Another answer for some URLs. */
    stillListed:
      'Where a rule blocks fetching, No means that the text is not read. Search results may still list the address.',
    useAt: (urls: string, answer: string) => `${urls}: ${answer}`,
    otherFile: (path: string, line: number) => `${path} line ${line}`,
    unanswered: (url: string) => `${url} gave no answer and is left out.`,
    split: (purpose: string, blocked: string, allowed: string) =>
      `${purpose}: ${blocked} blocked, but ${allowed} allowed`,
    heedless: (names: string) => `Blocked, but may not follow robots.txt: ${names}`,
    disagree: (count: number) =>
      `Readers disagree on ${plural(count, 'answer', 'answers')}${count > 3 ? ', for example' : ''}:`,
    differ: (purposes: readonly string[]) =>
      `Crawlers with the same purpose get different answers: ${listAll(purposes)}`,
    alikeByPurpose: (reader: string) =>
      `Crawlers with the same purpose get the same answers for every URL, as read by ${reader}.`,
    alikeWhereCompared: (reader: string) =>
      `Crawlers with the same purpose get the same answers for the URLs compared, as read by ${reader}. For all other URLs this is not settled.`,
    /** For one purpose, two crawlers and a URL. */
    differFor: (purpose: string, agents: readonly string[], url: string) =>
      `${purpose}: ${listAll(agents)}, for example for ${url}`,
    sameForEveryUrl: (readers: readonly string[]) =>
      `${listAll(readers)} give the same answers for every URL, to the crawlers that the file names and to any other.`,
    differAt: (readers: readonly string[], agent: string, url: string) =>
      `${listAll(readers)} differ for ${agent} at ${url}.`,
    notSettled: 'For all other URLs this is not settled.',
    sameAnswers: (readers: readonly string[]) =>
      `For the URLs compared, ${listAll(readers)} give the same answers.`,
    oneReader: (reader: string) => `Readers were not compared: only ${reader} was asked.`,
    nothingToDo: 'No findings.',
    finding: (line: number, severity: string, code: string, message: string) =>
      `line ${line}: ${severity} ${code}: ${message}`,
    alike: (lines: readonly number[]) => `also: ${atLines(lines)}`,
  },
  otherSites: (count: number, origin: string) =>
    `${plural(count, 'URL of the list is', 'URLs of the list are')} not of ${origin}, so the file does not decide about ${count === 1 ? 'it' : 'them'}.`,
  init: {
    written: (file: string, expectations: number) =>
      `${file}: ${plural(expectations, 'expectation', 'expectations')} written.`,
    some: (taken: number, all: number) =>
      `Included ${number(taken)} of ${plural(all, 'URL', 'URLs')} that the rules suggest. Use --all to include all of them.`,
    someListed: (taken: number, all: number) =>
      `Included ${number(taken)} of ${plural(all, 'URL', 'URLs')} of the list. Use --all to include all of them.`,
    next: (file: string, isLive: boolean) => `To check them: gatepost test${isLive ? ' --live' : ''} ${file}`,
  },
  man: { name: 'Name' },
  preset: {
    /** `besides`: its other purposes. */
    decision: (name: string, besides: string, choice: 'out' | 'in' | 'leave') => {
      const also = `${name} also comes for something else (${besides})`;
      if (choice === 'out') return `${also}; it is blocked. To leave it: --leave ${name}`;
      const effect = choice === 'in' ? 'it is allowed' : 'it stays as it is';
      return `${also}; ${effect}. To block it: --block ${name}`;
    },
    untouched: (names: readonly string[], more: number) =>
      `${plural(names.length + more, 'known crawler stays', 'known crawlers stay')} as before: ${listAll([...names, ...(more > 0 ? [`${number(more)} more`] : [])])}.`,
    communityLeft: (count: number, list: string) =>
      `${number(count)} names that only ${list} calls training crawlers stay as before, because no statement from an operator is known. To block them: --community`,
    communityBlocked: (names: readonly string[], list: string) =>
      `Blocked although only ${list} calls them training crawlers, without a statement from the operator: ${listAll(names)}.`,
    joinable: (count: number, beside: string) =>
      `${plural(count, 'name', 'names')} could be added to the record of ${beside}, which has the same rules. To do so: --join`,
    fileChanges: (file: string) => `${file}: is written.`,
    fileUnchanged: (file: string) => `${file}: nothing changes.`,
    notAboutUse: (name: string) => `The preset ${name} says nothing about AI use, so --also writes nothing.`,
  },
  columns: { host: 'Host', announced: 'Announced', directives: 'Index, follow' },
  areas: {
    none: 'No answer changes, for any URL.',
    noneFor: (crawlers: string) => `No answer changes for ${crawlers}, for any URL.`,
    noneNormal: 'No answer changes, for any URL in normal form.',
    noneFound: 'Not settled: no change was found, but it is not proved that there is none.',
    sum: ({ opened, closed, other }: Readonly<Record<Direction, number>>) =>
      `${listAll([
        ...(opened > 0 ? [plural(opened, 'area opens', 'areas open')] : []),
        ...(closed > 0 ? [plural(closed, 'area closes', 'areas close')] : []),
        ...(other > 0 ? [plural(other, 'area changes otherwise', 'areas change otherwise')] : []),
      ])}.`,
    /** `Opened: URLs such as /cartx, for GPTBot` */
    area: (direction: string, url: string, crawlers: string) =>
      `${direction}: URLs such as ${url}, for ${crawlers}`,
    oddArea: (direction: string, url: string, crawlers: string) =>
      `${direction}, but only in an unusual spelling: URLs such as ${url}, for ${crawlers}`,
    decided: (word: string, line: string) => `${word}, by ${line}`,
    undecided: (word: string, why: string) => `${word}, because ${why}`,
    notProvable: 'Not settled: for this question, only the answers below are compared.',
    heads: ['Change', 'URLs such as', 'Crawlers', 'Before', 'After'],
  },
  diff: {
    sum: (changed: number, all: number) =>
      changed === 0
        ? `No changes in ${plural(all, 'answer', 'answers')}.`
        : `${number(changed)} of ${plural(all, 'answer', 'answers')} ${changed === 1 ? 'changes' : 'change'}.`,
    before: 'before',
    after: 'after',
    change: (before: string, after: string) => `${before} -> ${after}`,
    more: (count: number) => `and ${number(count)} more`,
    urlsIn: (count: number, directory: string) => `${plural(count, 'URL', 'URLs')} in ${directory}`,
    tooMany: ({ agents, urls }: { readonly agents: number; readonly urls: number }) =>
      `The changes concern more than ${number(urls)} URLs or ${number(agents)} crawlers, so not all are compared. Add --all, or choose some with --urls and --agents.`,
    heads: ['URL', 'Crawler', 'Before', 'After', 'Why'],
    line: (line: number) => `line ${line}`,
  },
  test: {
    /** `replaced`: the words of `replacing` for each replaced file. */
    sum: (met: number, all: number, reader: string, replaced: readonly string[]) =>
      `${number(met)} of ${plural(all, 'expectation is', 'expectations are')} met (${reader})${replaced.length === 0 ? '' : `, with ${listAll(replaced)}`}.`,
    replacing: (path: string, file: string) => `${file} as ${path}`,
    failed: (about: string, wanted: string, got: string) =>
      `failed: ${about}: expected ${wanted}, got ${got}`,
    unknown: (about: string, wanted: string) =>
      `unknown: ${about}: expected ${wanted}, but this cannot be answered`,
    /** What a sentence about all URLs came to, by its outcome. */
    claims: {
      met: (sentence: string) => `proved: ${sentence}`,
      failed: (sentence: string) => `failed: ${sentence}`,
      'not-settled': (sentence: string) => `not settled: ${sentence}`,
      unknown: (sentence: string) => `unknown: ${sentence}: this cannot be checked`,
    },
    /** Whether crawlers may fetch the URLs of a sitemap or a list. */
    offered: {
      open: (count: number, file: string) =>
        `${plural(count, 'URL', 'URLs')} of ${file}: open to search engines`,
      blocked: (who: string) => `failed: ${who}`,
    },
    note: (text: string) => `note: ${text}`,
    notAnAnswer: (expected: string, near: string) =>
      `${expected} is not an answer to this question. Did you mean ${near}?`,
    problems: {
      'unknown-question': (value: string) => `This version does not know the question ${value}.`,
      'unknown-asked': (value: string) => `This version cannot answer this question with ${value}.`,
      'unknown-part': (value: string) => `This version does not know the part ${value}.`,
      'unknown-reader': (value: string) => `This version does not know the reader ${value}.`,
      'no-file': (value: string) => `The site does not have the file ${value}.`,
    },
  },
  open: {
    how: 'The visual editor for this computer is a package of its own. To open it, run:',
    noBrowser: 'The browser could not be started. Open the link yourself.',
  },
  convert: {
    lossy: (losses: number) =>
      `${plural(losses, 'thing', 'things')} would be lost, so nothing was written. Add --accept-losses to convert anyway.`,
    written: (file: string) => `${file} was converted.`,
    nothing: 'Nothing to write: none of the URLs is blocked.',
    more: (count: number) => `and ${number(count)} more: add --verbose`,
    /** The comment above the lines for a URL. */
    forUrl: (url: string) => `# ${url}`,
  },
} as const);
