// A folder or a page of the tree: its name, and its answers as a bar and as numbers.
import type { CSSProperties } from 'react';
import type { PathNode } from '../../../core/analysis/table/path-tree.ts';
import { escapeInvisible } from '../../../core/text/escape-invisible.ts';
import { treeWords as words } from '../../../messages/en/table-tools.ts';
import type { AccessMatrix } from '../../../state/table/matrix-query.ts';
import { toneOf } from '../../../state/table/question-presentation.ts';
import { VisibleText } from '../../../ui/content/visible-text.tsx';
import { ToneLabel } from '../../../ui/icons/answer-label.tsx';
import { Icon, type IconName } from '../../../ui/icons/icon.tsx';
import { type AnswerPart, answerParts } from '../answer-parts.ts';
import type { FoldedRows } from './folded-rows.ts';
import styles from './tree.module.css';

const partShapes: Readonly<Record<AnswerPart, IconName>> = {
  yes: 'g-yes',
  limited: 'g-limited',
  unknown: 'g-unsaid',
  no: 'g-no',
};

interface TreeNodeProps {
  readonly id: string;
  readonly place: number;
  readonly node: PathNode;
  readonly folded: FoldedRows;
  readonly matrix: AccessMatrix;
  /** The selected column; undefined for all. */
  readonly agent: string | undefined;
  readonly isOpen: boolean;
  readonly isActive: boolean;
  readonly isSelected: boolean;
  readonly style: CSSProperties;
}

/** Returns the name of a kind of answer under the question, as in `3 yes`. */
const partLabel = ({ kind }: AccessMatrix, part: AnswerPart): string => {
  const tones = answerParts.find(([kind]) => kind === part)?.[1] ?? [];
  return kind.answers.find(({ tone }) => tones.includes(tone))?.counted ?? part;
};

interface PartCount {
  readonly part: AnswerPart;
  readonly count: number;
  readonly label: string;
}

const countParts = ({ counts }: FoldedRows, matrix: AccessMatrix, node: PathNode): readonly PartCount[] =>
  answerParts
    .map(([part]) => ({ part, count: counts[part](node) }))
    .filter(({ count }) => count > 0)
    .map(({ part, count }) => ({ part, count, label: words.counted(count, partLabel(matrix, part)) }));

function AnswerBars({ parts }: { parts: readonly PartCount[] }) {
  return (
    <>
      <span className={styles['bars']}>
        {parts.map(({ part, count }) => (
          <span key={part} className={styles[part]} style={{ flexGrow: count }} />
        ))}
      </span>
      <span className={`text-xs ${styles['numbers']}`}>
        {parts.map(({ part, label }) => (
          <span key={part} className={styles[`is-${part}`]}>
            <Icon name={partShapes[part]} /> {label}
          </span>
        ))}
      </span>
    </>
  );
}

/** Returns the visible label of a node. A page with the same path as its folder gets the label of the folder. */
function nodeLabel({ nodes }: FoldedRows['tree'], { label, parent, path }: PathNode): string {
  if (label !== '') return label;
  return words.itself(nodes[parent]?.label ?? path);
}

export function TreeNode(props: TreeNodeProps) {
  const { id, place, node, folded, matrix, agent, isOpen, isActive, isSelected, style } = props;
  const isFolder = node.row < 0;
  const url = folded.urls[node.row];
  const verdict = !isFolder && agent !== undefined && url !== undefined ? matrix.ask(agent, url) : undefined;
  const parts = countParts(folded, matrix, node);
  const label = nodeLabel(folded.tree, node);
  const urls = isFolder ? node.to - node.from : undefined;
  const answers = verdict ? [matrix.kind.name(verdict)] : parts.map(({ label }) => label);
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the tree has the focus, and names the active one
    <div
      role="treeitem"
      id={id}
      data-place={place}
      data-active={isActive || undefined}
      aria-label={escapeInvisible(words.node(label, urls, answers))}
      aria-level={node.level}
      aria-posinset={node.position}
      aria-setsize={node.siblings}
      aria-expanded={isFolder ? isOpen : undefined}
      aria-selected={isActive}
      aria-current={isSelected ? 'true' : undefined}
      className={`row ${styles['node']}`}
      title={escapeInvisible(node.path)}
      style={{ ...style, '--level': node.level } as CSSProperties}
    >
      <span className={`faint ${styles['twist']}`}>
        {isFolder && <Icon name={isOpen ? 'g-down' : 'g-right'} />}
      </span>
      <span className={`cut ${styles['label']}`}>
        <VisibleText text={label} />
      </span>
      {urls !== undefined && <span className={`text-xs faint ${styles['urls']}`}>{words.urls(urls)}</span>}
      {verdict ? (
        <span className={`text-xs ${styles['numbers']}`}>
          <ToneLabel tone={toneOf(matrix.kind, verdict)} word={matrix.kind.word(verdict)} />
        </span>
      ) : (
        <AnswerBars parts={parts} />
      )}
    </div>
  );
}
