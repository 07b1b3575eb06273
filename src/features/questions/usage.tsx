// The question about usages: its bar (crawler, purpose, silence), and the steps to an answer by part.
import { useMemo, useRef, useState } from 'react';
import { readAcapFile } from '../../core/formats/acap/acap-file.ts';
import { actionRequests } from '../../core/formats/acap/question/action-requests.ts';
import { usedUsages } from '../../core/formats/acap/question/main-usage.ts';
import type { UnmentionedUsage, UsageQuestion } from '../../core/formats/acap/question/usage.ts';
import type { UsageAnswer, UsageVerdict } from '../../core/formats/acap/question/usage-verdict.ts';
import { usages } from '../../core/formats/acap/usages.ts';
import type { Step, StepCode } from '../../core/questions/explanation-step.ts';
import type { Policy } from '../../core/syntax/policy.ts';
import { usageWords as words } from '../../messages/en/formats/acap.ts';
import { describeRestriction } from '../../messages/format-restriction.ts';
import type { GatepostState } from '../../state/document/document-store.ts';
import { matrixQuestionOf } from '../../state/document/matrix-question.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import { listedAgents, matrixQuery, queriedPolicy } from '../../state/table/matrix-query.ts';
import { defaultUsageQuestion, setUsageQuestion } from '../../state/table/questions/usage.ts';
import { VisibleText } from '../../ui/content/visible-text.tsx';
import { BarSelect, createNameOptions } from '../../ui/controls/bar-select.tsx';
import { useFieldVisit } from '../../ui/controls/use-field-visit.ts';
import { Popup } from '../../ui/overlays/popup.tsx';
import { CrawlerCapabilities } from './crawler-capabilities.tsx';
import styles from './question-bar.module.css';
import type { QuestionParts } from './question-parts.ts';
import { StepFold } from './steps/step-fold.tsx';
import { StepList } from './steps/step-list.tsx';
import stepStyles from './steps.module.css';

const unique = (names: readonly string[]) => [
  ...new Map(names.map((name) => [name.toLowerCase(), name])).values(),
];

/**
 * Returns the purposes of sub-records and the crawlers that records name, in file order, without duplicates
 * (2.3.3).
 */
function namesIn(policy: Policy) {
  const { records } = readAcapFile(policy);
  return {
    purposes: unique(
      records.flatMap(({ subRecords }) =>
        subRecords.flatMap(({ purposes }) => purposes.map(({ field }) => field.value)),
      ),
    ),
    crawlers: unique(
      records.flatMap(({ crawlers }) =>
        crawlers.filter(({ field }) => !field.any).map(({ field }) => field.name),
      ),
    ),
  };
}

/** The names of a kind in the file of the question. */
function useNames(kind: 'purposes' | 'crawlers'): readonly string[] {
  const policy = useDocument(queriedPolicy);
  return useMemo(() => namesIn(policy), [policy])[kind];
}

const updateUsageQuestion = (change: Parameters<typeof setUsageQuestion>[1]) =>
  setUsageQuestion(documentStore, change);

function CrawlerSelect({ crawler }: UsageQuestion) {
  const named = useNames('crawlers');
  const columns = useDocument(listedAgents);
  return (
    <BarSelect
      label={words.crawler}
      value={crawler}
      options={createNameOptions(words.anyCrawler, ...named, ...columns, crawler)}
      choose={(crawlerName) => updateUsageQuestion({ crawler: crawlerName })}
    />
  );
}

