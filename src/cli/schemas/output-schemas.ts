// The JSON Schemas of what each command prints with --format json. The tests check all JSON that they see against them,
// without any other key; a later version of the program may add keys.
import { OUTPUT_VERSION } from '../output/io.ts';
import { watchResults } from '../queries/watch-site.ts';
import {
  anything,
  areaKeys,
  askedVerdict,
  count,
  details,
  errorPart,
  finding,
  flag,
  type JsonSchema,
  line,
  listOf,
  oneOf,
  orNull,
  response,
  severity,
  shape,
  source,
  text,
  texts,
  usedCounts,
  verdict,
} from './schema-parts.ts';

type Keys = Readonly<Record<string, JsonSchema>>;

/** A document that is printed. */
const output = (required: Keys, optional: Keys = {}): JsonSchema =>
  shape({ version: { const: OUTPUT_VERSION }, ...required }, optional);

const access = { access: text, lines: listOf(line) } as const;
const useAnswer = oneOf(['yes', 'no', 'terms', 'not-stated', 'contradictory']);

/** The purpose of ACAP that was taken from the file, because no option named one. */
const purposeOfFile = text;

const fileFact = shape({
  id: text,
  path: text,
  address: text,
  readBy: listOf(shape({ statement: text, source: text, date: text, quoted: flag })),
});

const audit = output(
  {
    file: text,
    path: text,
    reader: text,
    readers: texts,
    others: shape(access),
    purposes: listOf(
      shape(
        {
          purpose: text,
          hasEqualAnswers: flag,
          crawlersAgree: shape({ settled: flag }, { url: text, agents: texts }),
          classes: listOf(shape({ agents: texts, ...access })),
        },
        { split: shape({ allowed: texts, blocked: texts }) },
      ),
    ),
    uses: listOf(shape({ purpose: text, answer: useAnswer, lines: listOf(line) })),
    useByCrawler: shape({
      answers: listOf(
        shape({
          purpose: text,
          agent: text,
          answer: useAnswer,
          reason: text,
          exceptions: listOf(shape({ url: text, answer: useAnswer, reason: text })),
        }),
      ),
      statements: listOf(
        shape({
          line,
          words: text,
          says: oneOf(['yes', 'no', 'terms']),
          weight: oneOf(['counts', 'unsettled', 'overruled']),
          isRule: flag,
          purposes: texts,
          agents: texts,
          urls: texts,
          honoredBy: listOf(shape({ operator: text, source: text, date: text })),
        }),
      ),
      contradictions: listOf(
        shape({
          yes: listOf(line),
          no: listOf(line),
          conflict: details,
          purposes: texts,
          agents: texts,
          urls: texts,
        }),
      ),
      files: listOf(shape({ path: text, kind: text })),
      missing: texts,
      urls: texts,
    }),
    disagreements: shape({
      count,
      examples: listOf(shape({ agent: text, url: text, answers: details })),
    }),
    readersAgree: shape({ settled: flag }, { agent: text, url: text, readers: texts }),
    mayIgnoreTheFile: texts,
    listedByCommunity: shape({ name: text, source: text, date: text, agents: texts }),
    findings: listOf(finding),
    compared: shape({ agents: count, allAgents: count, urls: count, allUrls: count }),
    urls: texts,
  },
  { summary: text, response, alsoServed: listOf(fileFact) },
);

const watch = output({
  failed: flag,
  checked: flag,
  sites: listOf(
    shape(
      {
        address: text,
        result: oneOf(watchResults),
        updated: flag,
        file: text,
        baseline: orNull(shape({ time: text, status: count, catalogue: text, edited: flag })),
      },
      {
        response,
        changes: listOf(shape({ readers: texts, ...areaKeys })),
        contentChanged: flag,
        closedFor: texts,
        newCrawlers: listOf(shape({ agent: text, operator: orNull(text), purposes: texts, source: text })),
        headers: listOf(shape({ name: text, before: orNull(text), after: orNull(text) })),
        error: errorPart,
      },
    ),
  ),
});

const tallied = { requests: count, isExact: flag } as const;
const time = orNull(text);

const log = output({
  summary: text,
  files: listOf(shape({ name: text, lines: count })),
  robots: text,
  reader: text,
  requests: count,
  first: time,
  last: time,
  crawlers: listOf(
    shape({
      name: text,
      operator: orNull(text),
      purposes: texts,
      isInCatalogue: flag,
      requests: count,
      first: time,
      last: time,
      robotsTxt: shape({ requests: count, last: time }),
      against: shape({
        requests: count,
        notFromItsAddresses: count,
        since: time,
        last: time,
        lines: listOf(shape({ by: orNull(line), ...tallied })),
        paths: listOf(shape({ path: text, by: orNull(line), ...tallied })),
        otherPaths: count,
      }),
      addresses: shape({
        inside: count,
        outside: count,
        unchecked: count,
        comparedWith: listOf(shape({ file: text, created: orNull(text) })),
        outsideMost: listOf(shape({ address: text, ...tallied })),
      }),
      check: orNull(
        shape({
          tokens: texts,
          reverseNames: anything,
          ranges: anything,
          network: anything,
          source: text,
          sourceDate: text,
          confidence: text,
        }),
      ),
    }),
  ),
  browsers: shape({ requests: count }),
  programs: shape({
    requests: count,
    count,
    isCountComplete: flag,
    most: listOf(shape({ name: text, ...tallied })),
  }),
  otherSites: shape({ requests: count }),
  hosts: listOf(anything),
  skipped: listOf(shape({ code: text, count }, { file: text, line: count, example: text })),
});

