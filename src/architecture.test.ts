// The rules of docs/architecture.md, checked on the sources themselves. To change a rule, change its table here and the document together.
// Every rule brings examples that it must refuse and accept, so that no check can fall asleep unnoticed.
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';

// ---- The tables -----------------------------------------------------------------------------------------------------

/** Tier -> the tiers and packages it may import. A package that ends in ":" is a prefix. Monaco and React in state: see below. */
const tierTable: Readonly<
  Record<string, { readonly tiers: readonly string[]; readonly packages: readonly string[] }>
> = {
  core: { tiers: ['core'], packages: ['valibot', 'saxes', 'yaml', 'jsonc-parser'] },
  messages: { tiers: ['messages', 'core'], packages: [] },
  cli: { tiers: ['cli', 'core', 'messages'], packages: ['node:'] },
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

/** The rooms of core, each of which may import those before it. Types may point the other way, as long as no cycle comes of it. */
const coreRooms = [
  'document',
  'text',
  'catalogue',
  'syntax',
  'matching',
  'readers',
  'questions',
  'diagnostics',
  'formats',
  'import',
  'workspace',
  'analysis',
  'convert',
  'language-service',
];

/** Lists of all formats have to import them; what inspects a whole site looks at everything. */
const mayLookUp = [
  /^core\/questions\/registry\.ts$/,
  /^core\/diagnostics\//,
  /^core\/formats\/[^/]+\/diagnostics\//,
];

/** Faces of the library that also render messages. */
const libraryFaces = ['core/index.ts', 'core/lint.ts'];

const directiveNames = ['user-agent', 'disallow', 'sitemap', 'crawl-delay'];
/** What lines of a system begin with whose names all begin alike. */
const namesOfDirectives = /^#{0,2}ACAP[- ]/;
const mayNameDirectives = [
  /^core\/(formats|catalogue|readers)\//,
  // The header of a request has the name of a directive.
  /^cli\/network\//,
  /^messages\//,
  /^testing\//,
  /(^|\/)(samples|examples)\b/,
];
/** The texts that findings cite have names of their own: one is called as a reader is. */
const mayNameReaders = [
  /^core\/readers\//,
  // Examples of findings say who reads them.
  /^core\/formats\/[^/]+\/diagnostics\//,
  // An extension line lists the readers that take it in.
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

/** What questions draw of their own: in the bar of the table, and in the explanation. */
const sharedFeature = 'questions';

/** Names by which text becomes HTML or code. */
const namesOfHtml = new Set(
  (
    'innerHTML outerHTML dangerouslySetInnerHTML insertAdjacentHTML setHTMLUnsafe parseHTMLUnsafe ' +
    'createContextualFragment srcdoc'
  ).split(' '),
);
const namesOfCode = new Set(['eval', 'Function']);

/** Names by which something could leave the machine, and who may use them: for files of our own host only. */
const namesOfNetwork = new Set(
  'fetch XMLHttpRequest WebSocket WebSocketStream WebTransport EventSource sendBeacon RTCPeerConnection'.split(
    ' ',
  ),
);
const mayUseNetwork = [
  'features/learn/bundled-texts.ts',
  'workers/offline/respond.ts',
  'workers/offline/precache.ts',
];

/** Modules of Node that connect, and the one folder that may import them: for addresses that a person names. */
const modulesOfNetwork = new Set(
  ['http', 'https', 'http2', 'net', 'tls', 'dgram', 'dns', 'dns/promises'].map((name) => `node:${name}`),
);
const networkOfCli = 'cli/network/';

// ---- Reading sources ------------------------------------------------------------------------------------------------

interface SourceFile {
  /** Relative to src, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

interface Import {
  readonly specifier: string;
  /** The path in src, for a relative import. */
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
const isTest = ({ path }: SourceFile): boolean => /\.test\.tsx?$/.test(path);
const product = (files: readonly SourceFile[]): SourceFile[] =>
  files.filter((file) => isCode(file) && !isTest(file));
const matches = (path: string, patterns: readonly RegExp[]): boolean =>
  patterns.some((pattern) => pattern.test(path));
const tierOf = (path: string): string => (path.includes('/') ? (path.split('/')[0] ?? '') : 'app');

const parsed = new WeakMap<SourceFile, Node>();

function programOf(file: SourceFile): Node {
  const known = parsed.get(file);
  if (known) return known;
  const { program, errors } = parseSync(file.path, file.text, { sourceType: 'module' });
  if (errors.length > 0) throw new Error(`src/${file.path}: ${errors[0]?.message}`);
  const node = program as unknown as Node;
  parsed.set(file, node);
  return node;
}

const flattened = new WeakMap<Node, readonly Parameters<Visit>[]>();

/** All nodes below one, each before those below it; found once. */
function nodesBelow(top: Node): readonly Parameters<Visit>[] {
  let all = flattened.get(top);
  if (!all) {
    const found: Parameters<Visit>[] = [];
    const collect = (node: Node) => {
      for (const key in node) {
        for (const child of nodesOf(node[key])) {
          found.push([child, node, key]);
          collect(child);
        }
      }
    };
    collect(top);
    flattened.set(top, (all = found));
  }
  return all;
}

function walk(node: Node, visit: Visit): void {
  for (const [child, parent, key] of nodesBelow(node)) visit(child, parent, key);
}

function place(file: SourceFile, node: Node): string {
  return `src/${file.path}:${file.text.slice(0, node.start).split('\n').length}`;
}

function stringOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  const [only, ...others] = node.type === 'TemplateLiteral' ? nodesOf(node.quasis) : [];
  return only && others.length === 0 ? (only.value as { cooked: string }).cooked : undefined;
}

interface Said {
  readonly text: string;
  readonly at: string;
}

/** What `read` finds in the nodes of a file, addresses of imports aside. */
function saidIn(file: SourceFile, read: (node: Node) => string | undefined): Said[] {
  const found: Said[] = [];
  walk(programOf(file), (node, _parent, key) => {
    const text = key === 'source' ? undefined : read(node);
    if (text !== undefined) found.push({ text, at: place(file, node) });
  });
  return found;
}

/** The string literals of a file. */
const stringsOf = (file: SourceFile): Said[] => saidIn(file, stringOf);

/** The same, and what a template with values in it begins with. */
const beginningsOf = (file: SourceFile): Said[] =>
  saidIn(file, (node) => {
    const [first] = node.type === 'TemplateLiteral' ? nodesOf(node.quasis) : [];
    return first ? (first.value as { cooked: string }).cooked : stringOf(node);
  });

function isTypeOnly(node: Node): boolean {
  if (node.importKind === 'type' || node.exportKind === 'type' || node.type === 'TSImportType') return true;
  const names = nodesOf(node.specifiers);
  return names.length > 0 && names.every((name) => (name.importKind ?? name.exportKind) === 'type');
}

/** `new URL('./x.ts', import.meta.url)`, the way a worker is named. */
function urlOfModule(node: Node): Node | undefined {
  if (node.type !== 'NewExpression' || !isNode(node.callee) || node.callee.name !== 'URL') return undefined;
  const [address, base] = nodesOf(node.arguments);
  return base?.type === 'MemberExpression' && isNode(base.object) && base.object.type === 'MetaProperty'
    ? address
    : undefined;
}

function importsOf(file: SourceFile): Import[] {
  const found: Import[] = [];
  walk(programOf(file), (node) => {
    const lazySource = urlOfModule(node) ?? (node.type === 'ImportExpression' ? node.source : undefined);
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
      at: place(file, node),
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

const holdsParameters = /^(Function|ArrowFunction|TSDeclareFunction|TSEmptyBodyFunction)/;
const holdsSignature =
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
  return holdsParameters.test(node.type) ? [...own, ...nodesOf(node.params).flatMap(namesOfPattern)] : own;
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
    if (holdsSignature.test(node.type)) {
      for (const binding of nodesOf(node.params ?? node.parameters).flatMap(namesOfPattern))
        bindings.add(binding);
    }
    const throughGlobalThis =
      key === 'property' && isNode(parent.object) && parent.object.name === 'globalThis';
    if (node.type === 'Identifier' && (throughGlobalThis || !isLabel(parent, key))) used.push(node);
  });
  const free = used.filter((node) => !bindings.has(node) && !declared.has(node.name));
  return free.map((node) => ({ name: String(node.name), at: place(file, node) }));
}

// ---- The checks -----------------------------------------------------------------------------------------------------

const isPackageOf = (specifier: string, name: string): boolean =>
  name.endsWith(':') ? specifier.startsWith(name) : specifier === name || specifier.startsWith(`${name}/`);

function tiersKeepTheirRow(files: readonly SourceFile[]): string[] {
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
    if (libraryFaces.includes(file.path) && tierOf(target) === 'messages') return undefined;
    return `${tier} may import only ${row.tiers.join(', ')}; move the code, or pass what is needed as an argument`;
  });
}

