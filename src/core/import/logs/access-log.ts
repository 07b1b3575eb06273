// Parses an access log with one request a line. Only requests that fetch a page count (GET and HEAD).
import {
  isUrlOrPath,
  type LineParser,
  type ListFormat,
  type ListSink,
  type OctetParser,
  type SkipCode,
} from '../list.ts';
import { decodeForParser, type OpenParser } from '../list-file.ts';
import { createLineSplitter } from '../split-lines.ts';
import { parseJsonLine } from './json-line.ts';
import { createLogRequest, isFetchMethod, type LogLine, parseLogLine } from './log-line.ts';

/** Receives the results of a log. */
export type LogSink = Pick<ListSink, 'request' | 'skip'>;

/** Creates a parser for a log whose lines `read` parses. `unknown`: why a line that it cannot parse is skipped. */
function createLogParser(
  sink: LogSink,
  read: (line: string) => LogLine | undefined,
  unknown: SkipCode,
): LineParser {
  return {
    line: (text, number) => {
      if (text.trim() === '') return;
      const parsed = read(text);
      if (!parsed) return sink.skip(unknown, number, text);
      const { request, site, ...others } = parsed;
      if (!request) return sink.skip('no-request', number, text);
      if (!isFetchMethod(request.method)) return sink.skip('other-method', number, text);
      const logRequest = createLogRequest(site, request.target, others);
      // A target that begins with two slashes is a path (RFC 9112 3.2.1). Without its site it would be read as a host.
      const isAmbiguous = logRequest.url.startsWith('//') && site === '';
      if (isUrlOrPath(logRequest.url) && !isAmbiguous) sink.request(logRequest, number);
      else sink.skip('not-a-url', number, text);
    },
    tooLong: (text, number) => sink.skip('line-too-long', number, text),
    end: () => {},
  };
}

const parserOf =
  (read: (line: string) => LogLine | undefined, unknown: SkipCode) =>
  (sink: LogSink): OctetParser =>
    decodeForParser(createLineSplitter(createLogParser(sink, read, unknown)));

/** The parsers of the formats of logs. */
export const logParsers = {
  log: parserOf(parseLogLine, 'not-a-log-line'),
  'json-log': parserOf(parseJsonLine, 'not-json'),
} as const satisfies Partial<Record<ListFormat, (sink: LogSink) => OctetParser>>;

/** Opens a parser for a log by its beginning. What is not a line of a log is skipped. */
export const openLogParser =
  (sink: LogSink): OpenParser =>
  (start) => {
    const format = start.trimStart().startsWith('{') ? 'json-log' : 'log';
    return { format, parser: logParsers[format](sink) };
  };
