// Which documents the table shows: all, those with findings, those that are not saved as they are.

import { useMemo, useState } from 'react';
import type { DocumentQuestion } from '../../../core/formats/robots-pi/question/index-follow.ts';
import type { CooperativeTask } from '../../../core/questions/cooperative-task.ts';
import type { Site } from '../../../core/workspace/site.ts';
import { documentWords } from '../../../messages/en/formats/documents.ts';
import { languageTag } from '../../../messages/language.ts';
import { siteOf } from '../../../state/document/selectors.ts';
import { documentStore, useDocument } from '../../../state/document/use-document.ts';
import { documentQuestion } from '../../../state/table/questions/documents.ts';
import { useIdleTask } from '../../../state/use-idle-task.ts';
import styles from '../legend.module.css';
import { documentFindings, filterUnsaved } from './document-batch.ts';

const words = documentWords.batch.filters;

export type BatchFilter = keyof typeof words;
const batchFilters = ['all', 'found', 'changed'] as const satisfies readonly BatchFilter[];

interface FindingQuestion {
  readonly site: Site;
  readonly urls: readonly string[];
  readonly parser: DocumentQuestion['parser'];
}

/** The documents in which something was found. */
function* createFindingTask({ site, urls, parser }: FindingQuestion): CooperativeTask<readonly string[]> {
  const found: string[] = [];
  for (const url of urls) {
    if (documentFindings(site, url, parser).length > 0) found.push(url);
    yield;
  }
  return found;
}

export interface FilteredDocuments {
  readonly filter: BatchFilter;
  readonly choose: (filter: BatchFilter) => void;
  /** By filter; those with findings may lag behind, and are not known at first. */
  readonly urls: Readonly<Record<BatchFilter, readonly string[] | undefined>>;
  readonly shown: readonly string[];
}

export function useBatchFilter(all: readonly string[]): FilteredDocuments {
  const [filter, choose] = useState<BatchFilter>('all');
  const site = useDocument((state) => siteOf(state.document));
  const saved = useDocument((state) => state.saved);
  const parser = useDocument((state) => documentQuestion(state.view).parser);
  const question = useMemo(() => ({ site, urls: all, parser }), [site, all, parser]);
  const found = useIdleTask(question, createFindingTask)?.result;
  // What is saved, and what the files are, decides what is changed.
  const changed = useMemo(
    () => (site && saved ? filterUnsaved(documentStore.getState(), all) : []),
    [site, saved, all],
  );
  const known = useMemo(() => new Set(all), [all]);
  const urls = { all, found: found?.filter((url) => known.has(url)), changed };
  return { filter, choose, urls, shown: urls[filter] ?? all };
}

export function BatchFilters({ filter, choose, urls }: FilteredDocuments) {
  return (
    <fieldset className={styles['answers']} aria-label={documentWords.batch.show}>
      {batchFilters.map((one) => (
        <button key={one} type="button" aria-pressed={one === filter} onClick={() => choose(one)}>
          {words[one]}{' '}
          <span className={styles['count']}>{urls[one]?.length.toLocaleString(languageTag())}</span>
        </button>
      ))}
    </fieldset>
  );
}
