// A row of the list: what is wrong and where, with its fix, in one line; why, and what else can be done, below it.

import { type ReactNode, useId } from 'react';
import type { Finding, Fix, Severity } from '../../core/diagnostics/finding.ts';
import { escapeInvisible } from '../../core/text/escape-invisible.ts';
import { findingWords as words } from '../../messages/en/findings.ts';
import { findingRow, fixLabel, fixTitle, manyFindingsRow } from '../../messages/explain/explain-finding.ts';
import { PressableText } from '../../ui/content/pressable-text.tsx';
import { VisibleText } from '../../ui/content/visible-text.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { LabelledSeverityIcon } from '../../ui/icons/severity-icon.tsx';
import type { FindingFold } from './finding-groups.ts';
import styles from './findings.module.css';

/** The line, or the first and the last of several lines, as numbers from 1. */
export interface FindingLines {
  readonly from: number;
  readonly to: number;
}

/** Returns the lines of findings in file order. */
function linesOf(findings: Iterable<Finding>): FindingLines {
  const numbers = [...findings].map(({ range }) => range.start.line + 1);
  const [first = 1] = numbers;
  return { from: first, to: numbers.at(-1) ?? first };
}

interface RowFix {
  readonly label: string;
  /** Says which line it fixes. */
  readonly name: string;
  readonly title: string | undefined;
  readonly run: (() => void) | undefined;
}

interface FindingLineProps {
  readonly severity: Severity;
  readonly code: string;
  readonly lines: FindingLines;
  readonly sentence: ReactNode;
  /** What a press of the sentence does: that of the place, and it opens the row. */
  readonly onPress: () => void;
  readonly fix: RowFix | undefined;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** Undefined while the file is checked again. */
  readonly onGo: (() => void) | undefined;
  /** What is below the line while it is open. */
  readonly children: ReactNode;
}

function FindingLine(props: FindingLineProps) {
  const { severity, code, lines, sentence, fix, isOpen, onToggle, onGo, onPress, children } = props;
  const message = useId();
  const { from, to } = lines;
  const isOne = from === to;
  const range = `${from}–${to}`;
  return (
    <div className={`text-s ${styles['entry']}`}>
      <LabelledSeverityIcon severity={severity} />
      <button
        type="button"
        className={`btn btn-link mono ${styles['place']}`}
        data-goes
        aria-label={isOne ? words.goTo(from) : `${words.linesOf} ${range}`}
        aria-describedby={message}
        aria-disabled={!onGo}
        onClick={onGo}
      >
        {isOne ? words.at(from) : range}
      </button>
      <PressableText id={message} className={`breaks ${styles['sentence']}`} onPress={onPress}>
        {sentence}
      </PressableText>
      {fix && (
        <button
          type="button"
          className={`btn btn-link breaks ${styles['fix']}`}
          data-fix
          aria-label={escapeInvisible(fix.name)}
          aria-disabled={!fix.run}
          title={fix.title}
          onClick={fix.run}
        >
          <VisibleText text={fix.label} />
        </button>
      )}
      <button
        type="button"
        className={`ibtn ${styles['chevron']}`}
        data-opens
        aria-expanded={isOpen}
        aria-label={isOne ? words.whyOf(from, code) : words.moreOf(range, code)}
        onClick={onToggle}
      >
        <Icon name="g-right" />
      </button>
      {isOpen && <div className={`stack tight ${styles['more']}`}>{children}</div>}
    </div>
  );
}

type SharedProps = Pick<FindingLineProps, 'isOpen' | 'onToggle' | 'onPress' | 'children'> & {
  readonly onGo: (() => void) | undefined;
};

interface FindingEntryProps extends SharedProps {
  readonly finding: Finding;
  /** The text of the line, where another row has the same sentence. */
  readonly lineText: string | undefined;
  /** Applies a fix; undefined if there is nothing to fix, or while the file is checked again. */
  readonly onFix: ((fix: Fix) => void) | undefined;
  /** Whether fixes are offered: those of ignored findings are not. */
  readonly hasFixes: boolean;
}

export function FindingEntry({ finding, lineText, onFix, hasFixes, ...props }: FindingEntryProps) {
  const fix = hasFixes ? finding.fixes[0] : undefined;
  const lines = linesOf([finding]);
  const title = fix && fixTitle(fix);
  const label = fix && fixLabel(fix);
  return (
    <FindingLine
      {...props}
      severity={finding.severity}
      code={finding.code}
      lines={lines}
      sentence={
        <>
          <VisibleText text={findingRow(finding)} />
          {lineText !== undefined && (
            <>
              {' '}
              <code className="quiet">
                <VisibleText text={lineText} />
              </code>
            </>
          )}
        </>
      }
      fix={
        fix && {
          label: label ?? '',
          name: words.fixIn(label ?? '', lines.from),
          title: label === title ? undefined : title,
          run: onFix && (() => onFix(fix)),
        }
      }
    />
  );
}

interface FoldEntryProps extends SharedProps {
  readonly fold: FindingFold;
  /** The fix of many at once, if there is one. */
  readonly fix: Omit<RowFix, 'name'> | undefined;
}

/** Many findings of one kind: the number of their lines, and what these have in common. */
export function FoldEntry({ fold: { code, severity, findings, lines }, fix, ...props }: FoldEntryProps) {
  const { continues, text } = manyFindingsRow(code);
  return (
    <FindingLine
      {...props}
      severity={severity}
      code={code}
      lines={linesOf(findings)}
      sentence={
        <>
          <b className="strong">{continues ? words.manyLines(lines) : words.manyLinesOf(lines)}</b> {text}
        </>
      }
      fix={fix && { ...fix, name: fix.label }}
    />
  );
}
