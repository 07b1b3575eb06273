// A list of changed answers, in which crawlers and readers with the same change are one entry.
import type { Answer } from '../questions/answer.ts';
import { addAll } from '../text/large-lists.ts';

/** A URL, and the crawlers and readers for which its answer changes in the same way. */
export interface ChangedAnswer {
  readonly url: string;
  readonly agents: readonly string[];
  readonly before: Answer;
  readonly after: Answer;
  /** Indexes of the readers. */
  readonly readers: readonly number[];
}

/** One answer that changes under one reader. */
interface AddedAnswer extends Omit<ChangedAnswer, 'agents' | 'readers'> {
  readonly agent: string;
  readonly reader: number;
}

/** Collects changed answers. */
export interface ChangedAnswers {
  readonly add: (answer: AddedAnswer) => void;
  /** Returns the entries, in the order of their first answers. */
  readonly list: () => readonly ChangedAnswer[];
}

/** @param limit the maximum number of changes that are listed, before crawlers are merged. */
export function createChangedAnswers(limit: number): ChangedAnswers {
  const changes = new Map<string, ChangedAnswer & { readonly readers: number[] }>();
  return {
    add({ agent, reader, ...change }) {
      const key = JSON.stringify([agent, change.url, change.before, change.after]);
      const existing = changes.get(key);
      if (existing) existing.readers.push(reader);
      else if (changes.size < limit) changes.set(key, { ...change, agents: [agent], readers: [reader] });
    },
    list() {
      const merged = new Map<string, ChangedAnswer & { readonly agents: string[] }>();
      for (const change of changes.values()) {
        const key = JSON.stringify([change.url, change.before, change.after, change.readers]);
        const existing = merged.get(key);
        if (existing) addAll(existing.agents, change.agents);
        else merged.set(key, { ...change, agents: [...change.agents] });
      }
      return [...merged.values()];
    },
  };
}
