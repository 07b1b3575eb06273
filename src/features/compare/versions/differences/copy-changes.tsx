// Copies what changes between two versions as text: the sentence, the areas, and the lines that differ.
import { useRef, useState } from 'react';
import { largestFirst } from '../../../../core/analysis/versions/change-clauses.ts';
import { countDifferences } from '../../../../core/analysis/versions/line-differences.ts';
import type { CooperativeTask } from '../../../../core/questions/cooperative-task.ts';
import {
  describeAgentsBelow,
  describeChanges,
  describeShape,
} from '../../../../messages/describe-changes.ts';
import { changedAreasWords } from '../../../../messages/en/comparison/changed-areas.ts';
import { versionsWords as words } from '../../../../messages/en/comparison/compare.ts';
import { runTask } from '../../../../state/idle-tasks.ts';
import { copyTextLater } from '../../../../state/table/table-export.ts';
import type { Versions } from '../../../../state/versions/compared-versions.ts';
import { useComparedVersions } from '../../../../state/versions/use-version-comparison.ts';
import { versionDiff } from '../../../../state/versions/version-diff.ts';
import { createProvedTask } from './proved-areas.tsx';

/** Proves what changes, and writes it as text. Pauses regularly, because the proof of a long file takes seconds. */
function* changesAsText(versions: Versions): CooperativeTask<string> {
  const { differences } = yield* versionDiff(versions);
  const task = createProvedTask(versions);
  const changes = task && (yield* task);
  const lines = differences.map(({ kind, text }) => `${kind === 'added' ? '+' : '-'} ${text}`);
  if (!changes) return [versions.path, ...lines, ''].join('\n');
  const { strong, rest } = describeChanges(changes, countDifferences(differences));
  const areas = largestFirst(changes.areas).map(({ direction, agents, shape }) => {
    const crawlers = changedAreasWords.forCrawlers(describeAgentsBelow(agents, changes, []));
    return `${changedAreasWords.directions[direction]}: ${describeShape(shape())}, ${crawlers}`;
  });
  return [strong + rest, ...areas, '', versions.path, ...lines, ''].join('\n');
}

export function CopyChanges() {
  const { versions } = useComparedVersions();
  const [said, setSaid] = useState('');
  const isCopying = useRef(false);
  const copy = async () => {
    if (isCopying.current) return;
    isCopying.current = true;
    setSaid(words.copying);
    const isCopied = await copyTextLater(runTask(changesAsText(versions)));
    isCopying.current = false;
    setSaid(isCopied ? words.copied : words.notCopied);
  };
  return (
    <>
      <button type="button" className="btn btn-quiet" onClick={() => void copy()}>
        {words.copy}
      </button>
      <output className="text-s quiet">{said}</output>
    </>
  );
}
