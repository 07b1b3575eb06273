// Checks the rules of docs/architecture.md on the sources. To change a rule, change its table here and the document.
// Every rule has examples that it must refuse and accept, so that a broken check is noticed.
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';

// ---- The tables -----------------------------------------------------------------------------------------------------

/** The tiers and packages that each tier may import. A package that ends in ":" is a prefix. */
const tierTable: Readonly<
  Record<string, { readonly tiers: readonly string[]; readonly packages: readonly string[] }>
> = {
  core: { tiers: ['core'], packages: ['valibot', 'saxes', 'yaml', 'jsonc-parser'] },
  messages: { tiers: ['messages', 'core'], packages: [] },
  cli: {
    tiers: ['cli', 'core', 'messages'],
    packages: [
      'node:',
      'vscode-languageserver',
      'vscode-languageserver-protocol',
      'vscode-languageserver-textdocument',
    ],
  },
  'editor-server': { tiers: ['editor-server', 'cli', 'core', 'messages'], packages: ['node:'] },
  server: { tiers: ['server', 'core'], packages: [] },
  workers: { tiers: ['workers', 'core'], packages: [] },
  state: {
    tiers: ['state', 'core', 'messages', 'workers'],
    packages: ['zustand', 'idb', 'valibot', 'react'],
  },
  actions: { tiers: ['actions', 'core', 'messages', 'state'], packages: ['react', 'zustand'] },
  ui: { tiers: ['ui', 'messages'], packages: ['react', 'react-dom', 'react-router', 'radix-ui'] },
  features: {
    tiers: ['features', 'core', 'messages', 'state', 'actions', 'ui'],
    packages: [
      'react',
      'react-dom',
      'react-router',
      'zustand',
      '@tanstack/react-virtual',
      'monaco-editor',
      '@monaco-editor/react',
    ],
  },
  app: {
    tiers: ['app', 'core', 'messages', 'workers', 'state', 'actions', 'ui', 'features'],
    packages: ['react', 'react-dom', 'react-router', 'zustand', 'valibot', '@tanstack/react-virtual'],
  },
  testing: {
    tiers: ['testing', 'core', 'messages', 'state', 'features', 'ui'],
    packages: [
      'vitest',
      'fast-check',
      '@testing-library/react',
      'react',
      'react-dom',
      'react-router',
      'zustand',
      'node:',
    ],
  },
};

/** The rooms (folders) of core. Each may import those before it, and types from later ones if there is no cycle. */
const coreRooms = [
  'text',
  'document',
  'catalogue',
  'syntax',
  'matching',
  'readers',
  'questions',
  'diagnostics',
  'formats',
  'import',
  'workspace',
  'proof',
  'trial',
  'analysis',
  'convert',
  'language-service',
];

/** The folders whose rooms form no circle of imports. What a room loads on demand is not counted. */
const foldersWithoutCircles = ['state', 'app'];

/** Files that may import later rooms: lists of all formats, and checks of a whole site. */
const mayImportLaterRooms = [
  /^core\/questions\/registry\.ts$/,
  /^core\/diagnostics\//,
  /^core\/formats\/[^/]+\/diagnostics\//,
];

/** Entry points of the library that may import messages. */
const libraryEntries = ['core/index.ts', 'core/lint.ts'];

/** The one module of core that the entry `./server` imports: the package has it as a file. */
const serverImports = 'core/fetch.ts';

const directiveNames = ['user-agent', 'disallow', 'sitemap', 'crawl-delay'];
/** The common prefix of the directive names of a system. */
const directivePrefix = /^#{0,2}ACAP[- ]/;
const filesNamingDirectives = [
  /^core\/(formats|catalogue|readers)\//,
  // The header of a request has the name of a directive.
  /^(cli\/network|server)\//,
  /^messages\//,
  /^testing\//,
  /(^|\/)(samples|examples)\b/,
];
/** Files that may name readers. A citation has the id of a reader. */
const filesNamingReaders = [
  /^core\/readers\//,
  // Examples of findings name the readers that report them.
  /^core\/formats\/[^/]+\/diagnostics\//,
  // An extension line lists the readers that support it.
  /^core\/formats\/extensions\/(lines\/|line-readers\.ts$)/,
  /^core\/catalogue\/citations\.ts$/,
  /^messages\//,
  /^testing\//,
  /(^|\/)(samples|examples)\b/,
];

const foreignGlobals = new Set(
  (
    'window document navigator location history localStorage sessionStorage indexedDB fetch XMLHttpRequest Worker ' +
    'HTMLElement DOMParser requestAnimationFrame process Buffer require module __dirname __filename global'
  ).split(' '),
);

/** The feature that others may import: the question controls in the bar of the table and in the explanation. */
const sharedFeature = 'questions';

/** Names that turn text into HTML or code. */
const htmlNames = new Set(
  (
    'innerHTML outerHTML dangerouslySetInnerHTML insertAdjacentHTML setHTMLUnsafe parseHTMLUnsafe ' +
    'createContextualFragment srcdoc'
  ).split(' '),
);
const codeNames = new Set(['eval', 'Function']);

/** Names that can send data, and the files that may use them, only for files of the app's own host. */
const networkNames = new Set(
  'fetch XMLHttpRequest WebSocket WebSocketStream WebTransport EventSource sendBeacon RTCPeerConnection'.split(
    ' ',
  ),
);
const filesUsingNetwork = [
  'features/learn/bundled-texts.ts',
  // Only if gatepost-robots-editor opened the page: to that program, on the same origin.
  'state/disk/local-editor.ts',
  'workers/offline/respond.ts',
  'workers/offline/precache.ts',
  // For sites that the caller names.
  'server/request-policy.ts',
  'server/robots-cache.ts',
];

