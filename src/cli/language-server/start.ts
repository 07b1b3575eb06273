// Starts the language server on standard input and output, or the thread of its analysis.
import process from 'node:process';
import { StreamMessageReader, StreamMessageWriter } from 'vscode-languageserver-protocol/node';
import { isAnalysisThread, serveAnalysis, startAnalysisThread } from './analysis-thread.ts';
import type { ServerSettings } from './messages.ts';
import { serveLanguage } from './serve.ts';

/** Serves until the client ends the connection. Returns the exit code. */
export function startLanguageServer(
  cwd: string,
  today: () => string,
  settings: ServerSettings,
): Promise<number> {
  if (isAnalysisThread()) return serveAnalysis(today);
  const [, program = ''] = process.argv;
  return serveLanguage(new StreamMessageReader(process.stdin), new StreamMessageWriter(process.stdout), {
    startAnalysis: (report, currentNotices) => startAnalysisThread(program, report, currentNotices),
    cwd,
    settings,
  });
}
