// The extension for VS Code against the program that it starts.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { formats } from '../../core/formats/file-formats.ts';
import { LENIENT_FIELDS } from '../../core/syntax/directives.ts';
import { spellingLength } from '../../core/syntax/recognize.ts';
import { commandTable } from '../command-table.ts';
import { version } from '../version.ts';
import { readSettings } from './settings.ts';

const root = join(import.meta.dirname, '../../..');
const read = (name: string) => readFileSync(join(root, 'editors/vscode', name), 'utf8');
const manifest = JSON.parse(read('package.json'));
const extension = read('src/extension.ts');

/** A value of each type of setting that the server accepts. */
const accepted: Readonly<Record<string, unknown>> = {
  'gatepost.origin': 'https://www.example.com',
  'gatepost.readers': ['google'],
  'gatepost.docs': 'https://policy.example.com/',
  'gatepost.codeLens': false,
};

test('product: every setting of the extension is one that the server reads, or chooses the program', () => {
  const names = Object.keys(manifest.contributes.configuration.properties);
  expect(names).toEqual([...Object.keys(accepted), 'gatepost.program']);
  const sent = Object.fromEntries(
    Object.entries(accepted).map(([name, value]) => [name.replace('gatepost.', ''), value]),
  );
  expect(readSettings(sent)).toEqual(sent);
  expect(readSettings({ origin: 1, readers: ['nobody'], docs: 'javascript:1', codeLens: 'x' })).toEqual({
    readers: [],
  });
});

test('product: the extension starts a command that the program has, and has the version of the program', () => {
  expect(manifest.version).toBe(version);
  expect(extension).toContain("'lsp'");
  expect(commandTable.map(({ name }) => name)).toContain('lsp');
  for (const { command } of manifest.contributes.commands) expect(extension).toContain(`'${command}'`);
});

test('product: the languages of the extension are formats, and the extension asks the server about each', () => {
  const ids: readonly string[] = formats.map(({ id }) => id);
  for (const { id } of manifest.contributes.languages) {
    expect(ids).toContain(id);
    expect(extension).toContain(`language: '${id}'`);
  }
});

test('product: every field in a snippet is one that the program knows', () => {
  const snippets: readonly { readonly body: readonly string[] }[] = Object.values(
    JSON.parse(read('snippets/robots-txt.json')),
  );
  const names = snippets.flatMap(({ body }) =>
    body.flatMap((line) => (line.startsWith('#') ? [] : (/^([\w-]+):/.exec(line)?.[1] ?? []))),
  );
  const { directives } = formats[0];
  const isKnown = (name: string) =>
    directives.some((directive) => spellingLength(directive, name, LENIENT_FIELDS) === name.length);
  expect(names.length).toBeGreaterThan(4);
  expect(names.filter((name) => !isKnown(name))).toEqual([]);
});

test('product: the grammar colors the fields of rules by their case-insensitive names', () => {
  const { patterns } = JSON.parse(read('syntaxes/robots-txt.json'));
  const matching = (line: string) =>
    patterns.find(({ match }: { readonly match: string }) =>
      new RegExp(match.replace('(?i)', ''), match.startsWith('(?i)') ? 'i' : '').test(line),
    )?.captures?.['1']?.name;
  expect(matching('DISALLOW: /')).toBe('keyword.control.robots-txt');
  expect(matching('user-agent: *')).toBe('keyword.other.robots-txt');
  expect(matching('Sitemap: https://h/s.xml')).toBe('variable.other.property.robots-txt');
});
