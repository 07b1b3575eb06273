// Parses an access log with one request a line. Only requests that fetch a page count (GET and HEAD).
import { isUrlOrPath, type LineParser, type ListSink, type SkipCode } from '../list.ts';
import { createLogRequest, isFetchMethod, type LogLine } from './log-line.ts';

/** Creates a parser for a log whose lines `read` parses. `unknown`: why a line that it cannot parse is skipped. */
export function createLogParser(
  sink: ListSink,
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
      if (isUrlOrPath(logRequest.url)) sink.request(logRequest, number);
      else sink.skip('not-a-url', number, text);
    },
    tooLong: (text, number) => sink.skip('line-too-long', number, text),
    end: () => {},
  };
}
