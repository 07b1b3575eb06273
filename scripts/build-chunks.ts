// Which modules of the build are packed in one file.
import type { Rolldown } from 'vite';

/** What chooses the language, and what words need of the core: none of it may bring the app along, which would be said in English. */
const beforeTheApp =
  /\/index\.html|\/src\/(main\.tsx|messages\/languages?\.ts|ui\/(environment\/stored-language|loading\/page-files)\.ts|core\/(catalogue\/crawlers|document\/size-limits|text\/[a-z-]+)\.(ts|json))$|preload-helper|rolldown.runtime/;

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

/**
 * The areas of the app, each a file, in the order in which they take modules: an area begins with the modules that match and
 * needs what they import, and a module is in the file of the first area that needs it. So files never import each other in
 * a circle.
 */
export const areas = {
  // What words in any language need; the languages are files by themselves.
  words: /\/messages\/\w+\/all\.ts$/,
  // What comes with the first picture or right after it, whatever is opened.
  app: /\/(state\/storage\/(start-tabs|sessions|autosave)|app\/(share-target\/launch-handlers|boot\/inspect|panes\/pane-focus|errors\/error-notice|routes\/open-example))\.tsx?$/,
  // What both of these two need is in a file of its own, `site`.
  'start-page': /\/app\/routes\/start-page\.tsx$/,
  workbench: new RegExp(
    `/src/(${[
      'app/(files/file-menu|shell/about-reader|notices/notices|panes/convert-menu)|messages/text-segments',
      'features/records/((head|list|marks|rows)/|add-menu|record-tools)',
      'features/table/((add|grid|options)/|actions/head-actions|question/(question-select|status-)|import/import-dialog-host)',
      'features/table/(empty-table|legend|url-filter)',
      'features/text/(text-keys|text-pane|text-tools|caret-location)',
    ].join('|')})`,
  ),
  // What the status line says, and what findings need wherever they are shown. Formatting asks by a dialog, which must not
  // bring the code editor along.
  checks: new RegExp(
    '/src/(features/text/format-dialog|app/status/(status-notes|tab-change-count|announcer|expectation-status)|state/findings/|messages/cite-|ui/environment/)',
  ),
  records: /\/src\/features\/(records|documents|tdmrep)\//,
  editor: /\/src\/features\/text\//,
  learn: /\/(app\/routes\/(learn-route|share-link-route)|features\/learn\/findings\/finding-pages)\.tsx$/,
  dialogs: /\/src\/(?!features\/compare|app\/routes|messages\/)/,
  compare: /\/src\/(features\/compare|app\/routes)\//,
} satisfies Readonly<Record<string, RegExp>>;

/** Languages other than English, and the editor, which is cut in layers of its own. */
const ownFiles = /\/src\/messages\/(?!en\/)[\w-]+\/|\/node_modules\/monaco-editor\/[^?]*$/;

type ModuleOf = (id: string) => Rolldown.ModuleInfo | null;

/** For each module the area whose file it is in. */
function areaByModule(moduleOf: ModuleOf, ids: readonly string[]): Map<string, string> {
  const areaOf = new Map<string, string>();
  for (const [area, begin] of Object.entries(areas)) {
    const needed = new Set(ids.filter((id) => begin.test(id)));
    if (needed.size === 0) throw new Error(`no module of ${area} was built`);
    for (const id of needed) {
      const first = areaOf.get(id);
      if (!first) areaOf.set(id, area);
      else if (area === 'workbench' && first === 'start-page') areaOf.set(id, 'site');
      for (const next of moduleOf(id)?.importedIds ?? []) needed.add(next);
    }
  }
  return areaOf;
}

function areaGroup() {
  let areaOf: Map<string, string> | undefined;
  const seen = new Set<string>();
  return {
    debugName: 'areas',
    test(id: string) {
      seen.add(id);
      return !ownFiles.test(id);
    },
    name(id: string, context: Rolldown.ChunkingContext) {
      areaOf ??= areaByModule((one) => context.getModuleInfo(one), [...seen]);
      return areaOf.get(id) ?? null;
    },
    // Below what is loaded at once.
    priority: 7,
    includeDependenciesRecursively: false,
  };
}

export const chunkGroups = [...firstGroups, areaGroup(), ...monacoGroups];