/**
 * Node modules that connect, and the only folders that may import them: for addresses that the user names, and for the page
 * on the user's own computer.
 */
const networkModules = new Set(
  ['http', 'https', 'http2', 'net', 'tls', 'dgram', 'dns', 'dns/promises'].map((name) => `node:${name}`),
);
const networkFolders = ['cli/network/', 'editor-server/'];

// ---- Reading sources ------------------------------------------------------------------------------------------------

interface SourceFile {
  /** Relative to src, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

interface Import {
  readonly specifier: string;
  /** The path below src, for a relative import. */
  readonly target: string | undefined;
  readonly typeOnly: boolean;
  readonly lazy: boolean;
  readonly at: string;
}

type Node = { readonly type: string; readonly start: number } & Readonly<Record<string, unknown>>;
type Visit = (node: Node, parent: Node, key: string) => void;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;
const nodesOf = (value: unknown): Node[] => (Array.isArray(value) ? value : [value]).filter(isNode);
const isCode = ({ path }: SourceFile): boolean => /\.tsx?$/.test(path);
/** The helper that runs the program for its tests is a part of them. */
const isTest = ({ path }: SourceFile): boolean =>
  /\.test\.tsx?$/.test(path) || path === 'cli/run-in-folder.ts';
const product = (files: readonly SourceFile[]): SourceFile[] =>
  files.filter((file) => isCode(file) && !isTest(file));
const matches = (path: string, patterns: readonly RegExp[]): boolean =>
  patterns.some((pattern) => pattern.test(path));
const tierOf = (path: string): string => (path.includes('/') ? (path.split('/')[0] ?? '') : 'app');

const parsed = new WeakMap<SourceFile, Node>();

function programOf(file: SourceFile): Node {
  const cached = parsed.get(file);
  if (cached) return cached;
  const { program, errors } = parseSync(file.path, file.text, { sourceType: 'module' });
  if (errors.length > 0) throw new Error(`src/${file.path}: ${errors[0]?.message}`);
  const node = program as unknown as Node;
  parsed.set(file, node);
  return node;
}

const flattened = new WeakMap<Node, readonly Parameters<Visit>[]>();

/** All descendants of a node, parents before children; cached. */
function nodesBelow(top: Node): readonly Parameters<Visit>[] {
  let descendants = flattened.get(top);
  if (!descendants) {
    const collected: Parameters<Visit>[] = [];
    const collect = (node: Node) => {
      for (const key in node) {
        for (const child of nodesOf(node[key])) {
          collected.push([child, node, key]);
          collect(child);
        }
      }
    };
    collect(top);
    flattened.set(top, (descendants = collected));
  }
  return descendants;
}

function walk(node: Node, visit: Visit): void {
  for (const [child, parent, key] of nodesBelow(node)) visit(child, parent, key);
}

function locationOf(file: SourceFile, node: Node): string {
  return `src/${file.path}:${file.text.slice(0, node.start).split('\n').length}`;
}

function stringOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  const [only, ...others] = node.type === 'TemplateLiteral' ? nodesOf(node.quasis) : [];
  return only && others.length === 0 ? (only.value as { cooked: string }).cooked : undefined;
}

interface LocatedText {
  readonly text: string;
  readonly at: string;
}

/** The texts that `read` returns for the nodes of a file, except for import specifiers. */
function textsIn(file: SourceFile, read: (node: Node) => string | undefined): LocatedText[] {
  const found: LocatedText[] = [];
  walk(programOf(file), (node, _parent, key) => {
    const text = key === 'source' ? undefined : read(node);
    if (text !== undefined) found.push({ text, at: locationOf(file, node) });
  });
  return found;
}

/** The string literals of a file. */
const stringsOf = (file: SourceFile): LocatedText[] => textsIn(file, stringOf);

/** The string literals, and the beginnings of templates with values in them. */
const beginningsOf = (file: SourceFile): LocatedText[] =>
  textsIn(file, (node) => {
    const [first] = node.type === 'TemplateLiteral' ? nodesOf(node.quasis) : [];
    return first ? (first.value as { cooked: string }).cooked : stringOf(node);
  });

function isTypeOnly(node: Node): boolean {
  if (node.importKind === 'type' || node.exportKind === 'type' || node.type === 'TSImportType') return true;
  const names = nodesOf(node.specifiers);
  return names.length > 0 && names.every((name) => (name.importKind ?? name.exportKind) === 'type');
}

/** Matches `new URL('./x.ts', import.meta.url)`, which names a worker, and returns its first argument. */
function moduleUrlArgument(node: Node): Node | undefined {
  if (node.type !== 'NewExpression' || !isNode(node.callee) || node.callee.name !== 'URL') return undefined;
  const [address, base] = nodesOf(node.arguments);
  return base?.type === 'MemberExpression' && isNode(base.object) && base.object.type === 'MetaProperty'
    ? address
    : undefined;
}

function importsOf(file: SourceFile): Import[] {
  const found: Import[] = [];
  walk(programOf(file), (node) => {
    const lazySource =
      moduleUrlArgument(node) ?? (node.type === 'ImportExpression' ? node.source : undefined);
    const specifier = stringOf(
      lazySource ?? (/Declaration$|^TSImportType$/.test(node.type) ? node.source : undefined),
    );
    if (specifier === undefined) return;
    const [address = ''] = specifier.split('?');
    const target = address.startsWith('.') ? posix.join(posix.dirname(file.path), address) : undefined;
    found.push({
      specifier,
      target,
      typeOnly: isTypeOnly(node),
      lazy: lazySource !== undefined,
      at: locationOf(file, node),
    });
  });
  return found;
}

