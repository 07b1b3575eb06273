// Prepares the question about AI use for all URLs: records, statements, signals, policy tokens.
import type { AiPurpose } from '../../../catalogue/ai-purposes.ts';
import { isTokenFor, policyTokensFor } from '../../../catalogue/policy-tokens.ts';
import { aiSearchCrawlers, singlePurposes } from '../../../catalogue/single-purpose.ts';
import { findEdition, newestEdition, type UsageEdition } from '../../../catalogue/usage-vocabulary.ts';
import { pathOfRule } from '../../../matching/path-rule.ts';
import { crawlerName } from '../../../matching/product-token.ts';
import type { PolicyFiles } from '../../../questions/question.ts';
import type { PreparedCarrier } from '../../../questions/use-carrier.ts';
import { attach05 } from '../../../readers/attach-05.ts';
import { lowerCase } from '../../../text/lower-case.ts';
import { answerFetch, type FetchAnswers } from '../../rep/question/fetch.ts';
import { type AgentClass, classOfAgent } from '../../rep/question/fetch-plan.ts';
import type { Selection } from '../../rep/question/select-records.ts';
import type { RuleLine } from '../../rep/robots-record.ts';
import { carrierClassOf, prepareCarriers } from './ai-use-carriers.ts';
import {
  answersIn,
  type ShownLine,
  type SignalLine,
  type StatementsOfFile,
  statementsOf,
} from './ai-use-statements.ts';
import { type UsageRun, usageRun } from './ai-use-usage.ts';
import type { AiUseOptions, SignalScope } from './ai-use-verdict.ts';

export interface AiUsePlan {
  readonly fetching: FetchAnswers;
  /** Absent if the site does not have the file. */
  readonly statements: StatementsOfFile | undefined;
  readonly purpose: AiPurpose;
  readonly scope: SignalScope;
  readonly edition: UsageEdition;
  /** The depths of rules, kept because each cell that a rule blocks needs it. */
  readonly depths: Map<RuleLine, number>;
  /** The carriers that the site has. */
  readonly carriers: readonly PreparedCarrier[];
}

/** The signals that count for an agent under one scope. */
export interface SignalAnswers {
  readonly lines: readonly SignalLine[];
  readonly yes: readonly number[];
  readonly no: readonly number[];
}

/** A policy token, and the records that apply to it. */
export interface TokenClass {
  readonly token: string;
  readonly agentClass: AgentClass;
  readonly isNamed: boolean;
}

/** Agents that get the same answers. */
export interface AiUseClass {
  readonly key: string;
  readonly agentClass: AgentClass;
  /** Whether a record has the agent's own name, rather than one that it falls back to. */
  readonly isNamed: boolean;
  /** Whether it has the records for all crawlers without a record of their own. */
  readonly isDefault: boolean;
  /** Whether it is known to serve the purpose of the question and no other (ai use). */
  readonly isSingle: boolean;
  readonly usages: UsageRun;
  readonly signals: Readonly<Record<SignalScope, SignalAnswers>>;
  /** The licenses that apply to it. */
  readonly licenses: readonly ShownLine[];
  /** Lines of its own records that say yes. */
  readonly ownYes: readonly number[];
  readonly tokens: readonly TokenClass[];
}

/** @throws RangeError if there is no such edition. */
export function planAiUse(site: PolicyFiles, options: AiUseOptions): AiUsePlan {
  const { purpose, file, signalScope = 'record', edition } = options;
  const labels = edition === undefined ? newestEdition : findEdition(edition);
  if (!labels) throw new RangeError(`there is no edition "${edition}"`);
  const fetching = answerFetch(site, {
    question: 'fetch',
    reader: attach05,
    ...(file === undefined ? {} : { file }),
  });
  const read = fetching.plan.file;
  const statements = read && statementsOf(read.policy, read.records);
  return {
    fetching,
    statements,
    purpose,
    scope: signalScope,
    edition: labels,
    depths: new Map(),
    carriers: prepareCarriers(site),
  };
}

/** The records of an agent, and how they were selected. Agents with the same records share the class. */
interface SelectedRecords {
  readonly agentClass: AgentClass;
  readonly selection: Selection;
}

const selectFor = ({ plan, classOf }: FetchAnswers, agent: string): SelectedRecords => ({
  agentClass: classOf(agent),
  selection: classOfAgent(plan, agent).selection,
});

const hasOwnRecord = ({ selection: { name, quirk } }: SelectedRecords) =>
  name !== undefined && quirk === undefined;

/** The name of an agent, from any form of its user-agent. '' is any other crawler, and `*` is another spelling of it. */
export function nameOfAgent(agent: string): string {
  const name = crawlerName(agent, attach05.agent);
  return name === '*' ? '' : name;
}

