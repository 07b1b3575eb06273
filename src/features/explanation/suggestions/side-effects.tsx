// The other cells of the table that change with an edit, per reader; the first few of them, and how many more.

import type { Flip } from '../../../core/analysis/suggestions/side-effects.ts';
import type { Change } from '../../../core/analysis/suggestions/weigh.ts';
import { suggestWords as words } from '../../../messages/en/explanation.ts';
import { readerTitle } from '../../../messages/en/table.ts';
import { useDocument } from '../../../state/document/use-document.ts';
import { pathOnSite } from '../../../state/table/path-on-site.ts';
import { VisibleText } from '../../../ui/content/visible-text.tsx';
import { AnswerLabel } from '../../../ui/icons/answer-label.tsx';
import { shortened } from '../../questions/steps/shorten-middle.ts';
import styles from './suggestion-list.module.css';
import type { SuggestionQuestion } from './suggestion-question.ts';

const MAX_SHOWN_FLIPS = 5;

/** How many answers of the table change besides those that are meant. */
export const countOtherChanges = ({ count, meant }: Change) => count - meant;

function ChangedAnswerLine({ flip: { url, agent, before, after } }: { flip: Flip }) {
  const origin = useDocument(({ document }) => document.origin);
  return (
    <li>
      <code>
        <VisibleText text={words.cell(shortened(pathOnSite(origin, url)), agent)} />
      </code>
      <span>
        <span className="vh">{words.from} </span>
        <AnswerLabel answer={before} />
        <span aria-hidden="true"> → </span>
        <span className="vh"> {words.to} </span>
        <AnswerLabel answer={after} />
      </span>
    </li>
  );
}

/** The same cells that change under one or more readers. */
interface ReaderGroup {
  readonly readers: readonly string[];
  readonly count: number;
  readonly flips: readonly Flip[];
}

/** The changes besides the cell that is meant; readers under which the same cells change stand together. */
function groupByReaders(changes: readonly Change[], question: SuggestionQuestion): readonly ReaderGroup[] {
  const agents = new Set([question.agent, ...question.others]);
  const isMeant = ({ agent, url }: Flip) => agents.has(agent) && url === question.url;
  const groups = new Map<string, ReaderGroup>();
  for (const change of changes) {
    const count = countOtherChanges(change);
    if (count === 0) continue;
    const flips = change.flips.filter((flip) => !(change.isMeant && isMeant(flip)));
    const key = JSON.stringify([count, flips]);
    const readers = [...(groups.get(key)?.readers ?? []), readerTitle(change.reader)];
    groups.set(key, { readers, count, flips });
  }
  return [...groups.values()];
}

function ReaderGroupChanges({ group: { readers, count, flips } }: { group: ReaderGroup }) {
  const few = flips.slice(0, MAX_SHOWN_FLIPS);
  return (
    <div>
      <p>{words.others(count, readers)}</p>
      <ul className={styles['flips']}>
        {few.map((flip) => (
          <ChangedAnswerLine key={`${flip.agent} ${flip.url}`} flip={flip} />
        ))}
        {count > few.length && <li>{words.elsewhere(count - few.length)}</li>}
      </ul>
    </div>
  );
}

export function SideEffects({
  changes,
  question,
}: {
  changes: readonly Change[];
  question: SuggestionQuestion;
}) {
  const [, ...rest] = changes;
  const also = rest.filter(({ isMeant }) => isMeant).map(({ reader }) => readerTitle(reader));
  return (
    <>
      {groupByReaders(changes, question).map((group) => (
        <ReaderGroupChanges key={group.readers[0]} group={group} />
      ))}
      <p>{words.alsoThere(also, rest.length)}</p>
    </>
  );
}