/** One line per import for which `problem` returns a sentence. */
function refuseImports(
  files: readonly SourceFile[],
  problem: (file: SourceFile, imported: Import) => string | undefined,
): string[] {
  return files.flatMap((file) =>
    importsOf(file).flatMap((imported) => {
      const sentence = problem(file, imported);
      return sentence ? [`${imported.at} imports ${imported.specifier}: ${sentence}`] : [];
    }),
  );
}

// ---- Names that are used but not declared ---------------------------------------------------------------------------

const hasParameters = /^(Function|ArrowFunction|TSDeclareFunction|TSEmptyBodyFunction)/;
const hasSignature =
  /^TS(FunctionType|ConstructorType|MethodSignature|CallSignature|ConstructSignature|IndexSignature)/;
const declaresItsId =
  /^(VariableDeclarator|FunctionDeclaration|ClassDeclaration|TSInterfaceDeclaration|TSTypeAliasDeclaration)$/;

function namesOfPattern(node: Node): Node[] {
  if (node.type === 'Identifier') return [node];
  const parts = [node.left, node.argument, node.elements, node.properties, node.parameter];
  const inner =
    node.type === 'Property' ? [node.value] : node.type === 'AssignmentPattern' ? [node.left] : parts;
  return inner.flatMap(nodesOf).flatMap(namesOfPattern);
}

function bindingsOf(node: Node): Node[] {
  if (/^Import.*Specifier$/.test(node.type)) return nodesOf(node.local);
  if (node.type === 'CatchClause') return nodesOf(node.param).flatMap(namesOfPattern);
  const own = declaresItsId.test(node.type) ? nodesOf(node.id).flatMap(namesOfPattern) : [];
  return hasParameters.test(node.type) ? [...own, ...nodesOf(node.params).flatMap(namesOfPattern)] : own;
}

function isLabel(parent: Node, key: string): boolean {
  if (key === 'property' || key === 'key') return parent.computed !== true;
  if (/^(Import|Export).*Specifier$|^MetaProperty$|^TSEnumMember$/.test(parent.type)) return true;
  return key === 'label' || key === 'right' ? /^TS|Labeled/.test(parent.type) : key === 'parameterName';
}

interface Name {
  readonly name: string;
  readonly at: string;
}

const undeclared = new WeakMap<SourceFile, readonly Name[]>();

function undeclaredNames(file: SourceFile): readonly Name[] {
  let names = undeclared.get(file);
  if (!names) undeclared.set(file, (names = findUndeclared(file)));
  return names;
}

function findUndeclared(file: SourceFile): Name[] {
  const declared = new Set<unknown>();
  const bindings = new Set<Node>();
  const used: Node[] = [];
  walk(programOf(file), (node, parent, key) => {
    for (const binding of bindingsOf(node)) {
      declared.add(binding.name);
      bindings.add(binding);
    }
    if (hasSignature.test(node.type)) {
      for (const binding of nodesOf(node.params ?? node.parameters).flatMap(namesOfPattern))
        bindings.add(binding);
    }
    const throughGlobalThis =
      key === 'property' && isNode(parent.object) && parent.object.name === 'globalThis';
    if (node.type === 'Identifier' && (throughGlobalThis || !isLabel(parent, key))) used.push(node);
  });
  const free = used.filter((node) => !bindings.has(node) && !declared.has(node.name));
  return free.map((node) => ({ name: String(node.name), at: locationOf(file, node) }));
}

// ---- The checks -----------------------------------------------------------------------------------------------------

const isPackageOf = (specifier: string, name: string): boolean =>
  name.endsWith(':') ? specifier.startsWith(name) : specifier === name || specifier.startsWith(`${name}/`);

function tiersImportOnlyTheirRow(files: readonly SourceFile[]): string[] {
  return refuseImports(product(files), (file, { specifier, target }) => {
    const tier = tierOf(file.path);
    const row = tierTable[tier];
    if (!row)
      return `src/${tier} is not a tier; put the file into one of ${Object.keys(tierTable).join(', ')}`;
    if (target === undefined) {
      const allowed = row.packages.some((name) => isPackageOf(specifier, name));
      return allowed ? undefined : `${tier} may use only the packages ${row.packages.join(', ') || '(none)'}`;
    }
    if (tierOf(target) === 'testing' || row.tiers.includes(tierOf(target))) return undefined;
    if (libraryEntries.includes(file.path) && tierOf(target) === 'messages') return undefined;
    return `${tier} may import only ${row.tiers.join(', ')}; move the code, or pass what is needed as an argument`;
  });
}

function serverImportsOneEntry(files: readonly SourceFile[]): string[] {
  return refuseImports(product(files), ({ path }, { target }) =>
    target !== undefined && tierOf(path) === 'server' && tierOf(target) === 'core' && target !== serverImports
      ? `import it from src/${serverImports}, or the package has parts of the engine twice`
      : undefined,
  );
}

/** The folder of a language below messages, or undefined. */
const languageOf = (path: string): string | undefined => /^messages\/([a-z]{2,3})\//.exec(path)?.[1];

