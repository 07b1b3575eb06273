// The language server: answers a client over a connection, from the open documents (LSP 3.17).

import { pathToFileURL } from 'node:url';
import {
  type ClientCapabilities,
  type CodeAction,
  type Connection,
  createConnection,
  DidChangeConfigurationNotification,
  DidChangeWatchedFilesNotification,
  type InitializeParams,
  type InitializeResult,
  type Logger,
  LSPErrorCodes,
  type MessageReader,
  type MessageWriter,
  PositionEncodingKind,
  type ProtocolConnection,
  ResponseError,
  TextDocumentSyncKind,
  type WorkspaceEdit,
  type WorkspaceFolder,
} from 'vscode-languageserver';
import { createProtocolConnection } from 'vscode-languageserver-protocol/node';
import { createOutline, foldingRanges } from '../../core/language-service/folding-and-outline.ts';
import {
  findDefinitions,
  findReferences,
  findRenamableName,
  planRename,
} from '../../core/language-service/names-in-text.ts';
import { tokensInLines } from '../../core/language-service/tokens/document-tokens.ts';
import { createPolicy, fieldAt, type Policy } from '../../core/syntax/policy.ts';
import type { Site } from '../../core/workspace/site.ts';
import { languageServiceWords } from '../../messages/en/language-service.ts';
import { textWords } from '../../messages/en/text.ts';
import { completionsAt } from '../../messages/language-service/completion-items.ts';
import { createHover, formatMarkdown } from '../../messages/language-service/hover-text.ts';
import { createSignatureText } from '../../messages/language-service/signature-text.ts';
import { version } from '../version.ts';
import type { Analysis, FolderRoot, Notice, OfferedFix, Report, ServerSettings } from './messages.ts';
import {
  changeText,
  leadOf,
  type OpenedText,
  openText,
  toProtocolRange,
  toSourcePosition,
  toSourceRange,
} from './opened-text.ts';
import { type DocumentPlace, fileOfUri, placeDocument } from './place-document.ts';
import { encodeTokens, semanticTokenTypes } from './semantic-tokens.ts';
import { readSettings } from './settings.ts';
import {
  type CompletionSupport,
  codeActionKinds,
  isKindAsked,
  toCompletions,
  toDiagnostic,
  toFolding,
  toLenses,
  toMarkdown,
  toProtocolEdits,
  toSignatureHelp,
  toSymbol,
} from './to-protocol.ts';
import { watchConfigs } from './watch-configs.ts';

/** An open document of the client. */
interface ServedDocument {
  readonly opened: OpenedText;
  readonly place: DocumentPlace;
}

/** What the server needs besides its connection. */
export interface ServerEnvironment {
  /**
   * Starts the analysis.
   * @param currentNotices returns what a new one must know: the folders, and the open documents
   */
  readonly startAnalysis: (
    report: (message: Report) => void,
    currentNotices: () => readonly Notice[],
  ) => Analysis;
  /** The folder of files, if the client opens no folder. */
  readonly cwd: string;
  /** What the command line sets; the client may set it too. */
  readonly settings: ServerSettings;
}

/** The maximum number of completions in an answer. The client asks again when more is typed. */
const MAX_COMPLETIONS = 300;

const CONFIG_GLOB = '**/gatepost.config.json';

/** The command of a client that asks for completions again. */
const triggerCommands: Readonly<Record<string, string>> = {
  'Visual Studio Code': 'editor.action.triggerSuggest',
};

function completionSupport({ textDocument }: ClientCapabilities, client: string): CompletionSupport {
  const item = textDocument?.completion?.completionItem;
  return {
    snippets: item?.snippetSupport === true,
    insertReplace: item?.insertReplaceSupport === true,
    labelDetails: item?.labelDetailsSupport === true,
    triggerCommand: triggerCommands[client],
  };
}

const uriOfFile = (file: string): string => pathToFileURL(file).href;

/** Where a file's first user-agent line and its first rule are found, if it is not all comments. */
const READ_AHEAD_LINES = 1000;

