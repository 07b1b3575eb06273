// The public API of the library: open a site, ask which crawlers may fetch which URLs and why, change it, print it.
// docs/library.md describes every function with an example.
import type { Deciding, DecidingOptions } from './analysis/never-decides/what-decides.ts';
import { applyPresetToFile, type PresetResult } from './analysis/presets/apply-preset.ts';
import { type PresetId, presets } from './analysis/presets/preset.ts';
import {
  type CompareReadersQuery,
  compareReaders as compareUnder,
  type ReaderComparison,
} from './analysis/reader-differences/compare-readers.ts';
import { decides as decidesIn } from './analysis/site-analysis.ts';
import {
  type Cells,
  type ReaderFlips,
  sideEffects as sideEffectsOf,
} from './analysis/suggestions/side-effects.ts';
import type { Wish } from './analysis/suggestions/situation.ts';
import { type Suggestions, suggestEdits as suggestFor } from './analysis/suggestions/suggest.ts';
import { type WeighedSuggestions, weighSuggestions as weighFor } from './analysis/suggestions/weigh.ts';
import { documentedCrawlers as crawlers } from './catalogue/documented-crawlers.ts';
import type { ReaderOrId } from './fetch.ts';
import { type ActionRequest, actionRequests as requestsTo } from './formats/acap/question/action-requests.ts';
import {
  type Catalogue,
  type CatalogueQuery,
  readCatalogue as catalogueIn,
} from './formats/data-txt/question/dataset-catalogue.ts';
import { type PinsYaml, readPinsYaml } from './formats/data-txt/yaml/pins.ts';
import type { PaceOptions } from './formats/extensions/question/delay.ts';
import { type Pace, preparePace as paceOf } from './formats/extensions/question/pace.ts';
import type { PolicyFiles } from './questions/question.ts';
import {
  type AnyOptions,
  type AnyVerdict,
  type AskedAgent,
  type OptionsOf,
  prepareAny as prepareAnyQuestion,
  type QuestionId,
  questionOf,
  type VerdictOf,
} from './questions/registry.ts';
import { readerOf } from './readers/registry.ts';
import { createPolicy } from './syntax/policy.ts';
import type { FileOptions } from './trial/version.ts';
import {
  acceptInput,
  assertAgent,
  assertAgents,
  assertInput,
  assertList,
  assertOptions,
  assertPath,
  assertUrls,
  assertWantedAnswer,
  type Prepared,
  type UrlOrText,
  urlText,
} from './workspace/library-input.ts';
import { type RecordsView, viewRecordsOf as recordsUnder } from './workspace/records-view.ts';
import { fileAt, type Site } from './workspace/site.ts';

