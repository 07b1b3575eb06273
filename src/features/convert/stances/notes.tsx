// What no line of the file can do, whom it misses, and whom it meets besides.

import { identifier } from '../../../core/matching/agent.ts';
import { readers } from '../../../core/readers/index.ts';
import type { StanceRow } from '../../../core/stances/apply.ts';
import { stancesWords as words } from '../../../messages/en/ai-presets.ts';
import { readerTitle } from '../../../messages/en/table.ts';
import { VisibleText } from '../../../ui/content/visible-text.tsx';
import type { Planned } from './preview.tsx';
import styles from './stances.module.css';

const titlesOf = (ids: readonly string[]) =>
  ids.map((id) => readerTitle(readers.find((reader) => reader.id === id) ?? { id, title: id }));

/** Names by something that they have in common. */
function together<Key>(rows: readonly StanceRow[], keyOf: (row: StanceRow) => Key | undefined) {
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

const cutsNames = (id: string) =>
  readers.some((reader) => reader.id === id && reader.agent.value === 'identifier-prefix');

/** The readers that are missed: those that take only the beginning of the name, and those that are for another reason. */
const missedBy =
  (isCut: boolean) =>
  ({ agent, missed }: StanceRow): readonly string[] | undefined => {
    const isShort = agent !== '*' && identifier(agent) !== agent;
    const ids = missed.filter((id) => (isShort && cutsNames(id)) === isCut);
    return ids.length > 0 ? ids : undefined;
  };

function notesOf({ question: { stance }, result: { rows, also, exceptions } }: Planned): readonly string[] {
  const out = rows.filter(({ wish }) => wish === 'out');
  return [
    ...stance.hints.map(words.hint),
    ...(exceptions.length > 0 ? [words.exceptions(exceptions)] : []),
    ...together(rows, missedBy(true)).map(({ key, agents }) =>
      words.cutShort(agents, titlesOf(key), agents.map(identifier)),
    ),
    ...together(rows, missedBy(false)).map(({ key, agents }) => words.missed(agents, titlesOf(key))),
    ...also.map((one) => words.met(one, titlesOf(one.readers))),
    ...together(out, ({ heeds }) => heeds).map(({ key, agents }) => words.heeds(agents, key)),
  ];
}

export function Notes({ planned }: { planned: Planned }) {
  const notes = notesOf(planned);
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
