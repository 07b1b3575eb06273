// The rules in which two versions of a file differ, and whether they decide anything beyond the URLs of the table.
import { type Deciding, findWhatDecides } from '../../../../core/analysis/never-decides/what-decides.ts';
import {
  countOtherChangedLines,
  type RuleChange,
  rulesChanged,
} from '../../../../core/analysis/versions/changed-rules.ts';
import { lineAt } from '../../../../core/document/lines.ts';
import { sourceOfText } from '../../../../core/document/source.ts';
import { formatOfPath } from '../../../../core/formats/file-formats.ts';
import { prepareAnswers } from '../../../../core/formats/rep/question/prepare-answers.ts';
import type { CooperativeTask } from '../../../../core/questions/cooperative-task.ts';
import type { Decision, PreparedQuestion } from '../../../../core/questions/question.ts';
import type { Reader } from '../../../../core/readers/reader.ts';
import type { ReaderId } from '../../../../core/readers/registry.ts';
import { createPolicy, type Policy } from '../../../../core/syntax/policy.ts';
import type { Site } from '../../../../core/workspace/site.ts';
import { type DecidingOfReaders, groupReadersByAnswer } from '../../../../state/table/deciding-rules.ts';

export interface ChangedRulesQuestion {
  readonly before: Site;
  readonly after: Site;
  /** The path of the file, which a version may lack. */
  readonly path: string;
  /** The reader whose answers are first. */
  readonly chosen: ReaderId;
}

type Witness = Extract<Deciding, { readonly answer: 'witness' }>;

/** The verdicts of both versions about the URL that a rule decides, for the same crawler. */
export interface VerdictPair {
  readonly was: Decision;
  readonly is: Decision;
}

export interface ChangedRuleAnswer extends DecidingOfReaders {
  /** Present if a URL was found that the rule decides. */
  readonly both?: VerdictPair;
}

/** A changed rule. A removed one is checked in the older version, every other one in the newer. */
export interface ChangedRule {
  readonly change: RuleChange;
  /** The text of its line. */
  readonly text: string;
  readonly answers: readonly ChangedRuleAnswer[];
}

export interface ChangedRules {
  /** In the order of their lines, each in its own version. */
  readonly rules: readonly ChangedRule[];
  /** The number of further rules that were not examined. */
  readonly others: number;
  /** The number of changed lines that are not rules. They can change answers too. */
  readonly otherLines: number;
}

/** The maximum number of rules that are examined: one may take a second for all readers, although few do. */
export const MAX_RULES = 50;

const emptySource = sourceOfText('');

function policyAt(site: Site, path: string): Policy {
  const { source = emptySource, format = formatOfPath(path) } = site.files.get(path) ?? {};
  return createPolicy(source, format);
}

/** Returns the function that decides in a version of the file. Each reader is prepared once. */
function verdictIn(site: Site, path: string) {
  const preparedQuestions = new Map<Reader, PreparedQuestion<Decision>>();
  return (reader: Reader, { agent, url }: Witness): Decision => {
    let prepared = preparedQuestions.get(reader);
    if (!prepared)
      preparedQuestions.set(
        reader,
        (prepared = prepareAnswers(site, { question: 'fetch', reader, file: path })),
      );
    return prepared(agent, url);
  };
}

/** Examines the rules that were added, removed or moved, for every reader, in slices. */
export function* compareRules(question: ChangedRulesQuestion): CooperativeTask<ChangedRules> {
  const { before, after, path, chosen } = question;
  const policies = { before: policyAt(before, path), after: policyAt(after, path) };
  const changes = rulesChanged(policies.before, policies.after).toSorted((a, b) => a.line - b.line);
  yield;
  const [askBefore, askAfter] = [verdictIn(before, path), verdictIn(after, path)];
  const rules: ChangedRule[] = [];
  for (const change of changes.slice(0, MAX_RULES)) {
    const { line } = change;
    const [site, policy] = change.kind === 'removed' ? [before, policies.before] : [after, policies.after];
    const answers = yield* groupReadersByAnswer(chosen, function* (reader): CooperativeTask<
      Omit<ChangedRuleAnswer, 'readers'>
    > {
      const deciding = findWhatDecides(site, { reader, file: path, line });
      yield;
      if (deciding.answer !== 'witness') return { deciding };
      const was = askBefore(reader, deciding);
      yield;
      return { deciding, both: { was, is: askAfter(reader, deciding) } };
    });
    rules.push({ change, text: lineAt(policy.source.lines, line)?.text ?? '', answers });
  }
  const otherLines = countOtherChangedLines(policies.before, policies.after);
  return { rules, others: changes.length - rules.length, otherLines };
}