/** The folder of a language below messages, or undefined. */
const languageOf = (path: string): string | undefined => /^messages\/([a-z]{2,3})\//.exec(path)?.[1];

/** A translation imports only its own language, types of the English words, and core; all else imports the English words. */
function languagesStandAlone(files: readonly SourceFile[]): string[] {
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
    if (target === undefined || tierOf(target) !== 'core' || typeOnly || matches(path, mayLookUp))
      return undefined;
    return roomOf(target) >= 0 && roomOf(target) <= roomOf(path)
      ? undefined
      : `${coreRooms[roomOf(path)]} comes before ${target.split('/')[1]}; move the code to the later room`;
  });
  return [...strangers, ...upward];
}

function featuresApart(files: readonly SourceFile[]): string[] {
  const featureOf = (path: string): string => path.split('/')[1] ?? '';
  return refuseImports(product(files), ({ path }, { target = '' }) => {
    if (tierOf(path) !== 'features' || tierOf(target) !== 'features') return;
    if ([featureOf(path), sharedFeature].includes(featureOf(target))) return;
    return 'a feature knows no other feature; move what both need to ui, state or core, or join them in app';
  });
}

function monacoInOnePlace(files: readonly SourceFile[]): string[] {
  return refuseImports(product(files), ({ path }, { specifier }) => {
    const isMonaco =
      isPackageOf(specifier, 'monaco-editor') || isPackageOf(specifier, '@monaco-editor/react');
    return isMonaco && !path.startsWith('features/text/')
      ? 'Monaco belongs to features/text only'
      : undefined;
  });
}

