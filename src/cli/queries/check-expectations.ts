// Expectations checked, with why each that is not met is not.
import { type AnyVerdict, prepareAny, questionOf } from '../../core/questions/registry.ts';
import { defaultReader, isReaderId, readerOf } from '../../core/readers/registry.ts';
import { fileOfCell } from '../../core/workspace/cell-queries.ts';
import { cellPart, cellQuestion, type Expectation } from '../../core/workspace/expectation.ts';
import { checkExpectations, type ExpectationResult } from '../../core/workspace/expectations.ts';
import type { Site } from '../../core/workspace/site.ts';
import { cliWords as words } from '../../messages/en/cli.ts';
import { explain } from '../../messages/explain.ts';
import type { CliWorkspace } from '../input/open-workspace.ts';
import { statusOfResponse } from '../network/fetch-file.ts';
import { crawlerName, type LineJson, lineToJson } from '../output/format-verdict.ts';
import { questionRows } from './question-table.ts';

/** What came of one expectation, in words. */
export interface CheckedExpectation {
  readonly result: ExpectationResult;
  /** Who asks for what: `GPTBot, /private/`. */
  readonly about: string;
  readonly wanted: string;
  /** Absent if it could not be asked. */
  readonly got?: string;
  /** The line that decides, if one does. */
  readonly by?: LineJson;
  /** Why it is not met. */
  readonly why: string;
}

const answerWordFor = (result: ExpectationResult, key: string): string => {
  const { expectation } = result;
  const row = questionRows.find(({ id }) => id === cellQuestion(expectation));
  return row && cellPart(expectation) === undefined ? row.word(key) : key;
};

/** The same cell with all that can be told of it; half an answer is told by its line alone. */
function explainableVerdict(
  site: Site,
  finder: string,
  { expectation, reader: id }: ExpectationResult,
): AnyVerdict {
  const reader = readerOf(isReaderId(id) ? id : defaultReader);
  const looks = expectation.reader === undefined && isReaderId(finder) ? readerOf(finder) : reader;
  const { status, redirects } = expectation;
  const options = questionOf(cellQuestion(expectation))?.optionsFor(expectation.asked, {
    reader,
    file: fileOfCell(site, expectation, looks),
    ...(status === undefined ? {} : { status }),
    ...(redirects === undefined ? {} : { redirects }),
  });
  return prepareAny(site, options!)(expectation.agent, expectation.url);
}

function explainFailure(site: Site, finder: string, result: ExpectationResult): string {
  const { problem, outcome, expectation } = result;
  if (problem) return words.test.problems[problem.code](problem.params.value);
  const isTold = outcome === 'failed' && cellPart(expectation) === undefined;
  return isTold ? explain(explainableVerdict(site, finder, result)) : '';
}

function toCheckedExpectation(
  { site }: CliWorkspace,
  finder: string,
  result: ExpectationResult,
): CheckedExpectation {
  const { expectation, verdict } = result;
  const { agent, url, expect } = expectation;
  const asked = Object.values(expectation.asked ?? {}).filter((value) => typeof value === 'string');
  const part = cellPart(expectation);
  const what = [crawlerName(agent), ...asked, ...(part === undefined ? [] : [part]), url];
  return {
    result,
    about: what.join(', '),
    wanted: answerWordFor(result, expect),
    ...(verdict ? { got: answerWordFor(result, verdict.key) } : {}),
    ...(verdict?.by ? { by: lineToJson(site, verdict.by) } : {}),
    why: explainFailure(site, finder, result),
  };
}

/** Expectations with the result of the request for their file, where a server was asked and they state none. */
function withResponses({ site, workspace, replaced }: CliWorkspace, finder: string): readonly Expectation[] {
  const byPath = new Map(replaced.map(({ path, response }) => [path, response]));
  return workspace.expectations.map((expectation) => {
    const { status, redirects, reader: id = finder } = expectation;
    const takesStatus = questionRows
      .find((row) => row.id === cellQuestion(expectation))
      ?.takes.includes('status');
    const path = isReaderId(id) ? fileOfCell(site, expectation, readerOf(id)) : '';
    const response = byPath.get(path);
    if (!response || !takesStatus || status !== undefined || redirects !== undefined) return expectation;
    return { ...expectation, status: statusOfResponse(response), redirects: response.redirects.length };
  });
}

/** Checks all expectations of a workspace, under the readers given, else under its own. */
export function checkWorkspaceExpectations(
  opened: CliWorkspace,
  readers: readonly string[] | undefined,
): CheckedExpectation[] {
  const { reader } = opened.workspace;
  const chosen = reader || defaultReader;
  const expectations = withResponses(opened, chosen);
  const results = checkExpectations(opened.site, expectations, {
    reader: chosen,
    readers: readers ?? [chosen],
  });
  return results.map((result) => toCheckedExpectation(opened, chosen, result));
}
