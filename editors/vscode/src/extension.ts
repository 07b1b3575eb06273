// The extension for VS Code: starts the language server and restarts it on request.
import { commands, type ExtensionContext, workspace } from 'vscode';
import { LanguageClient, TransportKind } from 'vscode-languageclient/node';

/** Files that the server reads. Of XML and JSON, only those whose names say that they are about crawlers. */
const documentSelector = [
  { language: 'robots-txt' },
  { language: 'data-txt' },
  { language: 'response-headers' },
  { pattern: '**/license.xml' },
  { pattern: '**/tdmrep.json' },
];

const SECTION = 'gatepost';

let client: LanguageClient | undefined;

export async function activate(context: ExtensionContext): Promise<void> {
  const program = workspace.getConfiguration(SECTION).get<string>('program');
  const module = program ? program : context.asAbsolutePath('dist/gatepost.mjs');
  const run = { command: process.execPath, args: [module, 'lsp'], transport: TransportKind.stdio } as const;
  // The program of VS Code runs scripts like Node with this variable.
  const options = { env: { ...process.env, ELECTRON_RUN_AS_NODE: '1' } };
  client = new LanguageClient(
    SECTION,
    'Gatepost',
    { ...run, options },
    {
      documentSelector,
      synchronize: { configurationSection: SECTION },
      initializationOptions: workspace.getConfiguration(SECTION),
    },
  );
  context.subscriptions.push(commands.registerCommand('gatepost.restart', () => client?.restart()));
  await client.start();
}

export const deactivate = (): Promise<void> | undefined => client?.stop();
