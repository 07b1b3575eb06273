// Where a definition is used: links to lines of its file, and of the files that it refers to.

import { visible } from '../../../core/text/hidden.ts';
import { acapWords as words } from '../../../messages/en/acap.ts';
import { recordsWords } from '../../../messages/en/records.ts';
import { showFile } from '../../../state/document/show-file.ts';
import { documentStore } from '../../../state/document/use-document.ts';
import { VisibleText } from '../../../ui/content/visible-text.tsx';
import { afterMenu, focusField } from '../focus.ts';
import { pointAt } from '../pointing.ts';
import styles from './acap.module.css';
import type { LineInFile } from './related-files.ts';
import { More, useSome } from './some-first.tsx';

interface UsedInProps {
  /** Lines of the open file (0-based). */
  readonly lines: readonly number[];
  readonly elsewhere: readonly LineInFile[];
  /** The line and the name of the definition. */
  readonly line: number;
  readonly name: string;
}

interface Use extends Omit<LineInFile, 'path'> {
  /** The other file; absent for a line of the open one. */
  readonly path?: string;
  readonly label: string;
  readonly text: string;
}

const ownUse = (line: number): Use => ({ line, label: words.goToUse(line + 1), text: String(line + 1) });
const farUse = ({ line, path }: LineInFile): Use => ({
  line,
  path,
  label: words.goToUseIn(line + 1, path),
  text: words.useIn(line + 1, path),
});

function goTo({ path, line }: Use): void {
  if (path !== undefined) showFile(documentStore, path);
  pointAt(line);
  const focus = () => focusField(line, recordsWords.usage);
  // The rows of another file are drawn first.
  if (path === undefined) focus();
  else afterMenu(focus);
}

export function UsedIn({ lines, elsewhere, line, name }: UsedInProps) {
  const uses = [...lines.map(ownUse), ...elsewhere.map(farUse)];
  const { shown, ...rest } = useSome(uses.length, (first) => focusField(line, visible(uses[first]!.label)));
  return (
    <span className={styles['usedIn']}>
      {uses.length === 0
        ? words.unused
        : uses.slice(0, shown).map((use) => (
            <button
              key={use.label}
              type="button"
              className="btn btn-link"
              aria-label={visible(use.label)}
              title={use.path === undefined ? undefined : visible(use.label)}
              onClick={() => goTo(use)}
            >
              <span>
                <VisibleText text={use.text} />
              </span>
            </button>
          ))}
      <More {...rest} name={name} />
    </span>
  );
}
