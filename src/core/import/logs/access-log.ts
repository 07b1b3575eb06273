// An access log: each line a request. Only what fetches a page counts (GET and HEAD).
import { isUrlOrPath, type LineParser, type ListSink, type SkipCode } from '../list.ts';
import { createLogRequest, isFetchMethod, type LogLine } from './log-line.ts';

/** Reads a log whose lines `read` understands; `unknown` is why a line is skipped that it does not. */
export function createLogParser(
  sink: ListSink,
  read: (line: string) => LogLine | undefined,
  unknown: SkipCode,
): LineParser {
  return {
    line: (text, number) => {
      if (text.trim() === '') return;
      const found = read(text);
      if (!found) return sink.skip(unknown, number, text);
      const { request, site, status, userAgent } = found;
      if (!request) return sink.skip('no-request', number, text);
      if (!isFetchMethod(request.method)) return sink.skip('other-method', number, text);
      const told = createLogRequest(site, request.target, { status, userAgent });
      if (isUrlOrPath(told.url)) sink.request(told, number);
      else sink.skip('not-a-url', number, text);
    },
    tooLong: (text, number) => sink.skip('line-too-long', number, text),
    end: () => {},
  };
}
