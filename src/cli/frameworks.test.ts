// The recipes of docs/frameworks.md, built as they are printed. Vite is built in each run; the other frameworks in the long
// run, if they are installed here, or in a folder of their name below FRAMEWORKS.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const page = readFileSync(join(root, 'docs/frameworks.md'), 'utf8');

/** A page that the framework needs to build at all, and the file that it builds. */
const frameworks = [
  { title: 'Vite', name: 'vite', needs: { 'index.html': '<p>Hello' }, robots: 'dist/robots.txt' },
  { title: 'Astro', name: 'astro', needs: {}, robots: 'dist/robots.txt' },
  {
    title: 'Next',
    name: 'next',
    needs: {
      'app/layout.js': 'export default ({ children }) => <html><body>{children}</body></html>;\n',
      'app/page.js': 'export default () => <p>Hello</p>;\n',
    },
    robots: '.next/server/app/robots.txt.body',
  },
  {
    title: 'Nuxt',
    name: 'nuxt',
    needs: { 'app.vue': '<template><p>Hello</p></template>\n' },
    robots: '.output/public/robots.txt',
  },
] as const;

type Framework = (typeof frameworks)[number];

/** The folder whose node_modules has a framework; undefined if it is not installed. */
const installedIn = (name: string): string | undefined =>
  [join(root, 'test-results'), join(process.env['FRAMEWORKS'] ?? '', name)].find((folder) =>
    [folder, dirname(folder)].some((place) => existsSync(join(place, 'node_modules', name, 'package.json'))),
  );

/** Whether this version of Node is at least the lowest that a framework names. */
function supportsNode(folder: string, name: string): boolean {
  const place = [folder, dirname(folder)].find((one) => existsSync(join(one, 'node_modules', name)))!;
  const { engines } = JSON.parse(readFileSync(join(place, 'node_modules', name, 'package.json'), 'utf8')) as {
    readonly engines?: { readonly node?: string };
  };
  const lowest = Math.min(...(engines?.node?.match(/\d+(?=\.\d+\.\d+)/g) ?? ['0']).map(Number));
  return Number(process.versions.node.split('.')[0]) >= lowest;
}

function isRun({ name }: Framework): boolean {
  const folder = name === 'vite' || process.env['LONG'] === '1' ? installedIn(name) : undefined;
  return folder !== undefined && supportsNode(folder, name);
}

/** The files of a recipe: a name in bold, and the block below it. */
function recipeFiles(title: string): Readonly<Record<string, string>> {
  const [, section = ''] = page.split(`\n## ${title}\n`);
  const [recipe = ''] = section.split('\n## ');
  const blocks = [...recipe.matchAll(/^\*\*([^*]+)\*\*\n\n```\w*\n([^]*?)```$/gm)];
  return Object.fromEntries(blocks.map(([, name = '', text = '']) => [name, text]));
}

const folder = mkdtempSync(join(tmpdir(), 'gatepost-frameworks-'));

beforeAll(async () => {
  const config = join(root, 'vite.cli.config.ts');
  await build({ root, configFile: config, logLevel: 'error', build: { outDir: folder, emptyOutDir: false } });
  const program = join(folder, 'gatepost');
  writeFileSync(program, `#!/bin/sh\nexec "${process.execPath}" "${join(folder, 'gatepost.js')}" "$@"\n`);
  chmodSync(program, 0o755);
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true }));

test('documents: every framework of docs/frameworks.md is in the list that is built', () => {
  const titles = [...page.matchAll(/^## (.*)$/gm)].map(([, title]) => title);
  expect(titles).toEqual([...frameworks.map(({ title }) => title), 'After the release']);
  for (const { title, robots } of frameworks)
    expect(recipeFiles(title)['package.json']).toContain(`/robots.txt=${robots} `);
});

test.skipIf(process.platform === 'win32').each(frameworks.filter(isRun))(
  'product: the recipe for $title builds, and fails when an answer changes',
  ({ title, name, needs, robots }) => {
    mkdirSync(installedIn(name)!, { recursive: true });
    const project = mkdtempSync(join(installedIn(name)!, 'recipe-'));
    const files: Readonly<Record<string, string>> = { ...needs, ...recipeFiles(title) };
    const write = (change: (text: string) => string) => {
      for (const [file, text] of Object.entries(files)) {
        mkdirSync(dirname(join(project, file)), { recursive: true });
        writeFileSync(join(project, file), change(text));
      }
    };
    const run = (program: string, ...args: readonly string[]) => {
      const { status, stdout, stderr } = spawnSync(program, args, {
        cwd: project,
        encoding: 'utf8',
        env: {
          PATH: `${folder}${delimiter}${process.env['PATH'] ?? ''}`,
          HOME: folder,
          CI: '1',
          NEXT_TELEMETRY_DISABLED: '1',
          ASTRO_TELEMETRY_DISABLED: '1',
          NUXT_TELEMETRY_DISABLED: '1',
        },
      });
      return { status, output: stdout + stderr };
    };
    try {
      write((text) => text);
      expect(run('npm', 'run', 'build', '--ignore-scripts')).toMatchObject({ status: 0 });
      copyFileSync(join(project, robots), join(project, 'robots.accepted.txt'));
      run('gatepost', 'init', 'robots.accepted.txt', '--origin', 'https://www.example.com');
      const built = run('npm', 'run', 'build');
      expect(built).toMatchObject({ status: 0, output: expect.stringContaining('No answer changes') });
      write((text) => text.replace('/admin/', '/intern/'));
      expect(run('npm', 'run', 'build')).toMatchObject({
        status: 1,
        output: expect.stringContaining('failed: /admin/ for any other crawler, '),
      });
      // No expectation is about /administration.
      write((text) => text.replace('/admin/', '/admin'));
      expect(run('npm', 'run', 'build')).toMatchObject({
        status: 1,
        output: expect.stringContaining('1 area closes.'),
      });
    } finally {
      rmSync(project, { recursive: true });
    }
  },
  10 * 60_000,
);
