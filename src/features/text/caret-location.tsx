// Where the caret is in the file: the record and the line, above the text. The record leads to its beginning.
import { blockAt, blocksOf } from '../../core/syntax/blocks.ts';
import { fieldAt, type Policy } from '../../core/syntax/policy.ts';
import { escapeInvisible } from '../../core/text/escape-invisible.ts';
import { textToolsWords as words } from '../../messages/en/text.ts';
import { updateView } from '../../state/document/document-store.ts';
import { openPolicy } from '../../state/document/selectors.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import { VisibleText } from '../../ui/content/visible-text.tsx';
import styles from './caret-location.module.css';
import { focusEditor } from './editor/editor-handle.ts';
import { lineTitle, recordTitle } from './language/folding-and-outline.ts';

export interface CaretLocationProps {
  /** The line of the caret, 0-based. */
  readonly line: number;
}

/** The line itself, if it says something that its record's name does not. */
function lineTitleIn(policy: Policy, line: number): string {
  const field = fieldAt(policy, line);
  const isNamed = field.kind === 'other' || (field.directive && field.directive.role !== 'agent');
  // Blanks that align values are one here: they say nothing of the place.
  return isNamed ? lineTitle(field).replaceAll(/[ \t]+/g, ' ') : '';
}

function focusLine(line: number): void {
  updateView(documentStore, { caret: { position: { line, column: 0 }, by: 'form' } });
  focusEditor();
}

export default function CaretLocation({ line: wanted }: CaretLocationProps) {
  const policy = useDocument(openPolicy);
  const line = Math.min(wanted, policy.source.lines.length - 1);
  const blocks = blocksOf(policy);
  const at = blockAt(policy, line);
  const block = blocks[at];
  const name = block && recordTitle(policy, block);
  const text = lineTitleIn(policy, line);
  return (
    <nav className={styles['place']} aria-label={words.place}>
      {block && name !== undefined ? (
        <button
          type="button"
          className="btn btn-link"
          title={escapeInvisible(words.goToRecord(at + 1, name))}
          onClick={() => focusLine(block.start)}
        >
          <VisibleText text={words.record(at + 1, name)} />
        </button>
      ) : (
        <span>{blocks.length === 0 ? words.noRecords : words.outside}</span>
      )}
      {text !== '' && (
        <>
          <span aria-hidden="true">›</span>
          <code aria-current="location">
            <VisibleText text={text} />
          </code>
        </>
      )}
    </nav>
  );
}
