// Checks the documents of the project against the files that they name.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { expect, test } from 'vitest';
import { aiCarrierVectors } from './testing/ai-carrier-vectors.ts';

const root = join(import.meta.dirname, '..');

/** The paths in a folder, with forward slashes. */
const pathsBelow = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
    join(folder, path).split(sep).join('/'),
  );

const documents = [
  'README.md',
  'SECURITY.md',
  ...pathsBelow('docs').filter((path) => path.endsWith('.md')),
].map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

const project = ['.ci', 'bench', 'docs', 'e2e', 'public', 'scripts', 'src'].flatMap(pathsBelow);

/** Matches a source file in code face, by its name or the end of its path. */
const sourceFile = /`((?:[\w.@-]+\/)*[\w.-]+\.(?:ts|tsx|mjs))`/g;

/** Decisions describe the past, so their files may no longer exist. */
const isDecision = (path: string) => path.startsWith('docs/decisions/');

test('documents: every source file that is named exists', () => {
  const names = documents.flatMap(({ path, text }) =>
    isDecision(path) ? [] : [...text.matchAll(sourceFile)].map(([, name = '']) => ({ path, name })),
  );
  expect(names.length).toBeGreaterThan(50);
  const missing = names.filter(
    ({ name }) => !existsSync(join(root, name)) && !project.some((path) => path.endsWith(`/${name}`)),
  );
  expect(missing.map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
});

/** The anchors that GitHub gives the headings of a document; equal ones are numbered. */
function anchorsOf(text: string): ReadonlySet<string> {
  const anchors = new Set<string>();
  for (const [, heading = ''] of text.matchAll(/^#+ (.+)$/gm)) {
    const base = heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-');
    let anchor = base;
    for (let count = 1; anchors.has(anchor); count++) anchor = `${base}-${count}`;
    anchors.add(anchor);
  }
  return anchors;
}

test('documents: every link to a file or a heading has a target', () => {
  const links = documents.flatMap(({ path, text }) =>
    [...text.matchAll(/\]\((?!https?:|mailto:)([^)\s#]*)(?:#([^)\s]+))?\)/g)].map(
      ([, target = '', anchor]) => ({
        path,
        target: target === '' ? path : join(dirname(path), target),
        anchor,
      }),
    ),
  );
  expect(links.length).toBeGreaterThan(20);
  const broken = links.filter(({ target, anchor }) => {
    if (!existsSync(join(root, target))) return true;
    const text = target.endsWith('.md') ? readFileSync(join(root, target), 'utf8') : '';
    return anchor !== undefined && target.endsWith('.md') && !anchorsOf(text).has(anchor);
  });
  expect(broken.map(({ path, target, anchor }) => `${path}: ${target}#${anchor}`)).toEqual([]);
});

test('documents: each rule that the vectors of the AI carriers cite is in carriers.md', () => {
  const { text } = documents.find(({ path }) => path === 'docs/carriers.md')!;
  const numbers = new Set(text.match(/\b(?:TDM|HDR|META|RSL)-\d{3}\b/g));
  const cited = new Set(aiCarrierVectors.map(({ requirement }) => requirement));
  expect([...cited].filter((number) => !numbers.has(number))).toEqual([]);
});

/** Matches a command that makes npm find a package called gatepost, which is not this one. */
const strangersPackage =
  /\b(?:npx|bunx|(?:npm|pnpm|yarn|bun)\s+(?:exec|x|dlx|i|install|add))\s+(?:--?[\w-]+(?:[= ]\S+)?\s+)*gatepost(?![\w./-])/;

test('documents: npm finds the package gatepost-robots; gatepost is the package of somebody else', () => {
  expect('npx gatepost lint').toMatch(strangersPackage);
  expect('npm install --global gatepost').toMatch(strangersPackage);
  expect('npx --yes gatepost@1 lint').toMatch(strangersPackage);
  expect('npx gatepost-robots lint').not.toMatch(strangersPackage);
  const texts = [
    ...documents.map(({ path }) => path),
    ...['.github', '.ci', 'scripts', 'src'].flatMap(pathsBelow),
    '.pre-commit-hooks.yaml',
    'Containerfile',
    'action.yml',
    'package.json',
  ].filter(
    (path) =>
      /(?:\.(?:md|ya?ml|json|mjs|tsx?)|Containerfile)$/.test(path) && path !== 'src/documents.test.ts',
  );
  const wrong = texts.filter((path) => strangersPackage.test(readFileSync(join(root, path), 'utf8')));
  expect(texts.length).toBeGreaterThan(500);
  expect(wrong).toEqual([]);
});
