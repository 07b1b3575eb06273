// The steps of an explanation about fetching, and the part of the reader's source that each follows.

import { cite } from '../../../catalogue/citations.ts';
import type { Status } from '../../../questions/answer.ts';
import type { StepCode, StepSections, UncitedStep } from '../../../questions/explanation-step.ts';
import type { Reader } from '../../../readers/reader.ts';
import { memoizeByKey } from '../../../text/lazy.ts';

type StepCodeWith<Prefix extends string> = Extract<StepCode, `${Prefix}${string}`>;

type FetchStepCode =
  | 'other-site'
  | 'own-file'
  | 'status'
  | 'access-unlimited'
  | 'redirects'
  | 'encoding-unread'
  | 'mark-kept'
  | 'line-cut'
  | 'value-invalid'
  | 'robots-txt-ignored'
  | 'no-record'
  | 'url-read-as'
  | 'no-rule'
  | StepCodeWith<'file-'>
  | StepCodeWith<'record-'>
  | StepCodeWith<'rule-'>;

/** A step of an explanation about fetching. */
export type FetchStep = UncitedStep<FetchStepCode>;

const sectionOfStatus = (status: Status): 'redirects' | 'unavailable' | 'unreachable' => {
  if (typeof status === 'number' && status >= 300 && status < 400) return 'redirects';
  return typeof status === 'number' && status >= 400 && status < 500 ? 'unavailable' : 'unreachable';
};

/** What operators document about their own crawlers. The step itself has the page and its date. */
const QUIRK = cite('pages of the operators');

/** Returns the sections that the steps of a reader follow. Cached, as a table of them is made for every verdict. */
export const fetchStepSections = memoizeByKey(
  ({ sections }: Reader): StepSections<FetchStepCode> => ({
    'other-site': sections.place,
    'own-file': sections.ownFile,
    'file-absent': sections.unavailable,
    'file-read': sections.place,
    'file-too-long': sections.fileLimit,
    'file-not-utf-8': sections.text,
    'file-cut': sections.fileLimit,
    status: ({ status }) => sections[sectionOfStatus(status)],
    'access-unlimited': sections.noRecord,
    redirects: sections.redirects,
    'encoding-unread': sections.text,
    'mark-kept': sections.text,
    'line-cut': sections.lineLimit,
    'value-invalid': sections.text,
    'robots-txt-ignored': QUIRK,
    'record-fallback': QUIRK,
    'record-fallback-unknown': QUIRK,
    'record-star-ignored': QUIRK,
    'record-named': sections.records,
    'record-joined': sections.records,
    'record-later': sections.records,
    'record-less-specific': sections.records,
    'record-other': sections.records,
    'record-ruleless': sections.recordLines,
    'record-default': sections.records,
    'record-default-joined': sections.records,
    'record-default-later': sections.records,
    'record-default-unused': sections.records,
    'no-record': ({ aside }) => (aside?.why === 'star-ignored' ? QUIRK : sections.noRecord),
    'url-read-as': sections.comparison,
    'rule-first': sections.choice,
    'rule-longest': sections.choice,
    'rule-furthest': sections.choice,
    'rule-no-match': sections.comparison,
    'rule-not-asked': sections.choice,
    'rule-shorter': sections.choice,
    'rule-less-far': sections.choice,
    'rule-yields': sections.choice,
    'rule-later': sections.choice,
    'rule-empty': sections.emptyPath,
    'rule-dollar': sections.comparison,
    'rule-unknown': sections.recordLines,
    'rule-orphan': sections.orphans,
    'no-rule': sections.noRule,
  }),
);
