// What a rule does in the matrix, at the end of its row. It may lag behind a keystroke, and is dimmed while it does.
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { indexOfId, lineAt } from '../../core/text/lines.ts';
import { marksWords } from '../../messages/words/marks.ts';
import { recordsWords as words } from '../../messages/words/records.ts';
import type { BadgeQuestion, Badges } from '../../state/records-badges.ts';
import { fetchBadges, useBadgeQuestion } from '../../state/use-badges.ts';
import { useInSlices } from '../../state/use-slices.ts';
import { Icon } from '../../ui/icon.tsx';
import { alsoFetch } from '../../ui/on-demand.tsx';
import * as commands from './commands.ts';
import { useForm, useMarks } from './form-context.ts';
import { useAnnounce } from './pointing.ts';
import styles from './records.module.css';

interface Told {
  readonly badges?: Badges;
  readonly isStale: boolean;
}

/** The badges as far as they are known. */
export const BadgesContext = createContext<Told>({ isStale: false });

alsoFetch(fetchBadges);

const workOf = (question: BadgeQuestion | undefined) => question?.pieces();

/** Works the badges out behind what is typed. The rows inside are not drawn again for it, only their badges. */
export function BadgesProvider({ children }: { children: ReactNode }) {
  const question = useBadgeQuestion();
  const last = useInSlices(question, workOf);
  const told = useMemo<Told>(
    () => (last ? { badges: last.result, isStale: last.question !== question } : { isStale: true }),
    [last, question],
  );
  return <BadgesContext value={told}>{children}</BadgesContext>;
}

interface RuleProps {
  readonly id: number;
  readonly line: number;
}

/** Where the line stands now because of which rule `id` never decides; undefined if it may decide. */
function useCover({ id }: RuleProps): number | undefined {
  const { source } = useForm().policy;
  const cover = useContext(BadgesContext).badges?.never.get(id);
  if (!cover) return undefined;
  if (lineAt(source.lines, cover.line)?.id === cover.id) return cover.line;
  const line = indexOfId(source.lines, cover.id);
  return line < 0 ? undefined : line;
}

interface BadgeProps extends RuleProps {
  readonly isEmpty: boolean;
  readonly effect: 'allow' | 'deny';
  readonly decides: boolean;
}

/** A badge that does not wait for the matrix: what the reader does with the line at all. */
function usePlainBadge({ line, isEmpty, effect }: BadgeProps): { text: string; title: string } | undefined {
  const { unread, reader } = useForm();
  const marks = useMarks(line);
  if (line >= unread) return { text: marksWords.notRead, title: marksWords.unread(reader) };
  for (const mark of marks) {
    const title = marksWords.sentence(mark, reader);
    if (mark.code === 'orphan') return { text: marksWords.nobody, title };
    const isSkipped = mark.code === 'read-by-some' ? !mark.params.here : mark.code === 'allow-unknown';
    if (isSkipped) return { text: marksWords.notRead, title };
  }
  return isEmpty ? words.emptyBadge[effect] : undefined;
}

export function RuleBadge(props: BadgeProps) {
  const { badges, isStale } = useContext(BadgesContext);
  const cover = useCover(props);
  const { reader } = useForm();
  const marks = useMarks(props.line);
  const plain = usePlainBadge(props);
  if (plain)
    return (
      <span className={styles['badge']} title={plain.title}>
        {plain.text}
      </span>
    );
  if (!badges) return <span className={styles['badge']}>{props.decides && words.decides}</span>;
  const count = badges.decided.get(props.id) ?? 0;
  const literal = marks.find((mark) => mark.code === 'wildcards-literal');
  if (literal && count === 0)
    return (
      <span className={styles['badge']} title={marksWords.sentence(literal, reader)}>
        {marksWords.asIs(literal.params.signs)}
      </span>
    );
  if (cover !== undefined && count === 0)
    return (
      <span className={styles['badge']} data-never="true" data-stale={isStale}>
        {words.neverDecides}
      </span>
    );
  return (
    <span
      className={styles['badge']}
      data-stale={isStale}
      data-none={count === 0}
      title={words.decidesTitle(count, badges.cells)}
    >
      {words.decides} <b>{count.toLocaleString('en')}</b>
    </span>
  );
}

/** Below a rule that never decides: why, and the way out if there is one. */
export function NeverHint({ id, line }: RuleProps) {
  const { badges, isStale } = useContext(BadgesContext);
  const { unread, marks } = useForm();
  const announce = useAnnounce();
  const cover = useCover({ id, line });
  const isOrphan = marks.get(line)?.some(({ code }) => code === 'orphan');
  if (!badges || cover === undefined || line >= unread || isOrphan || (badges.decided.get(id) ?? 0) > 0)
    return null;
  const moveAbove = () => {
    const to = commands.moveRuleTo(id, cover);
    if (to >= 0) announce(words.movedTo(to + 1));
  };
  return (
    <p className={styles['mark']} data-stale={isStale} data-never="true">
      <Icon name="g-warning" /> {words.comesFirst(cover + 1, badges.isFirst)}{' '}
      {badges.isFirst && (
        <button type="button" className="btn btn-link" onClick={moveAbove}>
          {words.moveAbove(cover + 1)}
        </button>
      )}
    </p>
  );
}