export { explain } from '../messages/explain/explain.ts';
export { explainLoss } from '../messages/explain/explain-loss.ts';
export type { Deciding, DecidingOptions, NeverReason } from './analysis/never-decides/what-decides.ts';
export type { PresetAction, PresetResult, PresetRow } from './analysis/presets/apply-preset.ts';
export { type CrawlerPreset, type PresetId, presets } from './analysis/presets/preset.ts';
export type {
  CompareReadersQuery,
  ReaderComparison,
  ReaderDifference,
} from './analysis/reader-differences/compare-readers.ts';
export { rulesChanged, verdictDiff } from './analysis/site-analysis.ts';
export type { Candidate, CandidateCode, NoSuggestion } from './analysis/suggestions/candidate.ts';
export type { Cells, Flip, ReaderFlips } from './analysis/suggestions/side-effects.ts';
export type { Wish } from './analysis/suggestions/situation.ts';
export type { Suggestions } from './analysis/suggestions/suggest.ts';
export type { Change, Suggestion, WeighedSuggestions } from './analysis/suggestions/weigh.ts';
export type { RuleChange } from './analysis/versions/changed-rules.ts';
export type { AiPurpose } from './catalogue/ai-purposes.ts';
export { catalogueVersion, type Purpose } from './catalogue/crawlers.ts';
export {
  type DocumentedCrawler as Crawler,
  documentedCrawlers as crawlers,
  findDocumentedCrawler as findCrawler,
} from './catalogue/documented-crawlers.ts';
export { usageEditions } from './catalogue/usage-vocabulary.ts';
export { acapToRep } from './convert/acap-to-rep.ts';
export type { Conversion, Loss, LossCode } from './convert/conversion.ts';
export { pinsToRecords } from './convert/pins-to-records.ts';
export { type RepToAcapOptions, repToAcap } from './convert/rep-to-acap.ts';
export * from './edit.ts';
export {
  type Answer,
  answers,
  cacheSeconds,
  crawlDelay,
  type Decision,
  defaultReader,
  type FieldRef,
  isAllowed,
  type Matrix,
  type Outcome,
  type Prepared,
  policyUrl,
  productToken,
  type Reader,
  type ReaderId,
  type ReaderOrId,
  type Reason,
  readers,
  type Status,
  sitemaps,
  statusOutcome,
  type UrlOrText,
} from './fetch.ts';
export type { Capabilities } from './formats/acap/fallback.ts';
export type { ActionRequest } from './formats/acap/question/action-requests.ts';
export {
  type UsageAdvice,
  type UsageAnswer,
  type UsageOptions,
  type UsageReason,
  type UsageSettings,
  type UsageVerdict,
  usageAnswers,
} from './formats/acap/question/usage-verdict.ts';
export { type Usage, usages } from './formats/acap/usages.ts';
export type {
  Catalogue,
  CatalogueEntry,
  CatalogueQuery,
  IdleEntry,
} from './formats/data-txt/question/dataset-catalogue.ts';
export type { Metadata } from './formats/data-txt/question/dataset-metadata.ts';
export {
  type DatasetAnswer,
  type DatasetOptions,
  type DatasetReason,
  type DatasetVerdict,
  datasetAnswers,
} from './formats/data-txt/question/dataset-verdict.ts';
export { type SuggestedName, suggestedNames } from './formats/data-txt/suggested-names.ts';
export type { PinsColumn, PinsField, PinsList, PinsValue, PinsYaml } from './formats/data-txt/yaml/pins.ts';
export type { Honouring } from './formats/extensions/define-extension.ts';
export { type LineFact, lineFacts } from './formats/extensions/line-facts.ts';
export {
  type AiUseAnswer,
  type AiUseOptions,
  type AiUseReason,
  type AiUseVerdict,
  aiUseAnswers,
} from './formats/extensions/question/ai-use-verdict.ts';
export type { PaceOptions } from './formats/extensions/question/delay.ts';
export { mayVisitAt, type Pace, rateAt } from './formats/extensions/question/pace.ts';
export {
  type MobileOptions,
  type MobileReason,
  type MobileState,
  type MobileVerdict,
  mobileStates,
} from './formats/mobile-agents/question/mobile-verdict.ts';
export type { Parser } from './formats/robots-pi/effective-directives.ts';
export type { PageDirective } from './formats/robots-pi/question/crawler-restrictions.ts';
export {
  type IndexFollowKey,
  type IndexFollowOptions,
  type IndexFollowReason,
  type IndexFollowVerdict,
  indexFollowKeys,
} from './formats/robots-pi/question/index-follow-verdict.ts';
export type { Directives, PiFault } from './formats/robots-pi/read-pi.ts';
export { RobotsHandler, type RobotsProblem } from './formats/robots-pi/sax-handler.ts';
export {
  type CheckRow,
  type Finding,
  type FindingQuery,
  type Fix,
  findingMessage,
  findingReason,
  findings,
  findingTitle,
  fixTitle,
  type Severity,
} from './lint.ts';
export type { DecidedAnswer } from './proof/decided-answer.ts';
export type { Direction, OpenReason } from './proof/difference.ts';
export {
  type DifferenceQuery,
  type DifferingUrls,
  difference,
  type SiteDifference,
  type UnsettledUrls,
} from './proof/site-difference.ts';
export type { Step, StepCode, StepOutcome } from './questions/explanation-step.ts';
export type { AskOptions, Verdict } from './questions/question.ts';
export { type AnyOptions, type AnyVerdict, answersTo } from './questions/registry.ts';
export type { CellProblem, CellVerdict } from './workspace/cell-queries.ts';
export { cleanUrl } from './workspace/clean-url.ts';
export type { ExpectableCell, Expectation } from './workspace/expectations/expectation.ts';
export {
  checkExpectations,
  type ExpectationOutcome,
  type ExpectationReaders,
  type ExpectationResult,
} from './workspace/expectations/expectations.ts';
export { type OpenedWorkspace, openWorkspace } from './workspace/opened-workspace.ts';
export type { AgentView, OtherView, RecordsView, RecordView, RuleView } from './workspace/records-view.ts';

