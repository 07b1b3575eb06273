// Which modules of the build are packed in one file.
import type { Rolldown } from 'vite';

/** What chooses the language, and what words need of the core: none of it may bring the app along, which would be said in English. */
const beforeTheApp =
  /\/index\.html|\/src\/(main\.tsx|messages\/languages?\.ts|ui\/(environment\/stored-language|loading\/page-files)\.ts|core\/(document\/size-limits|text\/[a-z-]+)\.ts)$|preload-helper|rolldown.runtime/;

/** What the app needs at once is one file: small ones compress badly, and each would be a request of its own. */
const firstGroups = [
  { name: 'language', test: beforeTheApp, priority: 9 },
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 9 },
  { name: 'first', tags: ['$initial' as const], priority: 8 },
];

/**
 * Monaco in the layers it is written in, each a file: as one it is read and run in a single piece of work, which holds up
 * the page for half a second. src/features/text/editor/load-editor.ts has one come after the other.
 */
const monacoGroups = [
  ['base', 'base|nls'],
  ['platform', 'platform'],
  ['model', 'editor/common'],
  ['view', 'editor/browser'],
  ['features', 'editor/contrib|features|internal'],
  ['editor', ''],
].map(([name, folder], i) => ({
  name: `monaco-${name}`,
  // Its words in a language are fetched by themselves, if they are.
  test: new RegExp(`/monaco-editor/esm/vs/(?!nls/lang/)(${folder})[^?]*$`),
  priority: 6 - i,
}));

/** The modules that a page begins with, and those that it shows at once though they are fetched on demand. */
export const pages: Readonly<Record<string, RegExp>> = {
  said: /\/messages\/\w+\/all\.ts$/,
  boot: /\/(state\/storage\/(start-tabs|sessions)|app\/(share-target\/launch-handlers|boot\/inspect|panes\/pane-focus|errors\/error-notice))\.tsx?$/,
  'start-page': /\/app\/routes\/(pages|start-page)\.tsx$/,
  example: /\/(app\/routes\/open-example|features\/start\/examples\/catalogue)\.ts$/,
  learn: /\/app\/routes\/learn-route\.tsx$/,
  findings: /\/features\/learn\/findings\/finding-pages\.tsx$/,
  shared: /\/app\/routes\/share-link-route\.tsx$/,
  workbench: new RegExp(
    `/(${[
      'app/(files/file-menu|shell/about-reader|notices/notices|panes/convert-menu)|messages/text-segments',
      'app/status/(status-notes|tab-change-count|announcer|expectation-status)',
      'features/records/add-menu|features/text/(text-pane|text-tools|caret-location)',
      'features/table/(question/(question-select|status-(select|note))|add/add-strip|empty-table|legend-marks)',
      'features/table/(grid/cell-mark-display|actions/head-actions|import/import-dialog-host)',
    ].join('|')})\\.tsx?$`,
  ),
};

type ModuleOf = (id: string) => Rolldown.ModuleInfo | null;

/** For each module the pages that rest on it. */
function restingPages(moduleOf: ModuleOf, ids: Iterable<string>): Map<string, string[]> {
  const restsOn = new Map<string, string[]>();
  const all = [...ids].filter((id) => id.includes('/src/'));
  for (const [page, begin] of Object.entries(pages)) {
    const found = new Set(all.filter((id) => begin.test(id)));
    if (found.size === 0) throw new Error(`no module of the page ${page} was built`);
    for (const id of found) {
      restsOn.set(id, [...(restsOn.get(id) ?? []), page]);
      for (const next of moduleOf(id)?.importedIds ?? []) found.add(next);
    }
  }
  return restsOn;
}

/**
 * One file for the modules that the same pages rest on. Cut by what shares them among all that is fetched on demand, as
 * by default, they would be two hundred files, most of which the workbench asks for in its first second.
 */
function pageGroup() {
  let restsOn: Map<string, string[]> | undefined;
  const seen = new Set<string>();
  return {
    debugName: 'pages',
    test(id: string) {
      seen.add(id);
      return true;
    },
    name(id: string, context: Rolldown.ChunkingContext) {
      restsOn ??= restingPages((one) => context.getModuleInfo(one), seen);
      const name = restsOn.get(id)?.join('-');
      // Each language is a file by itself.
      return name === undefined || name === 'said' ? null : name;
    },
    priority: 7,
    // What a module rests on is in the file of as many pages, or more: files never wait for each other in a circle.
    includeDependenciesRecursively: false,
  };
}

export const chunkGroups = [...firstGroups, pageGroup(), ...monacoGroups];