/** A translation imports only its own language, types of the English messages, and core; the others import English. */
function languagesAreSeparate(files: readonly SourceFile[]): string[] {
  return refuseImports(product(files), (file, { target, typeOnly }) => {
    if (target === undefined) return undefined;
    const [own, other] = [languageOf(file.path), languageOf(target)];
    if (own === undefined) {
      const isList = file.path === 'messages/languages.ts';
      return other === undefined || other === 'en' || isList
        ? undefined
        : `import src/${target.replace(`/${other}/`, '/en/')}, whose words are put into the chosen language`;
    }
    const isEngine = /^messages\/(language|finding-words|learn-page)\.ts$/.test(target);
    const isOwn = other === own || (other === 'en' && typeOnly) || tierOf(target) === 'core' || isEngine;
    return isOwn || typeOnly ? undefined : 'words of a language import only words of the same one, and core';
  });
}

const roomOf = (path: string): number => coreRooms.indexOf(path.split('/')[1] ?? '');

function roomsInOrder(files: readonly SourceFile[]): string[] {
  const core = product(files).filter(({ path }) => tierOf(path) === 'core' && path.split('/').length > 2);
  const strangers = core
    .filter(({ path }) => roomOf(path) < 0)
    .map(({ path }) => `src/${path} is in no room`);
  const upward = refuseImports(core, ({ path }, { target, typeOnly }) => {
    if (target === undefined || tierOf(target) !== 'core' || typeOnly || matches(path, mayImportLaterRooms))
      return undefined;
    return roomOf(target) >= 0 && roomOf(target) <= roomOf(path)
      ? undefined
      : `${coreRooms[roomOf(path)]} comes before ${target.split('/')[1]}; move the code to the later room`;
  });
  return [...strangers, ...upward];
}

/** The room of a file: its folder in the folder of its tier. Undefined for files of no room. */
function roomIn(tier: string, path: string): string | undefined {
  const [ownTier, room = '', ...rest] = path.split('/');
  return ownTier === tier && rest.length > 0 ? room : undefined;
}

function roomsFormNoCircle(files: readonly SourceFile[]): string[] {
  return foldersWithoutCircles.flatMap((tier) => {
    const imported = new Map<string, Map<string, string>>();
    for (const file of product(files)) {
      const room = roomIn(tier, file.path);
      if (room === undefined || room === 'late') continue;
      for (const { target = '', lazy } of importsOf(file)) {
        const other = roomIn(tier, target);
        if (lazy || other === undefined || other === room || other === 'late') continue;
        const others = imported.get(room) ?? new Map<string, string>();
        imported.set(room, others.set(other, others.get(other) ?? file.path));
      }
    }
    const circles: string[] = [];
    const done = new Set<string>();
    const visit = (room: string, path: readonly string[]): void => {
      const start = path.indexOf(room);
      if (start >= 0) {
        const circle = [...path.slice(start), room];
        const by = circle.slice(1).map((next, i) => imported.get(circle[i]!)?.get(next));
        circles.push(`${tier}: ${circle.join(' -> ')}, by ${by.join(', ')}`);
      } else if (!done.has(room)) {
        for (const next of imported.get(room)?.keys() ?? []) visit(next, [...path, room]);
        done.add(room);
      }
    };
    for (const room of imported.keys()) visit(room, []);
    return circles;
  });
}

function featuresAreSeparate(files: readonly SourceFile[]): string[] {
  const featureOf = (path: string): string => path.split('/')[1] ?? '';
  return refuseImports(product(files), ({ path }, { target = '' }) => {
    if (tierOf(path) !== 'features' || tierOf(target) !== 'features') return;
    if ([featureOf(path), sharedFeature].includes(featureOf(target))) return;
    return 'a feature knows no other feature; move what both need to ui, state or core, or join them in app';
  });
}

function monacoOnlyInText(files: readonly SourceFile[]): string[] {
  return refuseImports(product(files), ({ path }, { specifier }) => {
    const isMonaco =
      isPackageOf(specifier, 'monaco-editor') || isPackageOf(specifier, '@monaco-editor/react');
    return isMonaco && !path.startsWith('features/text/')
      ? 'Monaco belongs to features/text only'
      : undefined;
  });
}

function testingOnlyInTests(files: readonly SourceFile[]): string[] {
  return refuseImports(product(files), ({ path }, { target = '' }) =>
    tierOf(target) === 'testing' && tierOf(path) !== 'testing' ? 'src/testing is for tests only' : undefined,
  );
}

function noCycles(files: readonly SourceFile[]): string[] {
  const byPath = new Map(product(files).map((file) => [file.path, file]));
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (file: SourceFile, trail: readonly string[]): void => {
    done.add(file.path);
    for (const { target = '', at } of importsOf(file)) {
      const next = byPath.get(target);
      if (!next) continue;
      const start = trail.indexOf(target);
      if (start >= 0) {
        const cycle = [...trail.slice(start), target].join(' -> ');
        found.push(`${at} closes the cycle ${cycle}: move what both need into a third file`);
      } else if (!done.has(target)) visit(next, [...trail, target]);
    }
  };
  for (const file of byPath.values()) if (!done.has(file.path)) visit(file, [file.path]);
  return found;
}

function noDirectiveNames(files: readonly SourceFile[]): string[] {
  const checked = product(files).filter(({ path }) => !matches(path, filesNamingDirectives));
  return checked.flatMap((file) =>
    [
      ...stringsOf(file).filter(({ text }) => directiveNames.includes(text.toLowerCase())),
      ...beginningsOf(file).filter(({ text }) => directivePrefix.test(text)),
    ].map(({ text, at }) => `${at} says '${text}': ask the directive for its role, effect or name instead`),
  );
}