/** Reads a new document once for what is asked first, so that the first hover and completion wait for nothing. */
function readAhead(policy: Policy): void {
  const read = new Set<string>();
  const end = Math.min(policy.source.lines.length, READ_AHEAD_LINES);
  for (let line = 0; line < end && read.size < 2; line++) {
    const { directive, places } = fieldAt(policy, line);
    if (!directive || !(directive.role === 'agent' || directive.role === 'rule') || read.has(directive.role))
      continue;
    read.add(directive.role);
    createHover(policy, { line, column: 0 });
    completionsAt(policy, { line, column: places.valueEnd }, { paths: [], files: [] }, true, MAX_COMPLETIONS);
  }
}

const refuse = (message: string): never => {
  throw new ResponseError(LSPErrorCodes.RequestFailed, message);
};

const initializeResult: InitializeResult = {
  serverInfo: { name: 'gatepost', version },
  capabilities: {
    positionEncoding: PositionEncodingKind.UTF16,
    textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental },
    completionProvider: { triggerCharacters: ['-', '=', ' ', '(', '?'] },
    hoverProvider: true,
    signatureHelpProvider: {
      triggerCharacters: [' ', '/', '=', '&', ',', '-'],
      retriggerCharacters: [':'],
    },
    definitionProvider: true,
    referencesProvider: true,
    documentHighlightProvider: true,
    renameProvider: { prepareProvider: true },
    documentFormattingProvider: true,
    documentSymbolProvider: true,
    foldingRangeProvider: true,
    codeLensProvider: {},
    codeActionProvider: { codeActionKinds: [...codeActionKinds], resolveProvider: true },
    semanticTokensProvider: {
      legend: { tokenTypes: [...semanticTokenTypes], tokenModifiers: [] },
      full: true,
      range: true,
    },
    workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
  },
};

/**
 * Serves a client until it ends the connection.
 * @returns the exit code: 0 after the request `shutdown`, else 1 (LSP 3.17 exit)
 */