const wish = oneOf(['allow', 'deny']);
const writtenFile = { file: text, changed: flag, written: flag } as const;

/** What preset prints for a file, or with --list. */
const preset: JsonSchema = {
  anyOf: [
    output({ presets: listOf(shape({ id: text, title: text, about: text })) }),
    output(
      {
        ...writtenFile,
        preset: text,
        promise: shape(
          { clauses: listOf(shape({ wish, all: count, kept: count, left: texts, missed: texts })) },
          { others: shape({ wish, kept: flag }) },
        ),
        crawlers: listOf(
          shape({ agent: text, wish, done: text, before: text, after: text, missed: texts }, { line: count }),
        ),
        decisions: listOf(shape({ agent: text, besides: texts, choice: oneOf(['block', 'allow', 'leave']) })),
        untouched: texts,
        alsoChanged: listOf(details),
        withheld: listOf(shape({ directive: text, labels: anything, agents: texts })),
        reported: listOf(shape({ code: text, line: count })),
        exceptions: listOf(count),
      },
      {
        also: listOf(shape({ ...writtenFile, remarks: listOf(details) })),
        uses: listOf(
          shape(
            { purpose: text, before: text, after: text, by: listOf(shape({ path: text, line: count })) },
            { wish: text },
          ),
        ),
      },
    ),
  ],
};

const loss = shape({ code: text, line: count, words: texts, message: text });
const shownLine = shape({ line: count, text, isFound: flag });
const rule = { code: text, severity, title: text, system: text } as const;

/** The schemas by command. `error` is what is printed on the error output instead of a result. */
const schemas = {
  lint: output(
    {
      failed: flag,
      lookedFor: texts,
      counts: shape({ error: count, warning: count, info: count, hint: count }),
      files: listOf(
        shape({ file: text, path: text, format: text, findings: listOf(finding), ignored: count }),
      ),
    },
    { responses: listOf(response) },
  ),
  audit,
  ask: output(
    { question: text, file: text, path: text, verdicts: listOf(askedVerdict) },
    { purposeOfFile, response },
  ),
  matrix: output(
    {
      question: text,
      file: text,
      path: text,
      agents: texts,
      urls: texts,
      counts: usedCounts,
      tables: listOf(
        shape(
          {
            rows: listOf(
              shape({
                url: text,
                cells: listOf(
                  shape({ agent: text, answer: anything, key: text, reason: text }, { by: line }),
                ),
              }),
            ),
          },
          { reader: text },
        ),
      ),
    },
    { purposeOfFile, response },
  ),
  test: output({
    failed: flag,
    workspaces: listOf(
      shape({
        file: text,
        met: count,
        all: count,
        replaced: listOf(shape({ path: text, file: text }, { response })),
        results: listOf(
          shape(
            { outcome: oneOf(['met', 'failed', 'unknown', 'not-settled']), reader: text },
            {
              expectation: details,
              wanted: text,
              got: shape({ key: text, word: text, reason: text }),
              claim: details,
              sentence: text,
              witness: shape({ agents: texts, url: text, answer: text }),
              urls: text,
              offered: count,
              blocked: details,
              by: line,
              reason: text,
              problem: details,
              why: text,
            },
          ),
        ),
      }),
    ),
  }),
  diff: output(
    {
      question: text,
      old: text,
      new: text,
      responses: listOf(response),
      diffs: listOf(
        shape(
          {},
          {
            reader: text,
            ...areaKeys,
            changed: count,
            all: count,
            cells: listOf(shape({ agent: text, url: text, before: verdict, after: verdict })),
          },
        ),
      ),
    },
    { purposeOfFile, agents: texts, urls: texts, counts: usedCounts, settled: flag },
  ),
  watch,
  convert: output(
    { converted: flag, losses: listOf(loss) },
    { written: flag, text, snippets: listOf(details) },
  ),
  log,
  preset,
  rules: output({ rules: listOf(shape(rule)) }),
  explain: output({
    rules: listOf(
      shape(
        { ...rule, message: text, why: text, source, fixes: texts },
        { example: shape({ path: text, lines: listOf(shownLine) }), corrected: listOf(shownLine) },
      ),
    ),
  }),
  error: output({ error: errorPart }),
} as const satisfies Readonly<Record<string, JsonSchema>>;

type SchemaName = keyof typeof schemas;

/** The names of the schemas: the commands that print JSON, and `error`. */
export const schemaNames = Object.keys(schemas) as readonly SchemaName[];

/** The schema of what a command prints, as a document of its own. */
export const outputSchema = (name: SchemaName): JsonSchema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: name === 'error' ? 'gatepost: an error' : `gatepost ${name} --format json`,
  ...schemas[name],
});