function PurposeSelect({ purpose = '' }: UsageQuestion) {
  const purposes = useNames('purposes');
  const { write, onFocus, onKeyDown } = useFieldVisit(purpose, (text) =>
    updateUsageQuestion({ purpose: text }),
  );
  if (purposes.length === 0 && purpose === '') return null;
  return (
    <label>
      {words.purpose}
      <input
        className="field"
        list="usage-purposes"
        aria-label={words.otherPurpose}
        placeholder={words.noPurpose}
        spellCheck={false}
        autoCapitalize="off"
        value={purpose}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
        onChange={({ target }) => write(target.value)}
      />
      <datalist id="usage-purposes">
        {purposes.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </datalist>
    </label>
  );
}

const unmentionedUsageChoices = Object.entries(words.silences) as (readonly [UnmentionedUsage, string])[];

function UnmentionedUsageSelect({ silence }: UsageQuestion) {
  return (
    <BarSelect
      label={words.silence}
      value={silence}
      options={unmentionedUsageChoices}
      choose={(newSilence) => updateUsageQuestion({ silence: newSilence })}
    />
  );
}

const queriedSite = (state: GatepostState) => matrixQuery(state).site;

/** The maximum number of crawlers for which requests are listed. */
const MAX_CRAWLERS = 50;

/** What the operators of some crawlers are requested to do soon. */
function CrawlerRequests({ crawlers }: { crawlers: readonly string[] }) {
  const site = useDocument(queriedSite);
  const crawlerMatch = useDocument(
    ({ view }) => matrixQuestionOf('usage', view.subject)?.settings?.crawlerMatch ?? 'exact',
  );
  const requests = crawlers
    .slice(0, MAX_CRAWLERS)
    .map((crawler) => ({ crawler, requests: actionRequests(site, crawler, { crawlerMatch }) }))
    .filter(({ requests }) => requests.length > 0);
  return requests.map(({ crawler, requests }) => (
    <details key={crawler} className={styles['requests']}>
      <summary>{words.requests.title(requests.length, crawler)}</summary>
      <ul>
        {requests.map(({ action, path, file, line }) => (
          <li key={`${file} ${line}`}>
            {words.requests.request[action]}{' '}
            <code>
              <VisibleText text={path} />
            </code>
          </li>
        ))}
      </ul>
    </details>
  ));
}

/** How many of all usages the file uses: their columns come first, and the others may be out of sight. */
function UsedUsages() {
  const policy = useDocument(queriedPolicy);
  const used = useMemo(() => usedUsages(policy).length, [policy]);
  return (
    <span className="text-s quiet" title={words.usedTitle}>
      {words.used(used, usages.length)}
    </span>
  );
}

function UsageOptions() {
  const subject = useDocument(({ view }) => matrixQuestionOf('usage', view.subject)) ?? defaultUsageQuestion;
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const columns = useDocument(listedAgents);
  const { usage, crawler } = subject;
  return (
    <div className={styles['bar']}>
      {usage === undefined && <CrawlerSelect {...subject} />}
      {usage === undefined && <UsedUsages />}
      <PurposeSelect {...subject} />
      <UnmentionedUsageSelect {...subject} />
      <button
        ref={button}
        type="button"
        className="btn"
        title={words.panel.title}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {words.understands}
      </button>
      <CrawlerRequests crawlers={usage === undefined ? [crawler] : columns} />
      {isOpen && (
        <Popup
          label={words.panel.title}
          beside={() => button.current}
          onClose={() => setOpen(false)}
          onClosed={() => button.current?.focus()}
        >
          <CrawlerCapabilities subject={subject} />
        </Popup>
      )}
    </div>
  );
}

type UsageStepPart = 'file' | 'records' | 'others' | 'fields' | 'conventional';

const fileStepCodes: ReadonlySet<StepCode> = new Set([
  'acap-file-absent',
  'acap-version',
  'acap-version-unknown',
  'other-site',
  'acap-no-purpose',
]);
const recordStepCodes: ReadonlySet<StepCode> = new Set([
  'acap-record-named',
  'acap-record-any',
  'acap-reference',
  'acap-reference-missing',
  'acap-reference-chain',
]);

function usagePartOf({ code }: Step): UsageStepPart {
  if (fileStepCodes.has(code)) return 'file';
  if (recordStepCodes.has(code)) return 'records';
  if (code === 'acap-record-other') return 'others';
  return code.startsWith('conventional-') ? 'conventional' : 'fields';
}

/** A restriction as its chip in the form says it. */
function inWords(qualifier: string): string {
  const at = qualifier.indexOf('=');
  return describeRestriction(qualifier.slice(0, at), qualifier.slice(at + 1));
}

/** Sorts steps by their lines, file by file; the deciding step keeps its place in its file. */
function sortSteps(steps: readonly Step[]): Step[] {
  const files = [...new Set(steps.map(({ by }) => by?.path))];
  const place = ({ by }: Step) => by?.line ?? Infinity;
  const file = ({ by }: Step) => files.indexOf(by?.path);
  return steps.toSorted((a, b) => file(a) - file(b) || place(a) - place(b) || 0);
}

/** A sentence about a way of presenting that has a separate answer. */
function carveOutSentence({ usage, key }: UsageVerdict['advice']['carveOuts'][number]): string {
  const [answer = ''] = key.split(' ');
  return words.trace.carveOut(usage, words.answers[answer as UsageAnswer]);
}

function UsageAdvice({ verdict }: { verdict: UsageVerdict }) {
  const silence = useDocument(({ view }) => matrixQuestionOf('usage', view.subject)?.silence ?? 'permitted');
  const { advice, answer } = verdict;
  const sentences = [
    ...(advice.blockedBy ? [words.trace.blockedBy] : []),
    ...(answer === 'unspecified' ? [words.trace.silence(words.silences[silence])] : []),
    ...(advice.requests.length > 0
      ? [words.trace.requests(advice.requests.map((one) => words.requests.request[one]))]
      : []),
    ...(advice.carveOuts.length > 0 ? [words.trace.carveOuts(advice.carveOuts.map(carveOutSentence))] : []),
    ...(advice.embeddedMayOverride ? [words.trace.embedded] : []),
  ];
  if (sentences.length === 0) return null;
  return (
    <li>
      <h3>{words.trace.parts.advice}</h3>
      <ul className={stepStyles['sentences']}>
        {sentences.map((sentence) => (
          <li key={sentence}>
            <span />
            <span>{sentence}</span>
          </li>
        ))}
      </ul>
    </li>
  );
}

/** The fields that match, in the order of their lines; of those that do not match, several are folded into one line. */
function FieldSteps({ steps }: { readonly steps: readonly Step[] }) {
  const missed = sortSteps(steps.filter(({ outcome }) => outcome === 'no-match'));
  const isFolded = missed.length > 1;
  const listed = isFolded ? steps.filter(({ outcome }) => outcome !== 'no-match') : steps;
  const isOther = listed.some(({ by }) => by !== undefined);
  return (
    <div>
      <StepList steps={sortSteps(listed)} />
      {isFolded && <StepFold summary={words.trace.noMatch(missed.length, isOther)} steps={missed} />}
    </div>
  );
}

interface Props {
  readonly steps: readonly Step[];
  readonly verdict: UsageVerdict;
}

function UsageSteps({ steps, verdict }: Props) {
  const of = (part: UsageStepPart) => steps.filter((step) => usagePartOf(step) === part);
  const others = of('others');
  return (
    <ol>
      <li>
        <h3>{words.trace.parts.answer}</h3>
        <ul className={stepStyles['sentences']}>
          <li>
            <span />
            <span>
              {words.terms[verdict.answer]}
              {verdict.qualifiers.map((qualifier) => (
                <span key={qualifier} className={stepStyles['qualifier']}>
                  <VisibleText text={inWords(qualifier)} />
                </span>
              ))}
            </span>
          </li>
        </ul>
      </li>
      <li>
        <h3>{words.trace.parts.file}</h3>
        <StepList steps={of('file')} />
      </li>
      {of('records').length + others.length > 0 && (
        <li>
          <h3>{words.trace.parts.records}</h3>
          <div>
            <StepList steps={of('records')} />
            <StepFold summary={words.trace.otherRecords(others.length)} steps={others} />
          </div>
        </li>
      )}
      <li>
        <h3>{words.trace.parts.fields}</h3>
        {of('fields').length > 0 ? <FieldSteps steps={of('fields')} /> : <p>{words.trace.noFields}</p>}
      </li>
      {of('conventional').length > 0 && (
        <li>
          <h3>{words.trace.parts.conventional}</h3>
          <StepList steps={of('conventional')} />
        </li>
      )}
      <UsageAdvice verdict={verdict} />
    </ol>
  );
}

export const usageParts: QuestionParts = {
  question: 'usage',
  Options: UsageOptions,
  Steps: ({ steps, verdict }) => <UsageSteps steps={steps} verdict={verdict as UsageVerdict} />,
};
