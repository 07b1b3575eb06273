// Vite plugins of the build: Content-Security-Policy, preloading, licenses, the service worker.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { PAGE_FILES } from '../src/ui/loading/page-files.ts';
import { readListedPackages } from './licences.mjs';
import { writeServiceWorker } from './offline.mjs';

/** The only trusted-types policies: Monaco's own for HTML, and src/state/trusted-worker-url.ts for script URLs. */
const policies = [
  'gatepost',
  'dompurify',
  'defaultWorkerFactory',
  'diffEditorWidget',
  'diffReview',
  'domLineBreaksComputer',
  'editorViewLayer',
  'richScreenReaderContent',
  'standaloneColorizer',
  'tokenizeToString',
];

/** Everything is from the page's origin. Monaco needs inline styles and data: images. */
const policyText = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "worker-src 'self'",
  "connect-src 'self'",
  "font-src 'self'",
  "manifest-src 'self'",
  "frame-src 'none'",
  "media-src 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  `trusted-types ${policies.join(' ')}`,
].join('; ');

/** Adds the policy to the built page only: the dev server needs inline scripts and a socket. */
export function contentSecurityPolicy(): Plugin {
  return {
    name: 'gatepost:csp-meta',
    apply: 'build',
    transformIndexHtml: () => [
      {
        tag: 'meta',
        attrs: { 'http-equiv': 'Content-Security-Policy', content: policyText },
        injectTo: 'head-prepend',
      },
    ],
  };
}

/** Puts the sprite of icons into the page: as a file of its own, it would be requested before any icon appears. */
export function inlineIcons(): Plugin {
  return {
    name: 'gatepost:inline-icons',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => {
        const [, symbols = ''] =
          /<svg[^>]*>([^]*)<\/svg>/.exec(readFileSync('src/ui/icons.svg', 'utf8')) ?? [];
        if (!symbols.includes('<symbol')) throw new Error('src/ui/icons.svg has no symbols');
        if (!html.includes('<body>')) throw new Error('the page has no <body> for the icons');
        const sprite = `<body><svg style="display: none" aria-hidden="true">${symbols}</svg>`;
        return html.replace('<body>', () => sprite);
      },
    },
  };
}

type Bundle = Rolldown.OutputBundle;

/** The chunk that mounts the app. */
function appStart(bundle: Bundle): Rolldown.OutputChunk {
  for (const file of Object.values(bundle))
    if (file.type === 'chunk' && file.facadeModuleId?.endsWith('/src/app/start.tsx')) return file;
  throw new Error('src/app/start.tsx was not built');
}

/** The names of a chunk and of its static imports. */
function neededBy(bundle: Bundle, fileName: string): ReadonlySet<string> {
  const needed = new Set([fileName]);
  for (const name of needed) {
    const chunk = bundle[name];
    for (const next of chunk?.type === 'chunk' ? chunk.imports : []) needed.add(next);
  }
  return needed;
}

/** The chunks that the app needs at once. */
function appChunks(bundle: Bundle): readonly Rolldown.OutputChunk[] {
  const needed = neededBy(bundle, appStart(bundle).fileName);
  return Object.values(bundle).filter(
    (file) => file.type === 'chunk' && needed.has(file.fileName),
  ) as Rolldown.OutputChunk[];
}

/** Preloads the app in the page, so that it is fetched in parallel with the code that selects the language. */
export function preloadApp(): Plugin {
  const link = (rel: string, path: string) => ({
    tag: 'link',
    attrs: { rel, crossorigin: true, href: `./${path}` },
    injectTo: 'head' as const,
  });
  return {
    name: 'gatepost:preload-app',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) =>
        appChunks(bundle ?? {})
          .filter(({ fileName }) => !html.includes(fileName))
          .flatMap(({ fileName, viteMetadata }) => [
            link('modulepreload', fileName),
            ...[...(viteMetadata?.importedCss ?? [])].map((css) => link('stylesheet', css)),
          ]),
    },
  };
}

/** Lists in index.html the files of each page: src/ui/loading/page-files.ts fetches them together. */
export function listPages(pages: Readonly<Record<string, RegExp>>): Plugin {
  return {
    name: 'gatepost:list-pages',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => {
        const isThere = neededBy(bundle, appStart(bundle).fileName);
        const filesOf = (begin: RegExp) => {
          const chunks = Object.values(bundle).filter(
            (file) => file.type === 'chunk' && file.moduleIds.some((id) => begin.test(id)),
          );
          const needed = new Set(chunks.flatMap(({ fileName }) => [...neededBy(bundle, fileName)]));
          return [...needed].filter((file) => !isThere.has(file)).map((file) => `./${file}`);
        };
        const listed = Object.entries(pages)
          .filter(([page]) => page !== 'words')
          .map(([page, begin]) => [page, ...filesOf(begin)].join(' '));
        const content = listed.join(', ');
        return [{ tag: 'meta', attrs: { name: PAGE_FILES, content }, injectTo: 'head' }];
      },
    },
  };
}

/** Fails the build if a module loads another on demand that is in the same chunk, and thus already loaded. */
export function checkLazyImports(): Plugin {
  return {
    name: 'gatepost:check-lazy-imports',
    apply: 'build',
    writeBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const inChunk = new Set(chunk.moduleIds);
        for (const id of chunk.moduleIds)
          for (const next of this.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
            if (inChunk.has(next))
              this.error(
                `${id} loads ${next} on demand, but both are in ${chunk.fileName}: import it directly`,
              );
      }
    },
  };
}

/** Fails the build if it contains a package that public/licences.txt does not list. */
export function checkLicences(): Plugin {
  return {
    name: 'gatepost:check-licences',
    apply: 'build',
    writeBundle(_options, bundle) {
      const listed = readListedPackages();
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      for (const id of modules) {
        const [, name] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id) ?? [];
        if (name !== undefined && !listed.has(name))
          this.error(
            `${name} is in the build, but not in public/licences.txt: run node scripts/licences.mjs`,
          );
      }
    },
  };
}

/** Writes the service worker last, as it contains the list of all other files. */
export function offline(): Plugin {
  let folder = '';
  return {
    name: 'gatepost:offline',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      handler: (error) => (error ? undefined : writeServiceWorker(folder)),
    },
  };
}