/**
 * `prepare` for programs that do not know the question in advance.
 * @throws RangeError if there is no such question or reader, TypeError if an argument is missing.
 */
export function prepareAny(site: PolicyFiles, options: AnyOptions): Prepared<AnyVerdict> {
  assertInput('site', site);
  assertOptions(options);
  return acceptInput(prepareAnyQuestion(site, options));
}

/**
 * Prepares a question for many agents and URLs: records and rules are read once. An agent is a name, a name with a
 * version, or a whole User-agent header.
 * @throws RangeError if there is no such question or reader, TypeError if an argument is missing. The returned function
 * throws only a TypeError, for an agent or a URL of another type.
 */
export const prepare = prepareAny as <Q extends QuestionId>(
  site: PolicyFiles,
  options: { readonly question: Q } & OptionsOf<Q>,
) => Prepared<VerdictOf<Q>>;

/** Answers a question once. For more than one agent or URL use `prepare`. @throws as `prepare` does. */
export const ask = ((
  site: PolicyFiles,
  query: AnyOptions & { readonly agent?: string; readonly url: UrlOrText },
) => {
  const preparedQuestion = prepareAny(site, query);
  const { agent = questionOf(query.question)?.needsAgent ? undefined : '' } = query;
  return preparedQuestion(agent as string, query.url);
}) as <Q extends QuestionId>(
  site: PolicyFiles,
  query: { readonly question: Q } & OptionsOf<Q> & AskedAgent<Q> & { readonly url: UrlOrText },
) => VerdictOf<Q>;

function assertWish(wish: Wish): void {
  assertInput('wish', wish);
  assertAgents([wish.agent, ...(wish.others ?? [])]);
  urlText(wish.url);
  assertPath(wish.file);
  assertWantedAnswer(wish.wanted);
}

function assertCells(cells: Cells): void {
  assertInput('cells', cells);
  assertAgents(cells.agents);
  assertUrls(cells.urls);
  assertList('readers', cells.readers);
}

/**
 * Finds edits of the policy file that each give one cell the wanted answer for one reader. Each edit is checked by
 * asking again. Their other effects are not examined; `weighSuggestions` does that.
 * @throws RangeError if there is no such reader.
 */
export function suggestEdits(site: PolicyFiles, wish: Wish): Suggestions {
  assertInput('site', site);
  assertWish(wish);
  return suggestFor(site, wish);
}

/**
 * Returns the best suggestions, with all their effects on a table.
 * @throws RangeError if there is no such reader.
 */
export function weighSuggestions(site: PolicyFiles, wish: Wish, cells: Cells): WeighedSuggestions {
  assertInput('site', site);
  assertWish(wish);
  assertCells(cells);
  return weighFor(site, wish, cells);
}

/**
 * Returns the cells of a table whose answer changes between two versions of a site, per reader in the given order. The
 * list of URLs must not change afterward.
 * @throws RangeError if there is no such reader.
 */
export function sideEffects(
  before: PolicyFiles,
  after: PolicyFiles,
  cells: Cells,
  options?: FileOptions,
): readonly ReaderFlips[] {
  assertInput('site', before);
  assertInput('site', after);
  assertPath(options?.file);
  assertCells(cells);
  return sideEffectsOf(before, after, cells, options);
}