/** The ids of the readers, from `id: '...'` in their files. */
function readerIds(files: readonly SourceFile[]): Set<string> {
  const ids = new Set<string>();
  for (const file of product(files).filter(({ path }) => path.startsWith('core/readers/'))) {
    walk(programOf(file), (node) => {
      const id =
        node.type === 'Property' && isNode(node.key) && node.key.name === 'id'
          ? stringOf(node.value)
          : undefined;
      if (id !== undefined) ids.add(id);
    });
  }
  return ids;
}

function noReaderIds(files: readonly SourceFile[]): string[] {
  const ids = readerIds(files);
  const checked = product(files).filter(({ path }) => !matches(path, filesNamingReaders));
  return checked.flatMap((file) =>
    stringsOf(file)
      .filter(({ text }) => ids.has(text))
      .map(
        ({ text, at }) =>
          `${at} names the reader '${text}': take the reader as an argument and ask for its option`,
      ),
  );
}

/** Matches `dialect`, `x.dialect`, `reader`, `reader.id`, `x.reader.id`, `readerId` ... */
function isReaderReference(node: unknown): boolean {
  if (!isNode(node)) return false;
  if (node.type === 'Identifier') return /^(dialect|reader)(Id)?$/.test(String(node.name));
  if (node.type !== 'MemberExpression' || !isNode(node.property)) return false;
  return node.property.name === 'id' ? isReaderReference(node.object) : isReaderReference(node.property);
}

