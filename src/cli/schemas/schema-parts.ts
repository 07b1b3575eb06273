// Parts of the JSON Schemas of the output: small functions that write JSON Schema, and what several commands print.
import { severitiesByGravity } from '../output/format-findings.ts';

/** A JSON Schema (2020-12). */
export type JsonSchema = Readonly<Record<string, unknown>>;

export const text: JsonSchema = { type: 'string' };
export const count: JsonSchema = { type: 'integer', minimum: 0 };
export const flag: JsonSchema = { type: 'boolean' };
export const anything: JsonSchema = {};
/** An object whose keys depend on another value. */
export const details: JsonSchema = { type: 'object' };

export const oneOf = (values: readonly string[]): JsonSchema => ({ enum: values });
export const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items });
export const orNull = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] });

/** An object with these keys, and perhaps the optional ones. */
export const shape = (
  required: Readonly<Record<string, JsonSchema>>,
  optional: Readonly<Record<string, JsonSchema>> = {},
): JsonSchema => ({
  type: 'object',
  properties: { ...required, ...optional },
  required: Object.keys(required),
});

export const texts = listOf(text);

/** A line of a file of the site. */
export const line = shape({ path: text, line: count, text }, { cutTo: text });

export const source = shape({
  text,
  citations: listOf(shape({ document: text }, { section: text, learn: text })),
});

const position = shape({ line: count, column: count });
const range = shape({ start: position, end: position });

export const severity = oneOf(severitiesByGravity);

export const finding = shape({
  code: text,
  severity,
  message: text,
  why: text,
  source,
  range,
  values: details,
  fixes: listOf(
    shape(
      {
        code: text,
        title: text,
        verdicts: oneOf(['same', 'changes']),
        edits: listOf(shape({ range, text })),
      },
      { command: details },
    ),
  ),
});

/** The answer of a server, and what each reader does with it. */
export const response = shape({
  address: text,
  status: count,
  redirects: listOf(shape({ status: count, to: text })),
  contentType: orNull(text),
  cacheControl: orNull(text),
  bytes: count,
  isCut: flag,
  readers: listOf(shape({ reader: text, outcome: text, cacheSeconds: orNull(count) })),
});

const step = shape({ code: text, source, says: text }, { outcome: text, by: line });

/** The answer to a question, with what only some questions have. */
const verdictKeys = {
  answer: anything,
  key: text,
  word: text,
  reason: text,
  deciding: listOf(line),
  why: text,
} as const;
const optionalVerdictKeys = {
  by: line,
  qualifiers: listOf(anything),
  incomplete: anything,
  metadata: listOf(details),
  yes: listOf(line),
  no: listOf(line),
  terms: listOf(line),
  conflict: details,
  beside: details,
  directives: listOf(details),
  state: anything,
} as const;

export const verdict = shape(verdictKeys, optionalVerdictKeys);

/** A verdict of ask, which says who asked for what. */
export const askedVerdict = shape(
  { agent: text, url: text, ...verdictKeys, trace: listOf(step) },
  { reader: text, listedByCommunity: details, mayStillBeListed: flag, ...optionalVerdictKeys },
);

const decided = shape({ answer: text, reason: text }, { by: line });
const direction = oneOf(['opened', 'closed', 'other']);

/** What changes for all URLs under one reader. */
export const areaKeys = {
  settled: flag,
  regions: listOf(
    shape({
      direction,
      url: text,
      spelling: oneOf(['normal', 'odd']),
      agents: texts,
      before: decided,
      after: decided,
    }),
  ),
  open: listOf(shape({ reason: text }, { direction, agents: texts, before: decided, after: decided })),
} as const;

/** How many of the crawlers and URLs that the files name were used. */
const used = shape({ taken: count, named: count });
export const usedCounts = shape({}, { agents: used, urls: used });

/** An error, as printed on the error output, and for an address of watch. */
export const errorPart = shape({ code: text, params: details, what: text, todo: text });
