// Where a definition is used: links to lines of its file, and of the files that its file refers to.

import { escapeInvisible } from '../../../../core/text/escape-invisible.ts';
import { acapWords as words } from '../../../../messages/en/formats/acap.ts';
import { documentStore } from '../../../../state/document/use-document.ts';
import { showFile } from '../../../../state/view/show-file.ts';
import { VisibleText } from '../../../../ui/content/visible-text.tsx';
import { highlightLine } from '../../highlight-line.ts';
import { focusLineField, runAfterMenuCloses } from '../../list/focus-row.ts';
import styles from '../acap.module.css';
import { ShowMoreButton, usePartialList } from '../use-partial-list.tsx';
import type { LineInFile } from './related-files.ts';

interface DefinitionUsesProps {
  /** Lines of the open file (0-based). */
  readonly lines: readonly number[];
  readonly elsewhere: readonly LineInFile[];
  /** The line and the name of the definition. */
  readonly line: number;
  readonly name: string;
}

interface DefinitionUse extends Omit<LineInFile, 'path'> {
  /** The path of the other file; absent for a line of the open file. */
  readonly path?: string;
  readonly label: string;
  readonly text: string;
}

const useInOpenFile = (line: number): DefinitionUse => ({
  line,
  label: words.goToUse(line + 1),
  text: String(line + 1),
});
const useInOtherFile = ({ line, path }: LineInFile): DefinitionUse => ({
  line,
  path,
  label: words.goToUseIn(line + 1, path),
  text: words.useIn(line + 1, path),
});

function focusUse({ path, line }: DefinitionUse): void {
  if (path !== undefined) showFile(documentStore, path);
  highlightLine(line);
  const focus = () => focusLineField(line, 'usage');
  // The rows of another file must be rendered first.
  if (path === undefined) focus();
  else runAfterMenuCloses(focus);
}

export function DefinitionUses({ lines, elsewhere, line, name }: DefinitionUsesProps) {
  const uses = [...lines.map(useInOpenFile), ...elsewhere.map(useInOtherFile)];
  const { shown, ...rest } = usePartialList(uses.length, (first) => focusLineField(line, `use-${first}`));
  return (
    <span className={`text-xs quiet ${styles['usedIn']}`}>
      {uses.length === 0
        ? words.unused
        : uses.slice(0, shown).map((use, index) => (
            <button
              key={use.label}
              type="button"
              className="btn btn-link"
              aria-label={escapeInvisible(use.label)}
              data-field={`use-${index}`}
              title={use.path === undefined ? undefined : escapeInvisible(use.label)}
              onClick={() => focusUse(use)}
            >
              <span>
                <VisibleText text={use.text} />
              </span>
            </button>
          ))}
      <ShowMoreButton {...rest} name={name} />
    </span>
  );
}
