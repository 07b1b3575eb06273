// Checks expectations, and explains why an expectation is not met.
import { type AnyVerdict, prepareAny, questionOf } from '../../core/questions/registry.ts';
import { defaultReader, isReaderId, readerOf } from '../../core/readers/registry.ts';
import { findNearestValue } from '../../core/syntax/nearest-name.ts';
import { fileOfCell } from '../../core/workspace/cell-queries.ts';
import { cellPart, cellQuestion, type Expectation } from '../../core/workspace/expectations/expectation.ts';
import { checkExpectations, type ExpectationResult } from '../../core/workspace/expectations/expectations.ts';
import type { Site } from '../../core/workspace/site.ts';
import { cliWords as words } from '../../messages/en/cli/output.ts';
import { explain } from '../../messages/explain/explain.ts';
import type { CliWorkspace } from '../input/open-workspace.ts';
import { statusOfResponse } from '../network/fetch-file.ts';
import { crawlerName, lineToJson } from '../output/format-verdict.ts';
import type { CheckedStatement } from './checked-statement.ts';
import { questionRows } from './question-table.ts';

const answerWordFor = (result: ExpectationResult, key: string): string => {
  const { expectation } = result;
  const row = questionRows.find(({ id }) => id === cellQuestion(expectation));
  return row && cellPart(expectation) === undefined ? row.word(key) : key;
};

/** The verdict of the same cell with an explanation. Part of an answer has no explanation but its line. */
function explainableVerdict(
  site: Site,
  fileReaderId: string,
  { expectation, reader: id }: ExpectationResult,
): AnyVerdict {
  const reader = readerOf(isReaderId(id) ? id : defaultReader);
  const fileReader =
    expectation.reader === undefined && isReaderId(fileReaderId) ? readerOf(fileReaderId) : reader;
  const { status, redirects } = expectation;
  const options = questionOf(cellQuestion(expectation))?.optionsFor(expectation.asked, {
    reader,
    file: fileOfCell(site, expectation, fileReader),
    ...(status === undefined ? {} : { status }),
    ...(redirects === undefined ? {} : { redirects }),
  });
  return prepareAny(site, options!)(expectation.agent, expectation.url);
}

/** The answer that an expected value is probably intended as; undefined if it is an answer, or like none. */
function nearestAnswer(expectation: Expectation): string | undefined {
  const answers = questionOf(cellQuestion(expectation))?.answers ?? [];
  if (cellPart(expectation) !== undefined || answers.includes(expectation.expect)) return undefined;
  return findNearestValue(expectation.expect, answers);
}

function explainFailure(site: Site, fileReaderId: string, result: ExpectationResult): string {
  const { problem, outcome, expectation } = result;
  if (problem) return words.test.problems[problem.code](problem.params.value);
  const nearest = outcome === 'failed' ? nearestAnswer(expectation) : undefined;
  if (nearest !== undefined) return words.test.notAnAnswer(expectation.expect, nearest);
  const isExplainable = outcome === 'failed' && cellPart(expectation) === undefined;
  return isExplainable ? explain(explainableVerdict(site, fileReaderId, result)) : '';
}

function toCheckedStatement(
  { site }: CliWorkspace,
  fileReaderId: string,
  result: ExpectationResult,
): CheckedStatement {
  const { expectation, verdict, outcome, reader, problem } = result;
  const { agent, url, expect, note } = expectation;
  const settings = Object.values(expectation.asked ?? {}).filter((value) => typeof value === 'string');
  const part = cellPart(expectation);
  const rest = [...settings, ...(part === undefined ? [] : [part]), url].join(', ');
  const about = `${crawlerName(agent)}, ${rest}`;
  const wanted = answerWordFor(result, expect);
  const got = verdict && answerWordFor(result, verdict.key);
  const by = verdict?.by && lineToJson(site, verdict.by);
  const why = explainFailure(site, fileReaderId, result);
  return {
    isMet: outcome === 'met',
    isUnknown: got === undefined,
    reader,
    about,
    cell: { agent, rest },
    name: `${about}: ${wanted}`,
    failure: (who) =>
      got === undefined ? words.test.unknown(who, wanted) : words.test.failed(who, wanted, got),
    ...(by ? { by } : {}),
    why,
    ...(note === undefined ? {} : { note }),
    json: {
      outcome,
      reader,
      expectation,
      wanted,
      ...(verdict ? { got: { key: verdict.key, word: got, reason: verdict.reason } } : {}),
      ...(by ? { by } : {}),
      ...(problem ? { problem } : {}),
      ...(why === '' ? {} : { why }),
    },
  };
}

/** Adds the status of a server response to the expectations for that file that state none. */
function withResponses(
  { site, workspace, replaced }: CliWorkspace,
  fileReaderId: string,
): readonly Expectation[] {
  const byPath = new Map(replaced.map(({ path, response }) => [path, response]));
  return workspace.expectations.map((expectation) => {
    const { status, redirects, reader: id = fileReaderId } = expectation;
    const takesStatus = questionRows
      .find((row) => row.id === cellQuestion(expectation))
      ?.takes.includes('status');
    const path = isReaderId(id) ? fileOfCell(site, expectation, readerOf(id)) : '';
    const response = byPath.get(path);
    if (!response || !takesStatus || status !== undefined || redirects !== undefined) return expectation;
    return { ...expectation, status: statusOfResponse(response), redirects: response.redirects.length };
  });
}

/** Checks all expectations of a workspace for the given readers, else for its own. */
export function checkWorkspaceExpectations(
  opened: CliWorkspace,
  readers: readonly string[] | undefined,
): CheckedStatement[] {
  const { reader } = opened.workspace;
  const readerId = reader || defaultReader;
  const expectations = withResponses(opened, readerId);
  const results = checkExpectations(opened.site, expectations, {
    reader: readerId,
    readers: readers ?? [readerId],
  });
  return results.map((result) => toCheckedStatement(opened, readerId, result));
}
