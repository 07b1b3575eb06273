// The types and limits that all parsers of URL lists and logs share.

/** The supported formats, in the order of the menu. */
export const listFormats = ['lines', 'csv', 'xml', 'log', 'json-log'] as const;
/**
 * `lines`: one URL a line. `csv`: a table with a column of URLs. `xml`: sitemaps.org, a urlset or an index. `log`: the
 * common or the combined log format. `json-log`: one JSON object a line.
 */
export type ListFormat = (typeof listFormats)[number];

/** Whether a format contains requests. */
export const isLogFormat = (format: ListFormat | undefined): boolean =>
  format === 'log' || format === 'json-log';

/** Limits of the data in memory, for input of any size. Lengths are in UTF-16 units. */
export const importLimits = {
  /** A longer line is not read. */
  line: 65_536,
  /** A longer URL is skipped; sitemaps.org requires fewer than 2,048 characters. */
  url: 2_048,
  /** How many characters of a line an example shows. */
  example: 80,
  /** How many URLs of lists are kept, the first ones; twice as many as one sitemap may have (sitemaps.org). */
  listed: 100_000,
  /** How many of the files that an index names are returned. */
  named: 200,
  /** How many URLs and agents of logs are kept, the most requested ones; twice as many are counted at a time. */
  urls: 10_000,
  agents: 200,
  /** How many pairs of an agent and a URL are kept. */
  pairs: 50_000,
  /** Variants of a path, by query, after which further ones count as the path alone, if folding is on. */
  variants: 20,
} as const;

/** Why a line, a row or an entry was skipped. */
export type SkipCode =
  | 'line-too-long'
  | 'url-too-long'
  | 'not-a-url'
  | 'no-cell'
  | 'not-a-log-line'
  | 'not-json'
  | 'no-request'
  | 'other-method'
  | 'too-many';

/** The lines that were skipped for one reason. */
export interface Skip {
  readonly code: SkipCode;
  readonly count: number;
  /** The name of the file with the first of them. */
  readonly file: string;
  /** 1-based line of the first of them. */
  readonly line: number;
  /** The beginning of that line, at most `limits.example` characters. */
  readonly example: string;
}

/** Why a whole file was not read, or not to its end. */
export type FileProblem = 'empty' | 'utf-16' | 'binary' | 'not-a-list' | 'broken-gzip' | 'not-readable';

/** A request in a log. */
export interface LogRequest {
  /** The target as in the log: a path, or a URL if the log names the host. */
  readonly url: string;
  /** The User-Agent header; '' if the log has none. */
  readonly userAgent: string;
  /** The status of the response; 0 if the log has none. */
  readonly status: number;
  /** The client; '' if the log has none. */
  readonly address: string;
  /** The time as in the log; '' if it has none. */
  readonly time: string;
}

/** Receives the results of parsers. Line numbers are 1-based. */
export interface ListSink {
  /** A page of a list. */
  page(url: string, line: number): void;
  request(request: LogRequest, line: number): void;
  /** A file that an index names. */
  further(url: string): void;
  skip(code: SkipCode, line: number, example: string): void;
  /** Reports that a file does not have the expected format. */
  problem(code: FileProblem): void;
}

/** A parser that is fed text in chunks of any length. */
export interface TextParser {
  feed(text: string): void;
  end(): void;
  /** The number of lines that have begun so far. */
  readonly lines: number;
}

/** A parser that is fed octets in chunks of any length. */
export interface OctetParser {
  feed(bytes: Uint8Array): void;
  end(): void;
  /** The number of lines that have begun so far. */
  readonly lines: number;
}

/** A parser that is fed lines. */
export interface LineParser {
  line(text: string, number: number): void;
  tooLong(beginning: string, number: number): void;
  end(): void;
}

/** Copies a text. A slice would keep the whole chunk of the file that it was cut from in memory. */
export const copyText = (text: string): string => ` ${text}`.slice(1);

/** The beginning of a line, for an example. */
export const beginning = (text: string): string => copyText(text.slice(0, importLimits.example));

/** Whether a text is a web URL or a path, as rows of the table must be. */
export const isUrlOrPath = (text: string): boolean =>
  /^(?:https?:)?\/\/[^\s/?#]/i.test(text) || /^\/(?!\/)/.test(text);
