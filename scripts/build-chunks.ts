// Assigns the modules of the build to chunks.
import type { Rolldown } from 'vite';

/**
 * Modules that select the language, and core modules that messages need: none of text that only a few pages need. They
 * must not import the app, whose words would then be English.
 */
const beforeTheApp =
  /\/index\.html|\/src\/(main\.tsx|messages\/languages?\.ts|ui\/(environment\/stored-language|loading\/(page-files|dropped-files))\.ts|core\/(catalogue\/crawlers|document\/size-limits|text\/(?!csv|ip-address|markdown)[a-z-]+)\.(ts|json))$|preload-helper|rolldown.runtime/;

/** Modules that the app needs at once are one file: small files compress badly, and each needs a request. */
const firstGroups = [
  { name: 'language', test: beforeTheApp, priority: 9 },
  { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler)\//, priority: 9 },
  { name: 'first', tags: ['$initial' as const], priority: 8 },
];

/**
 * Monaco by its own layers, one chunk each. A single chunk would be parsed and run in one task, which blocks
 * the page for half a second. src/features/text/editor/load-editor.ts loads them one after another.
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
  // Monaco's messages in other languages load separately.
  test: new RegExp(`/monaco-editor/esm/vs/(?!nls/lang/)(${folder})[^?]*$`),
  priority: 6 - i,
}));

/**
 * The areas of the app, one chunk each, in the order in which they claim modules: an area has the modules that match and
 * their imports, and a module belongs to the first area that needs it. So chunks never import each other
 * in a cycle.
 */
export const areas = {
  // Modules that messages of all languages need; each language is a chunk.
  words: /\/messages\/\w+\/all\.ts$/,
  // Modules for the first paint and right after it, whatever is opened.
  app: /\/app\/(late\/after-start|errors\/error-notice)\.tsx?$/,
  // Modules that both of these two need are in a separate chunk, `site`. What the list of sites shows is computed in
  // the workbench, too.
  'start-page': /\/(app\/routes\/start-page|state\/sites\/summarize-site)\.tsx?$/,
  workbench:
    /\/src\/(app\/(late\/after-paint|notices\/notices)|messages\/text-segments|features\/(records\/(after-paint|add-menu|marks\/)|table\/after-paint|text\/(text-pane|text-keys|caret-location)))/,
  // The status line, and modules that findings need wherever they are shown. The dialog for formatting must not
  // load the code editor.
  checks: new RegExp(
    '/src/(features/text/format-dialog|app/status/(status-notes|announcer)|state/findings/|messages/cite-|ui/environment/)',
  ),
  records: /\/src\/features\/(records|documents|tdmrep)\//,
  editor: /\/src\/features\/text\//,
  learn: /\/app\/routes\/(learn-route|share-link-route)\.tsx$/,
  dialogs: /\/src\/(?!features\/compare|app\/routes|messages\/)/,
  compare: /\/src\/(features\/compare|app\/routes)\//,
} satisfies Readonly<Record<string, RegExp>>;

/** Languages other than English, and the editor, which has its own layers. */
const ownFiles =
  /\/src\/messages\/(?!(?:en|explain|language-service|reports)\/)[\w-]+\/|\/node_modules\/monaco-editor\/[^?]*$/;

type ModuleOf = (id: string) => Rolldown.ModuleInfo | null;

/** The area of each module. */
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
    // Lower than the chunks that load at once.
    priority: 7,
    includeDependenciesRecursively: false,
  };
}

/** The styles of all areas are one file, and those of Monaco another: a file per area would be a request for little. */
const styleGroups = [
  { name: 'monaco-styles', test: /\/node_modules\/monaco-editor\/.*\.css$/, priority: 7.6 },
  { name: 'styles', test: /\.css$/, priority: 7.5 },
];

export const chunkGroups = [...firstGroups, ...styleGroups, areaGroup(), ...monacoGroups];
