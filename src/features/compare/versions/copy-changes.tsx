// Copies what changes between two versions as text: the sentence, the areas, and the lines that differ.
import { useState } from 'react';
import { closedFirst } from '../../../core/analysis/versions/change-clauses.ts';
import { runSync } from '../../../core/questions/cooperative-task.ts';
import { describeAgentsBelow, describeChanges, describeShape } from '../../../messages/describe-changes.ts';
import { changedAreasWords } from '../../../messages/en/comparison/changed-areas.ts';
import { versionsWords as words } from '../../../messages/en/comparison/compare.ts';
import { copyText } from '../../../state/table/table-export.ts';
import type { Versions } from '../../../state/versions/compared-versions.ts';
import { useComparedVersions } from '../../../state/versions/use-version-comparison.ts';
import { versionDiff } from '../../../state/versions/version-diff.ts';
import { createProvedTask } from './proved-areas.tsx';

function changesAsText(versions: Versions): string {
  const { differences } = runSync(versionDiff(versions));
  const task = createProvedTask(versions);
  const changes = task && runSync(task);
  const lines = differences.map(({ kind, text }) => `${kind === 'added' ? '+' : '-'} ${text}`);
  if (!changes) return [versions.path, ...lines, ''].join('\n');
  const { strong, rest } = describeChanges(changes, differences.length);
  const areas = closedFirst(changes.areas).map(({ direction, agents, shape }) => {
    const crawlers = changedAreasWords.forCrawlers(describeAgentsBelow(agents, changes.agents, []));
    return `${changedAreasWords.directions[direction]}: ${describeShape(shape())}, ${crawlers}`;
  });
  return [strong + rest, ...areas, '', versions.path, ...lines, ''].join('\n');
}

export function CopyChanges() {
  const { versions } = useComparedVersions();
  const [said, setSaid] = useState('');
  const copy = async () =>
    setSaid((await copyText(changesAsText(versions))) ? words.copied : words.notCopied);
  return (
    <>
      <button type="button" className="btn btn-quiet" onClick={() => void copy()}>
        {words.copy}
      </button>
      <output className="text-s quiet">{said}</output>
    </>
  );
}
