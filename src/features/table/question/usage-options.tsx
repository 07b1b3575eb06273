// What a question about usages depends on besides: crawler, purpose, silence, what the crawler understands; requests.
import { useRef, useState } from 'react';
import { readAcapFile } from '../../../core/formats/acap/acap-file.ts';
import { actionRequests } from '../../../core/formats/acap/question/action-requests.ts';
import type { UnmentionedUsage, UsageQuestion } from '../../../core/formats/acap/question/usage.ts';
import { memoizeLast } from '../../../core/text/lazy.ts';
import { usageWords as words } from '../../../messages/en/formats/acap.ts';
import type { GatepostState } from '../../../state/document/document-store.ts';
import { documentStore, useDocument } from '../../../state/document/use-document.ts';
import { matrixQuery, queriedPolicy } from '../../../state/table/matrix-query.ts';
import { matrixQuestionOf } from '../../../state/table/matrix-question.ts';
import { defaultUsageQuestion, setUsageQuestion } from '../../../state/table/questions/usage.ts';
import { VisibleText } from '../../../ui/content/visible-text.tsx';
import { Popup } from '../../../ui/overlays/popup.tsx';
import { BarSelect, createNameOptions } from './bar-select.tsx';
import { CrawlerCapabilities } from './crawler-capabilities.tsx';
import styles from './usage-options.module.css';

// What the ACAP records suggest to ask about: purposes and crawlers they name.
const unique = (names: readonly string[]) => [
  ...new Map(names.map((name) => [name.toLowerCase(), name])).values(),
];

/** The purposes of the sub-records, in file order, without repeats (2.3.3). */
const purposesIn = (state: GatepostState): readonly string[] => namesOf(queriedPolicy(state)).purposes;

/** The crawlers that records name, in file order, without repeats. */
const crawlersIn = (state: GatepostState): readonly string[] => namesOf(queriedPolicy(state)).crawlers;

const namesOf = memoizeLast(2, (policy: ReturnType<typeof queriedPolicy>) => {
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
});

const updateUsageQuestion = (change: Parameters<typeof setUsageQuestion>[1]) =>
  setUsageQuestion(documentStore, change);

function CrawlerSelect({ crawler }: UsageQuestion) {
  const named = useDocument(crawlersIn);
  const columns = useDocument(({ document }) => document.columns);
  return (
    <BarSelect
      label={words.crawler}
      value={crawler}
      options={createNameOptions(words.anyCrawler, ...named, ...columns, crawler)}
      choose={(chosen) => updateUsageQuestion({ crawler: chosen })}
    />
  );
}

function PurposeSelect({ purpose = '' }: UsageQuestion) {
  const purposes = useDocument(purposesIn);
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
        onChange={(event) => updateUsageQuestion({ purpose: event.target.value })}
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
      choose={(chosen) => updateUsageQuestion({ silence: chosen })}
    />
  );
}

const queriedSite = (state: GatepostState) => matrixQuery(state).site;

/** Up to so many crawlers are asked about. */
const MAX_CRAWLERS = 50;

/** What the operators of some crawlers are asked to do soon. */
function CrawlerRequests({ crawlers }: { crawlers: readonly string[] }) {
  const site = useDocument(queriedSite);
  const crawlerMatch = useDocument(
    ({ view }) => matrixQuestionOf('usage', view.subject)?.settings?.crawlerMatch ?? 'exact',
  );
  const told = crawlers
    .slice(0, MAX_CRAWLERS)
    .map((crawler) => ({ crawler, requests: actionRequests(site, crawler, { crawlerMatch }) }))
    .filter(({ requests }) => requests.length > 0);
  return told.map(({ crawler, requests }) => (
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

export default function UsageOptions() {
  const subject = useDocument(({ view }) => matrixQuestionOf('usage', view.subject)) ?? defaultUsageQuestion;
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const columns = useDocument(({ document }) => document.columns);
  const { usage, crawler } = subject;
  return (
    <div className={styles['bar']}>
      {usage === undefined && <CrawlerSelect {...subject} />}
      <PurposeSelect {...subject} />
      <UnmentionedUsageSelect {...subject} />
      <button
        ref={button}
        type="button"
        className="btn"
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
