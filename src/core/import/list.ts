// What files of URLs come to: lists of pages, and logs of requests. Shapes that all parsers share.

/** The formats that are read, in the order in which a person may choose them. */
export const listFormats = ['lines', 'csv', 'xml', 'log', 'json-log'] as const;
/**
 * `lines`: one URL a line. `csv`: a table with a column of URLs. `xml`: sitemaps.org, a urlset or an index. `log`: the
 * common or the combined log format. `json-log`: an object a line.
 */
export type ListFormat = (typeof listFormats)[number];

/** Those that tell of requests. */
export const isLogFormat = (format: ListFormat | undefined): boolean =>
  format === 'log' || format === 'json-log';

/** Bounds of what is kept, whatever is read. Lengths are in UTF-16 units. */
export const importLimits = {
  /** A longer line is not read. */
  line: 65_536,
  /** A longer URL is not kept; sitemaps.org has fewer than 2,048 characters. */
  url: 2_048,
  /** Characters of a line that an example shows. */
  example: 80,
  /** URLs of lists that are kept, the first ones; twice as many as one sitemap may have (sitemaps.org). */
  listed: 100_000,
  /** Files that an index names, and that are told. */
  named: 200,
  /** URLs and agents of logs that are kept, the most requested ones; twice as many are counted at a time. */
  urls: 10_000,
  agents: 200,
  /** Pairs of an agent and a URL that are kept. */
  pairs: 50_000,
  /** Variants of a path, by query, after which further ones count as the path alone, where that is asked for. */
  variants: 20,
} as const;

/** Why a line, a row or an entry gave nothing. */
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

/** What was skipped for one reason. */
export interface Skip {
  readonly code: SkipCode;
  readonly count: number;
  /** Name of the file with the first of them. */
  readonly file: string;
  /** 1-based line of the first of them. */
  readonly line: number;
  /** How that line begins, at most `limits.example` characters. */
  readonly example: string;
}

/** Why a whole file gave nothing, or ends early. */
export type FileProblem = 'empty' | 'utf-16' | 'binary' | 'not-a-list' | 'broken-gzip' | 'not-readable';

/** A request out of a log. */
export interface LogRequest {
  /** As it stands in the log: a path, or a URL where the log names the host. */
  readonly url: string;
  /** The User-Agent header; '' where the log has none. */
  readonly userAgent: string;
  /** Status of the response; 0 if the log does not say. */
  readonly status: number;
}

/** Where parsers put what they find. Lines are 1-based. */
export interface ListSink {
  /** A page of a list. */
  page(url: string, line: number): void;
  request(request: LogRequest, line: number): void;
  /** A file that an index names. */
  further(url: string): void;
  skip(code: SkipCode, line: number, example: string): void;
  /** A file is not what it was taken for. */
  problem(code: FileProblem): void;
}

/** A parser that is fed text, in pieces of any length. */
export interface TextParser {
  feed(text: string): void;
  end(): void;
  /** Lines that were begun so far. */
  readonly lines: number;
}

/** A parser that is fed octets, in pieces of any length. */
export interface OctetParser {
  feed(bytes: Uint8Array): void;
  end(): void;
  /** Lines that were begun so far. */
  readonly lines: number;
}

/** A parser that is fed lines. */
export interface LineParser {
  line(text: string, number: number): void;
  tooLong(beginning: string, number: number): void;
  end(): void;
}

/** A text of its own: a slice would keep alive the whole piece of the file that it was cut from. */
export const copyText = (text: string): string => ` ${text}`.slice(1);

/** How a line begins, for an example. */
export const beginning = (text: string): string => copyText(text.slice(0, importLimits.example));

/** Whether a text is a URL of the web, or a path: what rows may be. */
export const isUrlOrPath = (text: string): boolean =>
  /^(?:https?:)?\/\/[^\s/?#]/i.test(text) || /^\/(?!\/)/.test(text);
