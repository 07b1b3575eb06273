// The text of one file in both versions: removed and added lines between equal ones, or side by side in an editor.
import { type ComponentType, Suspense, useMemo, useState } from 'react';
import { createLines } from '../../../../core/document/lines.ts';
import { fieldAt, type Policy } from '../../../../core/syntax/policy.ts';
import { versionsWords as words } from '../../../../messages/en/comparison/compare.ts';
import { policyOfFile } from '../../../../state/document/selectors.ts';
import { useLayout } from '../../../../state/layout/use-layout.ts';
import {
  type ComparedTexts,
  comparedTexts,
  type Versions,
} from '../../../../state/versions/compared-versions.ts';
import type { VersionDiff } from '../../../../state/versions/version-diff.ts';
import { PartText } from '../../../../ui/content/strong-parts.tsx';
import { VisibleText } from '../../../../ui/content/visible-text.tsx';
import { ScrollRegion } from '../../../../ui/controls/scroll-region.tsx';
import { Menu } from '../../../../ui/overlays/menu.tsx';
import { foldEqualRows, rowsWithOtherSpaces, type TextRow, textRows } from './text-rows.ts';
import styles from './version-text.module.css';

/** The number of rows at first, and the number that each press of the button adds. */
const INITIAL_ROWS = 300;
const MORE_ROWS = 2000;

const signs = { removed: '\u2212', added: '+', same: '' } as const;

const noLines = createLines([]);

interface ColoredLineProps {
  readonly text: string;
  readonly line: number;
  readonly policy: Policy | undefined;
  /** Whether spaces and tabs are marked. Equal lines and other texts are shown as they are. */
  readonly marksSpaces: boolean;
}

/** The words of a line with the colors of the editor: the name by what the line does, comments, values. */
function ColoredLine({ text, line, policy, marksSpaces }: ColoredLineProps) {
  const { kind, directive, places } = policy ? fieldAt(policy, line) : {};
  const show = (part: string) => <VisibleText text={part} keepsSpaces={!marksSpaces} />;
  if (kind === 'comment') return <i>{show(text)}</i>;
  if (!directive || !places) return show(text);
  const separator = text.slice(places.nameEnd, places.valueStart);
  return (
    <>
      <span data-kind={directive.role === 'rule' ? directive.effect : directive.role}>
        {show(text.slice(0, places.nameEnd))}
      </span>
      {marksSpaces ? <PartText text={separator} /> : show(separator)}
      <span data-value={directive.role}>{show(text.slice(places.valueStart))}</span>
    </>
  );
}

/** How a line changes, for screen readers: its color and sign are not read. */
function describeRow({ kind, before = 0, after = 0 }: TextRow): string {
  if (kind === 'added') return words.added(after + 1);
  return kind === 'removed' ? words.removed(before + 1) : '';
}

interface TextListProps {
  readonly texts: ComparedTexts;
  readonly all: readonly TextRow[];
  readonly hasAllLines: boolean;
}

function TextList({ texts: { before, after }, all, hasAllLines }: TextListProps) {
  const [limit, setLimit] = useState(INITIAL_ROWS);
  const rows = hasAllLines ? all : foldEqualRows(all);
  const remaining = rows.length - limit;
  const otherSpaces = useMemo(() => rowsWithOtherSpaces(all), [all]);
  const [policyBefore, policyAfter] = [before && policyOfFile(before), after && policyOfFile(after)];
  return (
    <>
      <ul className={styles['lines']} aria-label={words.text}>
        {rows.slice(0, limit).map((row) =>
          row.kind === 'folded' ? (
            <li key={`folded ${row.after}`} className={styles['folded']}>
              {words.equalLines(row.count)}
            </li>
          ) : (
            <li key={`${row.kind} ${row.before} ${row.after}`} className={styles[row.kind]}>
              <span aria-hidden="true">{row.before !== undefined && row.before + 1}</span>
              <span aria-hidden="true">{row.after !== undefined && row.after + 1}</span>
              <span aria-hidden="true" className={styles['sign']}>
                {signs[row.kind]}
              </span>
              <code>
                <span className="vh">{describeRow(row)}</span>
                <ColoredLine
                  text={row.text}
                  line={row.after ?? row.before ?? 0}
                  policy={row.after === undefined ? policyBefore : policyAfter}
                  marksSpaces={otherSpaces.has(row)}
                />
              </code>
            </li>
          ),
        )}
      </ul>
      {remaining > 0 && (
        <button type="button" className={`btn ${styles['more']}`} onClick={() => setLimit(limit + MORE_ROWS)}>
          {words.moreLines(Math.min(remaining, MORE_ROWS))}
        </button>
      )}
    </>
  );
}

const rowsOf = ({ before, after }: ComparedTexts, differences: VersionDiff['differences']) =>
  textRows(before?.source.lines ?? noLines, after?.source.lines ?? noLines, differences);

interface VersionTextProps {
  readonly versions: Versions;
  /** Undefined until the versions are compared. */
  readonly diff: VersionDiff | undefined;
  /** Shows the two texts side by side in an editor. Its code is loaded separately. */
  readonly TextDiff: ComponentType<ComparedTexts>;
}

export function VersionText({ versions, diff, TextDiff }: VersionTextProps) {
  const texts = comparedTexts(versions);
  const { path, before, after } = texts;
  const hasEditor = useLayout((state) => state.kind !== 'narrow' && !state.plainText && !state.editorFailed);
  const [isSideBySide, setSideBySide] = useState(false);
  const [hasAllLines, setAllLines] = useState(false);
  const differences = diff?.differences;
  const all = useMemo(
    () => differences && rowsOf(comparedTexts(versions), differences),
    [versions, differences],
  );
  const counts = { removed: 0, added: 0, same: 0 };
  for (const { kind } of all ?? []) counts[kind]++;
  const isSame = before?.source === after?.source || differences?.length === 0;
  const list = all && <TextList {...{ texts, all, hasAllLines }} />;
  return (
    <section aria-label={words.textTitle(path)} className={styles['text']}>
      <header className="pane-head">
        <h2>{words.text}</h2>
        {all && !isSame && <span className="meta">{words.lineCounts(counts.added, counts.removed)}</span>}
        <span className="spring" />
        {!isSame && (
          <Menu
            label={words.textMore}
            items={[
              hasEditor && {
                label: words.sideBySide,
                isOn: isSideBySide,
                run: () => setSideBySide(!isSideBySide),
              },
              { label: words.allLines, isOn: hasAllLines, run: () => setAllLines(!hasAllLines) },
            ]}
          />
        )}
      </header>
      {!before && <p>{words.missing.before(path)}</p>}
      {!after && <p>{words.missing.after(path)}</p>}
      {isSame ? (
        <p className="text-s quiet">{words.sameText}</p>
      ) : isSideBySide && hasEditor ? (
        <div className={styles['editor']}>
          <Suspense fallback={list}>
            <TextDiff {...texts} />
          </Suspense>
        </div>
      ) : (
        <ScrollRegion as="section" className={styles['scroll']} aria-label={words.text}>
          {list}
        </ScrollRegion>
      )}
    </section>
  );
}