const isSingle = (agent: string, purpose: AiPurpose): boolean =>
  isTokenFor(agent, purpose) ||
  singlePurposes.get(lowerCase(agent)) === purpose ||
  (purpose === 'ai-search' && aiSearchCrawlers.has(lowerCase(agent)));

const linesWithValue = (answers: readonly ShownLine[], value: string) =>
  answers.flatMap((answer) => (answer.value === value ? [answer.line] : []));

function signalsOf(lines: readonly SignalLine[], purpose: AiPurpose): SignalAnswers {
  const answers = answersIn(lines, purpose);
  return { lines, yes: linesWithValue(answers, 'yes'), no: linesWithValue(answers, 'no') };
}

/**
 * With the scope `record`, a line in no record is a default: it counts if the record says nothing about the
 * purpose.
 */
function signalsFor(
  ownSignals: readonly SignalLine[],
  { all, inNoRecord }: StatementsOfFile,
  purpose: AiPurpose,
): AiUseClass['signals'] {
  const ofRecord = signalsOf(ownSignals, purpose);
  const isStated = ofRecord.yes.length + ofRecord.no.length > 0;
  return {
    record: isStated ? ofRecord : signalsOf([...ownSignals, ...inNoRecord], purpose),
    file: signalsOf(all, purpose),
  };
}

const NO_SIGNALS: SignalAnswers = { lines: [], yes: [], no: [] };
const NO_USAGES: UsageRun = { rules: [], index: undefined };

function makeClass(plan: AiUsePlan, selected: SelectedRecords, agent: string, key: string): AiUseClass {
  const { agentClass, selection } = selected;
  const { fetching, statements, purpose, edition } = plan;
  const { reader, file } = fetching.plan;
  const isNamed = hasOwnRecord(selected);
  const base = {
    key,
    agentClass,
    isNamed,
    isDefault: selection.name === undefined && selection.records.length > 0,
    isSingle: isNamed && isSingle(agent, purpose),
  };
  if (!file || !statements)
    return {
      ...base,
      usages: NO_USAGES,
      signals: { record: NO_SIGNALS, file: NO_SIGNALS },
      licenses: [],
      ownYes: [],
      tokens: [],
    };
  const ownStatements = selection.records
    .flatMap((place) => file.records.records[place] ?? [])
    .map(statements.inRecord);
  const signals = ownStatements.flatMap((each) => each.signals);
  const { encoding } = file.policy.source;
  return {
    ...base,
    usages: usageRun(
      ownStatements.flatMap((each) => each.usages),
      { purpose, edition, encoding, path: reader.path },
    ),
    signals: signalsFor(signals, statements, purpose),
    licenses: statements.licensesFor(ownStatements),
    ownYes: signalsOf(signals, purpose).yes,
    tokens: policyTokensFor(agent, purpose).map((token) => {
      const tokenRecords = selectFor(fetching, token);
      return { token, agentClass: tokenRecords.agentClass, isNamed: hasOwnRecord(tokenRecords) };
    }),
  };
}

/** Everything that two agents must have in common to get the same answers. */
function keyOf({ fetching, purpose, carriers }: AiUsePlan, selected: SelectedRecords, agent: string): string {
  const { agentClass, selection } = selected;
  const selectionKind = hasOwnRecord(selected)
    ? isSingle(agent, purpose)
      ? 'only'
      : 'named'
    : (selection.quirk ?? '');
  const tokens = fetching.plan.file ? policyTokensFor(agent, purpose) : [];
  return [agentClass.key, selectionKind, ...tokens, carrierClassOf(carriers, agent)].join('|');
}

/** Returns the class of an agent, computed once for each. */
export function aiUseClasses(plan: AiUsePlan): (agent: string) => AiUseClass {
  const byAgent = new Map<string, AiUseClass>();
  const byKey = new Map<string, AiUseClass>();
  return (agent) => {
    let cached = byAgent.get(agent);
    if (!cached) {
      const name = nameOfAgent(agent);
      const selected = selectFor(plan.fetching, name);
      const key = keyOf(plan, selected, name);
      cached = byKey.get(key) ?? makeClass(plan, selected, name, key);
      byKey.set(key, cached);
      byAgent.set(agent, cached);
    }
    return cached;
  };
}

/**
 * The line that allows the agents of a class: an Allow that decides, or an empty Disallow if there is no other rule.
 */
export function findOpeningLine({ rules }: AgentClass, decides: RuleLine | undefined): number | undefined {
  if (decides) return decides.effect === 'allow' ? decides.line : undefined;
  const isOpen = rules.every((rule) => rule.effect === 'deny' && pathOfRule(rule) === '');
  return isOpen ? rules[0]?.line : undefined;
}
