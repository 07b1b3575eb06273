// Words of the command line: errors, and what to do about them.
import { inLanguage } from '../../language.ts';
import { expectedValue } from '../app/files.ts';
import { formatSize, number, plural } from '../counts.ts';

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
    what: `${url} returned status ${status} without a Location, so no file was received.`,
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
    what: `${name} is not a preset.`,
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
    what: `${value} is not the code of a finding.`,
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

/** What happened, and what to do, as lines. */
export const cliErrorLines = inLanguage('cliErrorLines', ({ what, todo }: ComplaintWords) => [
  `gatepost: ${what}`,
  `  ${todo}`,
]);