function testingForTests(files: readonly SourceFile[]): string[] {
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
  const checked = product(files).filter(({ path }) => !matches(path, mayNameDirectives));
  return checked.flatMap((file) =>
    [
      ...stringsOf(file).filter(({ text }) => directiveNames.includes(text.toLowerCase())),
      ...beginningsOf(file).filter(({ text }) => namesOfDirectives.test(text)),
    ].map(({ text, at }) => `${at} says '${text}': ask the directive for its role, effect or name instead`),
  );
}

/** The ids are read from the `id: '...'` of the readers themselves. */
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
  const checked = product(files).filter(({ path }) => !matches(path, mayNameReaders));
  return checked.flatMap((file) =>
    stringsOf(file)
      .filter(({ text }) => ids.has(text))
      .map(
        ({ text, at }) =>
          `${at} names the reader '${text}': take the reader as an argument and ask for its knob`,
      ),
  );
}

/** `dialect`, `x.dialect`, `reader`, `reader.id`, `x.reader.id`, `readerId` ... */
function isWho(node: unknown): boolean {
  if (!isNode(node)) return false;
  if (node.type === 'Identifier') return /^(dialect|reader)(Id)?$/.test(String(node.name));
  if (node.type !== 'MemberExpression' || !isNode(node.property)) return false;
  return node.property.name === 'id' ? isWho(node.object) : isWho(node.property);
}