export function serveLanguage(
  reader: MessageReader,
  writer: MessageWriter,
  environment: ServerEnvironment,
): Promise<number> {
  const documents = new Map<string, ServedDocument>();
  let capabilities: ClientCapabilities = {};
  let completion = completionSupport({}, '');
  let folders: readonly string[] = [];
  let settings = environment.settings;
  let roots: readonly FolderRoot[] = [];
  let problemUris: readonly string[] = [];
  let protocol: ProtocolConnection | undefined;
  let finish: (code: number) => void = () => undefined;
  const done = new Promise<number>((resolve) => (finish = resolve));

  const watchDog = {
    shutdownReceived: false,
    initialize: () => undefined,
    exit: (code: number) => finish(code),
  };
  const connection: Connection = createConnection(
    (logger: Logger) => (protocol = createProtocolConnection(reader, writer, logger)),
    watchDog,
  );
  reader.onClose(() => finish(watchDog.shutdownReceived ? 0 : 1));

  const notifyFolders = (): Notice => ({ kind: 'folders', folders, settings });
  const currentNotices = (): readonly Notice[] => [
    notifyFolders(),
    ...[...documents].map(
      ([uri, { opened }]): Notice => ({
        kind: 'open',
        uri,
        version: opened.document.version,
        text: opened.document.getText(),
      }),
    ),
  ];

  const showProblems = (problems: Extract<Report, { kind: 'config' }>['problems']) => {
    const uris = problems.map(({ file }) => uriOfFile(file));
    for (const uri of problemUris)
      if (!uris.includes(uri)) void connection.sendDiagnostics({ uri, diagnostics: [] });
    problems.forEach(({ message }, i) => {
      const start = { line: 0, character: 0 };
      const diagnostic = { range: { start, end: start }, severity: 1, source: 'gatepost', message } as const;
      void connection.sendDiagnostics({ uri: uris[i]!, diagnostics: [diagnostic] });
    });
    problemUris = uris;
  };

  const receive = (message: Report) => {
    switch (message.kind) {
      case 'config':
        roots = message.roots;
        for (const [uri, { opened }] of documents)
          documents.set(uri, { opened, place: placeDocument(uri, opened.source, roots) });
        return showProblems(message.problems);
      case 'facts':
        if (capabilities.workspace?.codeLens?.refreshSupport)
          connection.sendRequest('workspace/codeLens/refresh').catch(() => undefined);
        return;
      case 'findings': {
        const opened = documents.get(message.uri)?.opened;
        // The findings of an older version would be at the wrong places.
        if (opened?.document.version !== message.version) return;
        const { uri, version: findingsVersion } = message;
        const diagnostics = message.findings.map((finding) => toDiagnostic(opened, finding));
        void connection.sendDiagnostics({ uri, version: findingsVersion, diagnostics });
      }
    }
  };
  const analysis = environment.startAnalysis(receive, currentNotices);

  const configure = () => analysis.tell(notifyFolders());
  const watcher = watchConfigs(configure);

  const setFolders = (next: readonly string[]) => {
    folders = next.length > 0 ? next : [environment.cwd];
    watcher.watch(folders);
    configure();
  };

  const documentOf = ({ uri }: { readonly uri: string }): ServedDocument =>
    documents.get(uri) ?? refuse(`${uri} is not open`);
  const policyOf = ({ opened, place }: ServedDocument): Policy => createPolicy(opened.source, place.format);

  /** The site of a document: it, and the other open files of its folder. */
  const siteOf = (document: ServedDocument) => {
    const uris = new Map<string, string>();
    const files = new Map<string, Site['files'] extends ReadonlyMap<string, infer File> ? File : never>();
    const add = (uri: string, { opened, place: { path, format } }: ServedDocument) => {
      if (files.has(path)) return;
      uris.set(path, uri);
      files.set(path, { path, source: opened.source, format });
    };
    add(document.opened.document.uri, document);
    for (const [uri, other] of documents) if (other.place.site === document.place.site) add(uri, other);
    return { site: { origin: settings.origin ?? '', files }, uris };
  };

  const toWorkspaceEdit = (
    changes: readonly { readonly uri: string; readonly edits: Parameters<typeof toProtocolEdits>[1] }[],
  ): WorkspaceEdit => {
    const edits = changes.flatMap(({ uri, edits: sourceEdits }) => {
      const opened = documents.get(uri)?.opened;
      return opened ? [{ uri, opened, edits: toProtocolEdits(opened, sourceEdits) }] : [];
    });
    if (!capabilities.workspace?.workspaceEdit?.documentChanges)
      return { changes: Object.fromEntries(edits.map((one) => [one.uri, one.edits])) };
    return {
      documentChanges: edits.map(({ uri, opened, edits: protocolEdits }) => ({
        textDocument: { uri, version: opened.document.version },
        edits: protocolEdits,
      })),
    };
  };

  connection.onInitialize((params: InitializeParams) => {
    ({ capabilities } = params);
    completion = completionSupport(capabilities, params.clientInfo?.name ?? '');
    settings = { ...settings, ...readSettings(params.initializationOptions) };
    const given: readonly Pick<WorkspaceFolder, 'uri'>[] =
      params.workspaceFolders ?? (typeof params.rootUri === 'string' ? [{ uri: params.rootUri }] : []);
    folders = given.flatMap(({ uri }) => fileOfUri(uri) ?? []);
    return initializeResult;
  });

  const readClientSettings = async () => {
    if (!capabilities.workspace?.configuration) return;
    settings = { ...settings, ...readSettings(await connection.workspace.getConfiguration('gatepost')) };
  };

  connection.onInitialized(async () => {
    setFolders(folders);
    if (capabilities.workspace?.didChangeConfiguration?.dynamicRegistration)
      void connection.client.register(DidChangeConfigurationNotification.type, { section: 'gatepost' });
    if (capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration)
      void connection.client.register(DidChangeWatchedFilesNotification.type, {
        watchers: [{ globPattern: CONFIG_GLOB }],
      });
    if (capabilities.workspace?.workspaceFolders)
      connection.workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
        const gone = removed.flatMap(({ uri }) => fileOfUri(uri) ?? []);
        const kept = folders.filter((folder) => !gone.includes(folder) && folder !== environment.cwd);
        setFolders([...kept, ...added.flatMap(({ uri }) => fileOfUri(uri) ?? [])]);
      });
    await readClientSettings();
    configure();
  });

  connection.onDidChangeConfiguration(async ({ settings: sent }) => {
    const section = (sent as { readonly gatepost?: unknown } | undefined)?.gatepost;
    settings = { ...settings, ...readSettings(section) };
    await readClientSettings();
    configure();
  });
  connection.onDidChangeWatchedFiles(configure);

  connection.onDidOpenTextDocument(({ textDocument: { uri, languageId, version: first, text } }) => {
    const opened = openText(uri, languageId, first, text);
    const document = { opened, place: placeDocument(uri, opened.source, roots) };
    documents.set(uri, document);
    analysis.tell({ kind: 'open', uri, version: first, text });
    setImmediate(() => readAhead(policyOf(document)));
  });
  connection.onDidChangeTextDocument(({ textDocument: { uri, version: next }, contentChanges }) => {
    const before = documents.get(uri);
    if (!before) return;
    const { opened, change } = changeText(before.opened, contentChanges, next);
    documents.set(uri, { ...before, opened });
    if ('text' in change) analysis.tell({ kind: 'open', uri, version: next, text: change.text });
    else analysis.tell({ kind: 'edit', uri, version: next, edits: change.edits });
  });
  connection.onDidCloseTextDocument(({ textDocument: { uri } }) => {
    documents.delete(uri);
    analysis.tell({ kind: 'close', uri });
    void connection.sendDiagnostics({ uri, diagnostics: [] });
  });

  connection.onHover(({ textDocument, position }) => {
    const document = documentOf(textDocument);
    const hover = createHover(policyOf(document), toSourcePosition(document.opened, position));
    if (!hover) return null;
    return {
      contents: toMarkdown(hover.paragraphs.map(formatMarkdown)),
      range: toProtocolRange(document.opened, hover.range),
    };
  });

  connection.onCompletion(({ textDocument, position, context }) => {
    const document = documentOf(textDocument);
    const { opened, place } = document;
    const at = toSourcePosition(opened, position);
    const paths = [...siteOf(document).site.files.keys()].filter((path) => path !== place.path);
    const known = { paths: [], files: paths, ...(settings.origin ? { origin: settings.origin } : {}) };
    // 2: a trigger character was typed (LSP 3.17 CompletionTriggerKind).
    const isRequested = context?.triggerKind !== 2;
    const completions = completionsAt(policyOf(document), at, known, isRequested, MAX_COMPLETIONS);
    if (!completions) return null;
    return {
      isIncomplete: completions.isPartial,
      items: toCompletions(opened, at, completions, completion),
    };
  });

  connection.onSignatureHelp(({ textDocument, position }) => {
    const document = documentOf(textDocument);
    const signature = createSignatureText(policyOf(document), toSourcePosition(document.opened, position));
    return signature ? toSignatureHelp(signature) : null;
  });

  connection.onDefinition(({ textDocument, position }) => {
    const document = documentOf(textDocument);
    return findDefinitions(policyOf(document), toSourcePosition(document.opened, position)).map((range) => ({
      uri: textDocument.uri,
      range: toProtocolRange(document.opened, range),
    }));
  });
  connection.onReferences(({ textDocument, position, context: { includeDeclaration } }) => {
    const document = documentOf(textDocument);
    const at = toSourcePosition(document.opened, position);
    return findReferences(policyOf(document), at, includeDeclaration).map((range) => ({
      uri: textDocument.uri,
      range: toProtocolRange(document.opened, range),
    }));
  });
  connection.onDocumentHighlight(({ textDocument, position }) => {
    const document = documentOf(textDocument);
    const at = toSourcePosition(document.opened, position);
    return findReferences(policyOf(document), at, true).map((range) => ({
      range: toProtocolRange(document.opened, range),
    }));
  });

  connection.onPrepareRename(({ textDocument, position }) => {
    const document = documentOf(textDocument);
    const name = findRenamableName(policyOf(document), toSourcePosition(document.opened, position));
    if (!name) return refuse(languageServiceWords.nothingToRename);
    return { range: toProtocolRange(document.opened, name.range), placeholder: name.name };
  });
  connection.onRenameRequest(({ textDocument, position, newName }) => {
    const document = documentOf(textDocument);
    const { site, uris } = siteOf(document);
    const at = toSourcePosition(document.opened, position);
    const renaming = planRename({ site, path: document.place.path }, at, newName.trim());
    if (!renaming) return refuse(languageServiceWords.nothingToRename);
    if ('problem' in renaming) return refuse(languageServiceWords.nameProblem(renaming.problem));
    return toWorkspaceEdit(renaming.files.map(({ path, edits }) => ({ uri: uris.get(path) ?? '', edits })));
  });

  connection.onDocumentSymbol(({ textDocument }) => {
    const document = documentOf(textDocument);
    const outline = createOutline(policyOf(document), textWords.outlineName);
    return outline.map((entry) => toSymbol(document.opened, entry));
  });
  connection.onFoldingRanges(({ textDocument }) =>
    foldingRanges(policyOf(documentOf(textDocument))).map(toFolding),
  );

  /** Asks the analysis about a document. Changes that are under way make its answer useless. */
  const askAbout = async <Name extends Parameters<Analysis['ask']>[0]>(
    uri: string,
    name: Name,
    question: Parameters<typeof analysis.ask<Name>>[1],
  ) => {
    const { opened } = documentOf({ uri });
    const answer = await analysis.ask(name, question);
    const now = documents.get(uri)?.opened;
    if (now?.source !== opened.source)
      throw new ResponseError(LSPErrorCodes.ContentModified, 'the document has changed');
    return { opened, answer };
  };

  connection.onDocumentFormatting(async ({ textDocument: { uri } }) => {
    const { opened, answer } = await askAbout(uri, 'format', { uri });
    return toProtocolEdits(opened, answer);
  });
  connection.onCodeLens(async ({ textDocument: { uri } }) => {
    const { opened, answer } = await askAbout(uri, 'ruleFacts', { uri });
    return toLenses(opened, answer);
  });
  connection.languages.semanticTokens.on(async ({ textDocument: { uri } }) => {
    const { answer } = await askAbout(uri, 'tokens', { uri });
    return { data: Array.from(answer) };
  });
  connection.languages.semanticTokens.onRange(({ textDocument, range }) => {
    const document = documentOf(textDocument);
    const { start, end } = toSourceRange(document.opened, range);
    const tokens = tokensInLines(policyOf(document), true, start.line, end.line + 1);
    return { data: Array.from(encodeTokens(tokens, leadOf(document.opened, 0))) };
  });

  const toCodeAction = (uri: string, opened: OpenedText, fix: OfferedFix): CodeAction => ({
    title: fix.title,
    kind: fix.kind,
    ...(fix.isPreferred ? { isPreferred: true } : {}),
    ...(fix.finding ? { diagnostics: [toDiagnostic(opened, fix.finding)] } : {}),
    ...(fix.edits
      ? { edit: toWorkspaceEdit([{ uri, edits: fix.edits }]) }
      : { data: { uri, allOf: fix.allOf ?? '' } }),
  });
  connection.onCodeAction(async ({ textDocument: { uri }, range, context: { only } }) => {
    const { opened } = documentOf({ uri });
    const canResolve = capabilities.textDocument?.codeAction?.resolveSupport?.properties.includes('edit');
    const question = { uri, range: toSourceRange(opened, range), isWhole: canResolve !== true };
    const { answer } = await askAbout(uri, 'fixes', question);
    return answer.filter(({ kind }) => isKindAsked(kind, only)).map((fix) => toCodeAction(uri, opened, fix));
  });
  connection.onCodeActionResolve(async (action) => {
    const { uri, allOf } = (action.data ?? {}) as { readonly uri?: string; readonly allOf?: string };
    if (uri === undefined || allOf === undefined) return action;
    const { answer } = await askAbout(uri, 'fixAll', { uri, allOf });
    return { ...action, edit: toWorkspaceEdit([{ uri, edits: answer }]) };
  });

  connection.onShutdown(() => {
    watchDog.shutdownReceived = true;
  });
  connection.listen();
  return done.then(async (code) => {
    watcher.stop();
    await analysis.stop();
    protocol?.dispose();
    return code;
  });
}
