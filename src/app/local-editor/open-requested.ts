// Opens a site whose files the program on this computer requests.
import { SITEMAP_ID } from '../../core/formats/extensions/lines/sitemap-id.ts';
import { linesOfDirective } from '../../core/syntax/directive-lines.ts';
import { localEditorWords as words } from '../../messages/en/app/local-editor.ts';
import { fetchLocally, LocalEditorError } from '../../state/disk/local-editor.ts';
import { updateView } from '../../state/document/document-store.ts';
import { lastActionOf } from '../../state/document/last-change.ts';
import { openFile, policyOfFile } from '../../state/document/selectors.ts';
import { documentStore } from '../../state/document/use-document.ts';
import { openAndAsk } from '../../state/files/open-files.ts';
import { type RequestedSite, requestSite } from '../../state/files/requested-site.ts';
import { startImport } from '../../state/table/additions/url-import.ts';
import { goToPage } from '../../ui/environment/page-address.ts';
import { focusOpenedFile, focusPane } from '../shared/pane-focus.ts';
import { shellStore } from '../shared/shell-store.ts';

/** The sentence about a request that failed. `origin`: the site that was requested. */
export function describeLocalError(error: unknown, origin: string): string {
  if (!(error instanceof LocalEditorError)) return words.stopped;
  if (error.code === 'private-address') return words.privateAddress(origin);
  if (error.code === 'token') return words.notConnected;
  return error.code === 'stopped' ? words.stopped : error.message;
}

/** The first sitemap of the open file on its own host. */
function sitemapOf(origin: string): URL | undefined {
  const file = openFile(documentStore.getState());
  if (file.source.big) return undefined;
  const urls = linesOfDirective(policyOfFile(file), SITEMAP_ID).flatMap(({ value }) =>
    URL.canParse(value) ? [new URL(value)] : [],
  );
  return urls.find((url) => url.origin === origin);
}

/** Requests a sitemap, and shows what it would add to the table. */
async function importSitemap(url: URL): Promise<void> {
  try {
    const { bytes, status } = await fetchLocally(url.href);
    const name = url.pathname.slice(url.pathname.lastIndexOf('/') + 1);
    if (status < 200 || status >= 300) throw new LocalEditorError('status', `${url.href}: ${status}`);
    focusPane('access');
    startImport([new File([bytes as Uint8Array<ArrayBuffer>], name)], {});
  } catch (error) {
    shellStore.setState({ problem: describeLocalError(error, url.origin) });
  }
}

function showNote(host: string, { origin, files, status, isCut, unanswered }: RequestedSite): void {
  const state = documentStore.getState();
  const about = [
    typeof status === 'number' && (status < 200 || status >= 300) ? words.status(status) : '',
    isCut ? words.cut : '',
    unanswered > 0 ? words.unanswered(unanswered) : '',
  ].join('');
  const sitemap = sitemapOf(origin);
  const way = sitemap && {
    word: words.sitemap,
    run: () => void importSitemap(sitemap),
    step: lastActionOf(state),
  };
  const sentence = words.opened(host, files.length, about);
  shellStore.setState({ note: { file: openFile(state).id, sentence, ...(way ? { way } : {}) } });
}

/** Requests the files of a site and opens them. Returns the sentence about a failure. */
export async function openRequestedSite(address: URL): Promise<string | undefined> {
  try {
    const site = await requestSite(address, fetchLocally);
    const label = { code: 'open-file', params: { name: address.host } };
    await openAndAsk(documentStore, site.files, label, site.origin);
    const { status, redirects } = site;
    if (status !== 200 || redirects > 0) updateView(documentStore, { status, redirects });
    goToPage('/edit');
    focusOpenedFile();
    showNote(address.host, site);
    return undefined;
  } catch (error) {
    return describeLocalError(error, address.origin);
  }
}