/** Comparing two variables (`reader.id === chosen`) is a lookup; comparing with one reader is a special case. */
function noSpecialCases(files: readonly SourceFile[]): string[] {
  return product(files).flatMap((file) => {
    const importedNames = new Set<unknown>();
    const found: string[] = [];
    walk(programOf(file), (node) => {
      if (node.type !== 'ImportDeclaration' || !/\b(readers|dialects)\//.test(stringOf(node.source) ?? ''))
        return;
      for (const name of nodesOf(node.specifiers))
        for (const local of nodesOf(name.local)) importedNames.add(local.name);
    });
    const isSpecific = (node: unknown): boolean =>
      stringOf(node) !== undefined ||
      (isNode(node) &&
        (importedNames.has(node.name) || (isNode(node.object) && importedNames.has(node.object.name))));
    walk(programOf(file), (node) => {
      const { left, right } = node;
      const compares = node.type === 'BinaryExpression' && /^[!=]==?$/.test(String(node.operator));
      const compared =
        compares &&
        ((isReaderReference(left) && isSpecific(right)) || (isReaderReference(right) && isSpecific(left)));
      const switched = node.type === 'SwitchStatement' && isReaderReference(node.discriminant);
      if (!compared && !switched) return;
      found.push(
        `${locationOf(file, node)} treats one reader or dialect specially: ask for an option or a capability`,
      );
    });
    return found;
  });
}

function coreIsPure(files: readonly SourceFile[]): string[] {
  const core = product(files).filter(({ path }) => tierOf(path) === 'core');
  return core.flatMap((file) =>
    undeclaredNames(file)
      .filter(({ name }) => foreignGlobals.has(name))
      .map(
        ({ name, at }) => `${at} uses ${name}: core runs everywhere; let the caller pass in what is needed`,
      ),
  );
}

/** The name of a node, if its text contains one. */
function nameOf(node: unknown): string {
  if (!isNode(node)) return '';
  if (node.type === 'MemberExpression') return nameOf(node.property);
  return typeof node.name === 'string' ? node.name : (stringOf(node) ?? '');
}

interface Member {
  readonly name: string;
  /** The last name of the object that it belongs to, or ''. */
  readonly of: string;
  readonly node: Node;
}

/** Members, attributes and properties with their names. */
function membersOf(file: SourceFile): Member[] {
  const found: Member[] = [];
  walk(programOf(file), (node) => {
    if (node.type === 'MemberExpression')
      found.push({ name: nameOf(node.property), of: nameOf(node.object), node });
    if (node.type === 'JSXAttribute') found.push({ name: nameOf(node.name), of: '', node });
    if (node.type === 'Property') found.push({ name: nameOf(node.key), of: '', node });
  });
  return found;
}

function noTextAsHtmlOrCode(files: readonly SourceFile[]): string[] {
  const checked = product(files).filter(({ path }) => tierOf(path) !== 'testing');
  return checked.flatMap((file) => [
    ...membersOf(file)
      .filter(({ name, of }) => htmlNames.has(name) || (of === 'document' && /^write(ln)?$/.test(name)))
      .map(
        ({ name, node }) =>
          `${locationOf(file, node)} uses ${name}: text from files is never HTML; make elements, or let React`,
      ),
    ...undeclaredNames(file)
      .filter(({ name }) => codeNames.has(name))
      .map(({ name, at }) => `${at} uses ${name}: text never becomes code`),
  ]);
}

/** Objects through which network names can be reached. */
const scopes = new Set(['globalThis', 'window', 'self', 'scope', 'navigator']);

function onlyListedFilesUseNetwork(files: readonly SourceFile[]): string[] {
  const checked = product(files).filter(
    ({ path }) =>
      !filesUsingNetwork.includes(path) && !networkFolders.some((folder) => path.startsWith(folder)),
  );
  return checked.flatMap((file) => {
    const modules = importsOf(file).filter(({ specifier }) => networkModules.has(specifier));
    const members = membersOf(file).filter(({ name, of }) => scopes.has(of) && networkNames.has(name));
    const names = undeclaredNames(file).filter(({ name }) => networkNames.has(name));
    const uses = [...members.map(({ name, node }) => ({ name, at: locationOf(file, node) })), ...names];
    const imported = modules.map(({ specifier: name, at }) => ({ name, at }));
    return [
      ...new Set(
        [...uses, ...imported].map(({ name, at }) => `${at} uses ${name}: nothing leaves the machine`),
      ),
    ];
  });
}

/** Spreading a list into arguments overflows the stack from some hundred thousand entries on. */
function noSpreadOfLists(files: readonly SourceFile[]): string[] {
  const found: string[] = [];
  for (const file of product(files).filter(({ path }) => tierOf(path) !== 'testing')) {
    walk(programOf(file), (node) => {
      if (node.type !== 'CallExpression' || !isNode(node.callee) || !isNode(node.callee.property)) return;
      const name = nameOf(node.callee);
      const isMath = nameOf(node.callee.object) === 'Math';
      if (!(isMath ? /^(min|max)$/ : /^(push|unshift)$/).test(name)) return;
      if (nodesOf(node.arguments).every(({ type }) => type !== 'SpreadElement')) return;
      const advice = isMath ? 'least or greatest' : 'addAll';
      found.push(
        `${locationOf(file, node)} gives a list to ${name} as arguments: use ${advice} of core/text/large-lists.ts`,
      );
    });
  }
  return found;
}

// ---- The rules ------------------------------------------------------------------------------------------------------

type Example = Readonly<Record<string, string>>;

interface Rule {
  readonly sentence: string;
  readonly check: (files: readonly SourceFile[]) => string[];
  readonly refuses: readonly Example[];
  readonly accepts: readonly Example[];
}

const rules: readonly Rule[] = [
  {
    sentence: 'each tier imports only the tiers and packages of its row',
    check: tiersImportOnlyTheirRow,
    refuses: [
      { 'core/text/a.ts': "import { b } from '../../state/b.ts';" },
      { 'core/text/a.ts': "import type { ReactNode } from 'react';" },
      { 'core/text/a.ts': "export { readFileSync } from 'node:fs';" },
      { 'core/text/a.ts': "import { m } from '../../messages/m.ts';" },
      { 'ui/a.tsx': "import { b } from '../core/text/b.ts';" },
      { 'state/a.ts': "const a = () => import('../features/text/b.ts');" },
      { 'features/text/a.ts': "new Worker(new URL('../../workers/w.ts', import.meta.url));" },
      { 'workers/a.ts': "type A = import('../app/a.ts').A;" },
      { 'utils/a.ts': "import { b } from '../core/text/b.ts';" },
    ],
    accepts: [
      { 'core/index.ts': "export { m } from '../messages/m.ts'; export * from './text/a.ts';" },
      { 'state/a.ts': "import { createStore } from 'zustand/vanilla'; import { w } from '../workers/w.ts';" },
      { 'main.tsx': "import { App } from './app/app.tsx'; import { createRoot } from 'react-dom/client';" },
      { 'core/text/a.test.ts': "import { test } from 'vitest'; import fc from 'fast-check';" },
      {
        'core/text/a.ts': "// import { b } from '../../state/b.ts';\nexport const text = \"import 'react'\";",
      },
    ],
  },
  {
    sentence: 'a feature never imports another feature, except the shared question controls',
    check: featuresAreSeparate,
    refuses: [
      { 'features/text/a.ts': "import { b } from '../matrix/b.ts';" },
      { 'features/questions/a.ts': "import { b } from '../table/b.ts';" },
    ],
    accepts: [
      {
        'features/text/a.ts': "import { b } from './b.ts';",
        'features/table/a.ts': "import { b } from '../questions/b.ts';",
        'app/a.ts': "import { b } from '../features/text/b.ts';",
      },
    ],
  },
  {
    sentence: 'the entry server imports the entry fetch, and nothing else of core',
    check: serverImportsOneEntry,
    refuses: [{ 'server/a.ts': "import type { Reader } from '../core/readers/reader.ts';" }],
    accepts: [{ 'server/a.ts': "import { prepare } from '../core/fetch.ts'; import { b } from './b.ts';" }],
  },
  {
    sentence: 'Monaco is imported only in features/text',
    check: monacoOnlyInText,
    refuses: [
      { 'app/a.ts': "import 'monaco-editor/editor';" },
      { 'features/records/a.tsx': "import type { Monaco } from '@monaco-editor/react';" },
    ],
    accepts: [{ 'features/text/a.ts': "import 'monaco-editor/editor';" }],
  },
  {
    sentence: 'src/testing is imported only by tests',
    check: testingOnlyInTests,
    refuses: [{ 'core/text/a.ts': "import { nasties } from '../../testing/nasties.ts';" }],
    accepts: [{ 'core/text/a.test.ts': "import { nasties } from '../../testing/nasties.ts';" }],
  },
  {
    sentence: 'imports form no cycle, including type and lazy imports',
    check: noCycles,
    refuses: [
      {
        'app/a.ts': "import './b.ts';",
        'app/b.ts': "export * from './c.ts';",
        'app/c.ts': "import { a } from './a.ts';",
      },
      { 'app/a.ts': "import './b.ts';", 'app/b.ts': "import type { A } from './a.ts';" },
      { 'app/a.ts': "import './b.ts';", 'app/b.ts': "const a = () => import('./a.ts');" },
    ],
    accepts: [{ 'app/a.ts': "import './b.ts'; import './c.ts';", 'app/b.ts': "import './c.ts';" }],
  },
  {
    sentence:
      'no directive is named by a string outside the formats, the readers, the catalogue, the messages and the samples',
    check: noDirectiveNames,
    refuses: [
      { 'core/policy/a.ts': "export const isIt = (name: string) => name === 'Disallow';" },
      { 'features/records/a.tsx': 'export const A = () => <p title="user-agent">{`sitemap`}</p>;' },
      { 'core/convert/a.ts': "export const isIt = (text: string) => text.startsWith('ACAP-');" },
      { 'core/convert/a.ts': 'export const a = (name: string) => `ACAP-crawler: ${name}`;' },
      { 'core/convert/a.ts': 'export const a = (version: string) => `##ACAP version=${version}`;' },
    ],
    accepts: [
      { 'core/formats/rep/directives.ts': "export const name = 'user-agent';" },
      { 'core/matching/a.ts': "export const effect: 'allow' | 'deny' = 'allow'; // 'disallow'" },
      { 'core/formats/acap/a.ts': 'export const a = (name: string) => `ACAP-crawler: ${name}`;' },
      { 'core/readers/a.ts': "export const ruleFields = ['disallow'];" },
      { 'core/catalogue/a.ts': "export const lines = ['ACAP-crawler: *'];" },
      { 'core/convert/a.ts': "export const code = 'acap-present'; // ACAP-crawler" },
      { 'core/convert/a.ts': 'export const a = (lead: string) => `${lead}ACAP-crawler`;' },
    ],
  },
  {
    sentence: 'no reader is named by its id outside core/readers, the messages and the samples',
    check: noReaderIds,
    refuses: [
      { 'core/readers/google.ts': "export const google = { id: 'google' };", 'app/a.ts': "pick('google');" },
    ],
    accepts: [
      { 'core/readers/google.ts': "export const google = { id: 'google' };", 'app/a.ts': "pick('Google');" },
    ],
  },
  {
    sentence: 'no reader or dialect is a special case',
    check: noSpecialCases,
    refuses: [
      { 'core/site/a.ts': "export const a = (reader: R) => reader.id === 'x';" },
      { 'core/site/a.ts': "export const a = (line: L) => 'acap' !== line.dialect.id;" },
      {
        'core/site/a.ts':
          "import { acap } from '../dialects/acap/acap.ts'; export const a = (dialect: D) => dialect === acap;",
      },
      { 'core/site/a.ts': 'export const a = (readerId: string) => { switch (readerId) { default: } };' },
    ],
    accepts: [{ 'core/site/a.ts': 'export const a = (reader: R, chosen: string) => reader.id === chosen;' }],
  },
  {
    sentence: 'core uses no browser or Node APIs',
    check: coreIsPure,
    refuses: [
      { 'core/text/a.ts': 'export const a = () => window.name;' },
      { 'core/text/a.ts': "export const a = () => globalThis.fetch('x');" },
      { 'core/text/a.ts': 'export const a: Buffer | undefined = undefined;' },
      { 'core/text/a.ts': 'export const a = { fetch: fetch }; interface B { f: (fetch: string) => void }' },
    ],
    accepts: [
      {
        'core/formats/rep/question/fetch.ts':
          "export const fetch = { id: 'fetch' }; export const all = [fetch];",
      },
      {
        'core/text/a.ts':
          'export const read = (document: string) => document.length; interface A { window: number }',
      },
      { 'core/text/a.ts': 'export interface A { run(process: string): void; b: { location: string } }' },
      {
        'core/text/a.ts':
          'export const start = ({ a: document = 1, ...process }: A) => [document, process, b.window];',
      },
    ],
  },
  {
    sentence: 'text from files never becomes HTML or code',
    check: noTextAsHtmlOrCode,
    refuses: [
      { 'ui/a.ts': 'export const a = (place: Element, text: string) => { place.innerHTML = text; };' },
      { 'ui/a.ts': "export const a = (place: Element, text: string) => { place['outerHTML'] = text; };" },
      { 'ui/a.ts': "place.insertAdjacentHTML('beforeend', text);" },
      { 'ui/a.tsx': 'export const A = () => <p dangerouslySetInnerHTML={{ __html: text }} />;' },
      { 'ui/a.tsx': 'export const A = () => <p {...{ dangerouslySetInnerHTML: { __html: text } }} />;' },
      { 'ui/a.tsx': 'export const A = () => <iframe srcdoc={text} />;' },
      { 'ui/a.ts': 'document.write(text);' },
      { 'ui/a.ts': 'globalThis.document.writeln(text);' },
      { 'core/text/a.ts': 'export const a = eval(text);' },
      { 'core/text/a.ts': "export const a = new Function('return 1');" },
      { 'core/text/a.ts': 'export const a = globalThis.eval(text);' },
    ],
    accepts: [
      { 'ui/a.ts': 'export const a = (place: Element, text: string) => { place.textContent = text; };' },
      { 'ui/a.ts': 'const a = { evaluate: 1 }; stream.write(bytes); // innerHTML' },
    ],
  },
  {
    sentence:
      'only the listed files use the network: for files of the app, and for addresses that the user names',
    check: onlyListedFilesUseNetwork,
    refuses: [
      { 'app/a.ts': "void fetch('https://example.com');" },
      { 'app/a.ts': "void globalThis.fetch('x');" },
      { 'workers/a.ts': "void scope.fetch('x');" },
      { 'app/a.ts': "navigator.sendBeacon('x', text);" },
      { 'app/a.ts': "globalThis.navigator.sendBeacon('x', text);" },
      { 'state/a.ts': 'new XMLHttpRequest();' },
      { 'state/a.ts': "new WebSocket('wss://example.com');" },
      { 'state/a.ts': "new EventSource('x');" },
      { 'cli/a.ts': "void fetch('https://example.com');" },
      { 'cli/commands/a.ts': "import { request } from 'node:https';" },
    ],
    accepts: [
      { 'features/learn/bundled-texts.ts': "void fetch('./licences.txt');" },
      { 'cli/network/a.ts': "import { request } from 'node:https';" },
      { 'core/formats/rep/question/fetch.ts': 'export const fetch = 1; words.fetch(fetch);' },
      { 'features/matrix/a.ts': 'const changed = words.fetch(counts.fetch.all);' },
    ],
  },
  {
    sentence: 'a translation imports only its own language, and everything else imports the English messages',
    check: languagesAreSeparate,
    refuses: [
      { 'messages/explain/explain.ts': "import { words } from '../de/steps.ts';" },
      { 'features/text/a.ts': "import { words } from '../../messages/de/text.ts';" },
      { 'messages/de/text.ts': "import { words } from '../en/text.ts';" },
      { 'messages/de/text.ts': "import { words } from '../explain.ts';" },
    ],
    accepts: [
      { 'features/text/a.ts': "import { words } from '../../messages/en/text.ts';" },
      { 'messages/de/text.ts': "import { words } from './shell.ts'; import { a } from '../../core/a.ts';" },
      { 'messages/de/text.ts': "import type * as english from '../en/text.ts';" },
      { 'messages/languages.ts': "const german = () => import('./de/all.ts');" },
    ],
  },
  {
    sentence: 'a room of core imports only the rooms before it',
    check: roomsInOrder,
    refuses: [
      { 'core/document/a.ts': "import { b } from '../syntax/b.ts';" },
      { 'core/helpers/a.ts': "import { b } from '../text/b.ts';" },
      { 'core/readers/a.ts': "import { b } from '../formats/rep/records.ts';" },
    ],
    accepts: [
      {
        'core/syntax/a.ts': "import { b } from '../document/b.ts'; import type { F } from '../formats/f.ts';",
      },
      { 'core/questions/registry.ts': "import { b } from '../formats/rep/question/fetch.ts';" },
      { 'core/formats/rep/diagnostics/a.ts': "import { b } from '../../../analysis/b.ts';" },
      { 'core/index.ts': "export { a } from './text/a.ts';" },
    ],
  },
  {
    sentence: 'the rooms of state and of app form no circle, but for what they load on demand',
    check: roomsFormNoCircle,
    refuses: [
      {
        'state/document/a.ts': "import type { B } from '../table/b.ts';",
        'state/table/b.ts': "import { c } from '../disk/c.ts';",
        'state/disk/c.ts': "import { a } from '../document/a.ts';",
      },
    ],
    accepts: [
      {
        'state/disk/a.ts': "import { b } from '../document/b.ts'; import { c } from '../idle-tasks.ts';",
        'state/document/b.ts': "const a = () => import('../disk/a.ts');",
      },
      {
        'app/late/on-demand.ts': "export { A } from '../panes/a.tsx';",
        'app/panes/a.tsx': "import { loadOnDemand } from '../late/load-on-demand.ts';",
      },
    ],
  },
  {
    sentence: 'a module is replaced only in tests that share no modules with others',
    check: (files) =>
      files
        .filter(
          ({ path, text }) =>
            path.endsWith('.test.ts') && !/\.(dom|long)\.test/.test(path) && /^vi\.mock\(/m.test(text),
        )
        .map(({ path }) => `${path} replaces a module for all tests of its project: name it .dom.test.ts`),
    refuses: [{ 'app/routes/a.test.ts': "vi.mock('./b.ts', () => ({}));" }],
    accepts: [{ 'app/routes/a.dom.test.ts': "vi.mock('./b.ts', () => ({}));" }],
  },
  {
    sentence: 'no list of unbounded length is spread into the arguments of a function',
    check: noSpreadOfLists,
    refuses: [
      { 'core/text/a.ts': 'const a: number[] = []; a.push(...b);' },
      { 'state/a.ts': 'const most = Math.max(0, ...lines);' },
      { 'features/text/a.tsx': 'found.here.unshift(1, ...more());' },
    ],
    accepts: [
      { 'core/text/a.ts': 'a.push(1, 2); const b = [...a, ...c]; const most = Math.max(1, 2);' },
      {
        'core/text/a.ts':
          'const text = String.fromCharCode(...bytes.subarray(0, 8192)); stack.push({ ...one });',
      },
    ],
  },
];

// ---- The tests ------------------------------------------------------------------------------------------------------

const filesOf = (example: Example): SourceFile[] =>
  Object.entries(example).map(([path, text]) => ({ path, text }));

const sources: readonly SourceFile[] = readdirSync(import.meta.dirname, {
  recursive: true,
  withFileTypes: true,
})
  .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
  .map((entry) => join(entry.parentPath, entry.name))
  .map((path) => ({
    path: path.slice(import.meta.dirname.length + 1).replaceAll(sep, '/'),
    text: readFileSync(path, 'utf8'),
  }));

describe('the architecture', () => {
  for (const { sentence, check } of rules) {
    test(sentence, () => {
      expect(check(sources).join('\n')).toBe('');
    });
  }
});

describe('the checks of the architecture work', () => {
  for (const { sentence, check, refuses, accepts } of rules) {
    test(sentence, () => {
      for (const example of refuses) expect(check(filesOf(example)), JSON.stringify(example)).not.toEqual([]);
      for (const example of accepts)
        expect(check(filesOf(example)).join('\n'), JSON.stringify(example)).toBe('');
    });
  }
});
