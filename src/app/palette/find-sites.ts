// Finds sites of the list, and the other files of the open site.
import { countLines } from '../../core/document/count-lines.ts';
import { escapeInvisible } from '../../core/text/escape-invisible.ts';
import { paletteWords as words } from '../../messages/en/app/commands.ts';
import { shellWords } from '../../messages/en/app/shell.ts';
import { documentStore } from '../../state/document/use-document.ts';
import type { SessionSummary } from '../../state/storage/session-list.ts';
import { showFile } from '../../state/view/show-file.ts';
import { goToPage } from '../../ui/environment/page-address.ts';
import { reopenSite } from '../boot/reopen-site.ts';
import { focusOpenedFile } from '../shared/pane-focus.ts';
import { findMarks } from './fuzzy-match.ts';
import type { PaletteResult } from './palette-results.ts';

/** Returns the sites whose name, or the address of one, contains a text. The open one is not among them. */
export function findSites(text: string, sites: readonly SessionSummary[]): readonly PaletteResult[] {
  return sites.flatMap((session) => {
    const title = escapeInvisible(session.label ?? session.name);
    const marks = findMarks(text, title) ?? (findMarks(text, session.origin) && []);
    if (!marks || session.isDamaged) return [];
    return [
      {
        id: `site ${session.id}`,
        title,
        marks,
        help: words.siteHelp,
        ...(session.unsaved.length > 0 && { aside: shellWords.unsaved }),
        run: () => void reopenSite(session),
      },
    ];
  });
}

/** Returns the files of the open site whose path contains a text, without the one that is shown. */
export function findFiles(text: string): readonly PaletteResult[] {
  const { document, view } = documentStore.getState();
  return document.files.flatMap(({ path, source }) => {
    const title = escapeInvisible(path.slice(1));
    const marks = path === view.path ? undefined : findMarks(text, title);
    if (!marks) return [];
    return [
      {
        id: `file ${path}`,
        title,
        marks,
        isCode: true,
        aside: shellWords.lines(countLines(source.lines)),
        help: words.fileHelp,
        run() {
          showFile(documentStore, path);
          goToPage('/edit');
          focusOpenedFile();
        },
      } satisfies PaletteResult,
    ];
  });
}