/**
 * Finds where readers differ about fetching, grouped by cause, with fixes that were tried on all cells.
 * @throws RangeError if there is no such reader.
 */
export function compareReaders(site: PolicyFiles, query: CompareReadersQuery): ReaderComparison {
  assertInput('site', site);
  assertInput('query', query);
  const { agents, urls, readers, file } = query;
  assertPath(file);
  assertAgents(agents);
  assertUrls(urls);
  if (readers !== undefined) assertList('readers', readers);
  return compareUnder(site, query);
}

/** Prepares the question which pace a file requests from a crawler. @throws RangeError if there is no such reader. */
export function preparePace(site: PolicyFiles, options: PaceOptions): (agent: string) => Pace {
  assertInput('site', site);
  assertInput('pace options', options);
  assertPath(options.file);
  const pace = paceOf(site, options);
  return (agent) => {
    assertAgent(agent);
    return pace(agent);
  };
}

/** Returns all requests to a crawler on a site, file by file, in the order of their lines (ACAP 1.1 2.6). */
export function actionRequests(
  site: PolicyFiles,
  agent: string,
  settings?: Parameters<typeof requestsTo>[2],
): readonly ActionRequest[] {
  assertInput('site', site);
  assertAgent(agent);
  return requestsTo(site, agent, settings);
}

/** Returns the data sets that a site lists. A file that cannot be read gives an empty list and `unknown`. */
export function catalogueOf(site: PolicyFiles, query: CatalogueQuery = {}): Catalogue {
  assertInput('site', site);
  assertPath(query.file);
  if (query.agent !== undefined) assertAgent(query.agent);
  return catalogueIn(site, query);
}

/**
 * Finds whether the rule on a line ever decides for a reader. Returns a crawler and a URL for which it does
 * (`witness`); or why there are none, with the lines that come first (`never`); or that a million steps were not enough
 * to find out (`unsettled`). Lines are 0-based; a line that is not a rule never decides.
 * @throws RangeError if there is no such reader, or the site has no such file.
 */
export function decides(site: Site, options: DecidingOptions): Deciding {
  assertInput('site', site);
  assertInput('rule options', options);
  return decidesIn(site, options);
}

/** Returns the records of a file for a reader; lines are 0-based. @throws RangeError if the site has no such file. */
export const recordsOf = (site: Site, path: string, reader: ReaderOrId): RecordsView =>
  recordsUnder(site, path, readerOf(reader));

/**
 * Reads a data.txt that is YAML as the R package pins writes it; returns undefined for any other file.
 * @throws RangeError if the site has no such file.
 */
export function pinsIn(site: Site, path: string): PinsYaml | undefined {
  const { source, format } = fileAt(site, path);
  return readPinsYaml(createPolicy(source, format));
}

/** How a preset is applied. `reader`: the reader whose answers are listed. */
export interface ApplyPresetOptions {
  readonly reader?: ReaderOrId;
  /** Whether the lines that state preferences (Content-Signal, Content-Usage) are written too. */
  readonly statements?: boolean;
}

/**
 * Returns the edits that make a file follow a preset for crawlers, with the answers for each crawler of the catalogue
 * before and after. Lines of the result are 0-based and refer to the file after the edits.
 * @throws RangeError if there is no such preset or reader.
 */
export function applyPreset(
  site: PolicyFiles,
  path: string,
  preset: PresetId,
  { reader, statements = false }: ApplyPresetOptions = {},
): PresetResult {
  assertInput('site', site);
  assertPath(path);
  const selectedPreset = presets.find(({ id }) => id === preset);
  if (!selectedPreset)
    throw new RangeError(
      `there is no preset "${preset}"; there are ${presets.map(({ id }) => id).join(', ')}`,
    );
  return applyPresetToFile(site, path, selectedPreset, {
    crawlers,
    ...(reader === undefined ? {} : { reader }),
    ...(statements ? { statements: selectedPreset.statements } : {}),
  });
}