/** A comparison of two unknowns (`reader.id === chosen`) is a look-up and fine; with one known reader or dialect it is a special case. */
function noSpecialCases(files: readonly SourceFile[]): string[] {
  return product(files).flatMap((file) => {
    const known = new Set<unknown>();
    const found: string[] = [];
    walk(programOf(file), (node) => {
      if (node.type !== 'ImportDeclaration' || !/\b(readers|dialects)\//.test(stringOf(node.source) ?? ''))
        return;
      for (const name of nodesOf(node.specifiers))
        for (const local of nodesOf(name.local)) known.add(local.name);
    });
    const isOne = (node: unknown): boolean =>
      stringOf(node) !== undefined ||
      (isNode(node) && (known.has(node.name) || (isNode(node.object) && known.has(node.object.name))));
    walk(programOf(file), (node) => {
      const { left, right } = node;
      const compares = node.type === 'BinaryExpression' && /^[!=]==?$/.test(String(node.operator));
      const compared = compares && ((isWho(left) && isOne(right)) || (isWho(right) && isOne(left)));
      const switched = node.type === 'SwitchStatement' && isWho(node.discriminant);
      if (!compared && !switched) return;
      found.push(
        `${place(file, node)} treats one reader or dialect specially: ask for a knob or a capability`,
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

/** What a node that names something is called, as far as its text says. */
function nameOf(node: unknown): string {
  if (!isNode(node)) return '';
  if (node.type === 'MemberExpression') return nameOf(node.property);
  return typeof node.name === 'string' ? node.name : (stringOf(node) ?? '');
}

interface Member {
  readonly name: string;
  /** The last name of what it belongs to, or ''. */
  readonly of: string;
  readonly node: Node;
}

/** Members, attributes and properties by name, whatever they belong to. */
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

function textStaysText(files: readonly SourceFile[]): string[] {
  const checked = product(files).filter(({ path }) => tierOf(path) !== 'testing');
  return checked.flatMap((file) => [
    ...membersOf(file)
      .filter(({ name, of }) => namesOfHtml.has(name) || (of === 'document' && /^write(ln)?$/.test(name)))
      .map(
        ({ name, node }) =>
          `${place(file, node)} uses ${name}: text from files is never HTML; make elements, or let React`,
      ),
    ...undeclaredNames(file)
      .filter(({ name }) => namesOfCode.has(name))
      .map(({ name, at }) => `${at} uses ${name}: text never becomes code`),
  ]);
}

/** Through which the network is named, besides plainly. */
const scopes = new Set(['globalThis', 'window', 'self', 'scope', 'navigator']);

function nothingIsSent(files: readonly SourceFile[]): string[] {
  const checked = product(files).filter(
    ({ path }) => !mayUseNetwork.includes(path) && !path.startsWith(networkOfCli),
  );
  return checked.flatMap((file) => {
    const modules = importsOf(file).filter(({ specifier }) => modulesOfNetwork.has(specifier));
    const members = membersOf(file).filter(({ name, of }) => scopes.has(of) && namesOfNetwork.has(name));
    const names = undeclaredNames(file).filter(({ name }) => namesOfNetwork.has(name));
    const uses = [...members.map(({ name, node }) => ({ name, at: place(file, node) })), ...names];
    const imported = modules.map(({ specifier: name, at }) => ({ name, at }));
    return [
      ...new Set(
        [...uses, ...imported].map(({ name, at }) => `${at} uses ${name}: nothing leaves the machine`),
      ),
    ];
  });
}

/** A list in place of single arguments overflows the stack from some hundred thousand entries on. */
function listsStayLists(files: readonly SourceFile[]): string[] {
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
        `${place(file, node)} gives a list to ${name} as arguments: use ${advice} of core/text/large-lists.ts`,
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
    check: tiersKeepTheirRow,
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
    sentence: 'a feature never imports another feature, except what questions draw',
    check: featuresApart,
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
    sentence: 'Monaco is imported only in features/text',
    check: monacoInOnePlace,
    refuses: [
      { 'app/a.ts': "import 'monaco-editor/editor';" },
      { 'features/records/a.tsx': "import type { Monaco } from '@monaco-editor/react';" },
    ],
    accepts: [{ 'features/text/a.ts': "import 'monaco-editor/editor';" }],
  },
  {
    sentence: 'src/testing is imported only by tests',
    check: testingForTests,
    refuses: [{ 'core/text/a.ts': "import { nasties } from '../../testing/nasties.ts';" }],
    accepts: [{ 'core/text/a.test.ts': "import { nasties } from '../../testing/nasties.ts';" }],
  },
  {
    sentence: 'imports form no cycle, with those of types and lazy ones',
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
      'no directive is named by a string outside the dialects, the readers, the catalogue, the messages and the samples',
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
    sentence: 'core uses nothing of a browser or of Node',
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
    check: textStaysText,
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
      'only files that are named here use the network: for files of our own, and for addresses that a person names',
    check: nothingIsSent,
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
    sentence: 'words of a translation stand alone, and everything else imports the English ones',
    check: languagesStandAlone,
    refuses: [
      { 'messages/explain.ts': "import { words } from './de/steps.ts';" },
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
    sentence: 'no list is given to a function as arguments that is as long as a file makes it',
    check: listsStayLists,
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

describe('the checks of the architecture are awake', () => {
  for (const { sentence, check, refuses, accepts } of rules) {
    test(sentence, () => {
      for (const example of refuses) expect(check(filesOf(example)), JSON.stringify(example)).not.toEqual([]);
      for (const example of accepts)
        expect(check(filesOf(example)).join('\n'), JSON.stringify(example)).toBe('');
    });
  }
});
