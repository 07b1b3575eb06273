// What no line of the file can do, whom it misses, and whom it meets besides.

import type { PresetRow } from '../../core/analysis/presets/apply-preset.ts';
import type { PresetHint } from '../../core/analysis/presets/preset.ts';
import { leadingIdentifier } from '../../core/matching/agent-names.ts';
import { prepare } from '../../core/questions/registry.ts';
import { readerOf, readers } from '../../core/readers/registry.ts';
import { stancesWords as words } from '../../messages/en/ai-presets.ts';
import { readerTitle } from '../../messages/en/table.ts';
import { siteOf } from '../../state/document/selectors.ts';
import { VisibleText } from '../../ui/content/visible-text.tsx';
import styles from './ai-presets.module.css';
import type { PlannedPreset } from './preset-plan.ts';

const titlesOfReaders = (ids: readonly string[]) =>
  ids.map((id) => readerTitle(readers.find((reader) => reader.id === id) ?? { id, title: id }));

/** Names by something that they have in common. */
function groupNotes<Key>(rows: readonly PresetRow[], keyOf: (row: PresetRow) => Key | undefined) {
  const groups = new Map<string, { readonly key: Key; readonly agents: string[] }>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key === undefined) continue;
    const text = JSON.stringify(key);
    const group = groups.get(text);
    if (group) group.agents.push(row.agent);
    else groups.set(text, { key, agents: [row.agent] });
  }
  return [...groups.values()];
}

const truncatesNames = (id: string) =>
  readers.some((reader) => reader.id === id && reader.agent.value === 'identifier-prefix');

/** The readers that are missed: those that take only the beginning of the name, and those that are for another reason. */
const createMissedNames =
  (isCut: boolean) =>
  ({ agent, missed }: PresetRow): readonly string[] | undefined => {
    const isShort = agent !== '*' && leadingIdentifier(agent) !== agent;
    const ids = missed.filter((id) => (isShort && truncatesNames(id)) === isCut);
    return ids.length > 0 ? ids : undefined;
  };

/** The archive is not worth a word where the file blocks it from the front page already. */
function isArchiveBlocked({ state, reader }: PlannedPreset['question']): boolean {
  const site = siteOf(state.document);
  const may = prepare(site, { question: 'fetch', reader: readerOf(reader), file: state.view.path });
  return may('CCBot', `${site.origin}/`).answer === 'deny';
}

function findNotes({ question, result: { rows, also, exceptions } }: PlannedPreset): readonly string[] {
  const isSaid = (hint: PresetHint) => hint !== 'archive-trained-on' || !isArchiveBlocked(question);
  const out = rows.filter(({ wish }) => wish === 'out');
  return [
    ...question.stance.hints.filter(isSaid).map(words.hint),
    ...(exceptions.length > 0 ? [words.exceptions(exceptions)] : []),
    ...groupNotes(rows, createMissedNames(true)).map(({ key, agents }) =>
      words.cutShort(agents, titlesOfReaders(key), agents.map(leadingIdentifier)),
    ),
    ...groupNotes(rows, createMissedNames(false)).map(({ key, agents }) =>
      words.missed(agents, titlesOfReaders(key)),
    ),
    ...also.map((one) => words.met(one, titlesOfReaders(one.readers))),
    ...groupNotes(out, ({ heeds }) => heeds).map(({ key, agents }) => words.heeds(agents, key)),
  ];
}

export function PresetNotes({ planned }: { planned: PlannedPreset }) {
  const notes = findNotes(planned);
  if (notes.length === 0) return null;
  return (
    <section>
      <h3>{words.notes}</h3>
      <ul className={styles['notes']}>
        {notes.map((note) => (
          <li key={note}>
            <VisibleText text={note} />
          </li>
        ))}
      </ul>
    </section>
  );
}
