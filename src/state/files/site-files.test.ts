// The files of a site: adding, renaming, removing, joining from disk, with one history for all of them.
import { expect, test } from 'vitest';
import { insertAt } from '../../core/document/range.ts';
import { sourceOfText, textOfSource } from '../../core/document/source.ts';
import { printWorkspace } from '../../core/workspace/pack-workspace.ts';
import { readWorkspace } from '../../core/workspace/workspace.ts';
import { placeFiles } from '../disk/place-files.ts';
import { fileOf } from '../document/document.ts';
import {
  changeDocument,
  createDocumentStore,
  type DocumentStore,
  edit,
  openDocument,
  redo,
  undo,
  updateView,
} from '../document/document-store.ts';
import { policyOfFile, queriedPath, siteOf } from '../document/selectors.ts';
import { isUnsaved } from '../saved/unsaved.ts';
import { matrixQuery } from '../table/matrix-query.ts';
import { showFile } from '../view/show-file.ts';
import { workspaceOf } from '../workspace/document-to-workspace.ts';
import { documentOfWorkspace } from '../workspace/workspace-to-document.ts';
import { openChosenFiles, openText } from './open-files.ts';
import {
  addChosenFiles,
  addFile,
  openReferencedFile,
  pathProblem,
  removeFile,
  renameFile,
} from './site-files.ts';

const octets = (text: string) => new TextEncoder().encode(text);
const chosenFile = (name: string, text = '') => ({ name, bytes: octets(text) });
const pathsOf = (store: DocumentStore) => store.getState().document.files.map(({ path }) => path);
const type = (store: DocumentStore, path: string, text: string) =>
  edit(store, path, [insertAt(0, 0, text)], { origin: 'form', label: { code: 'set-path' } });
const textAt = (store: DocumentStore, path: string) => {
  const file = fileOf(store.getState().document, path);
  return file && textOfSource(file.source);
};

test('ours: an added file is shown with the reader that suits it, and undo removes it', () => {
  const store = createDocumentStore();
  addFile(store, '/data.txt');
  expect(pathsOf(store)).toEqual(['/robots.txt', '/data.txt']);
  expect(store.getState().view).toMatchObject({ path: '/data.txt', reader: 'data.txt' });
  expect(isUnsaved(store.getState(), '/data.txt')).toBe(false);
  showFile(store, '/robots.txt');
  expect(store.getState().view.reader).toBe('rfc9309');
  undo(store);
  expect(pathsOf(store)).toEqual(['/robots.txt']);
});

test('ours: adding a file that already exists shows it and is not a step', () => {
  const store = createDocumentStore();
  addFile(store, '/data.txt');
  showFile(store, '/robots.txt');
  const { history } = store.getState();
  addFile(store, '/data.txt');
  expect(store.getState().view.path).toBe('/data.txt');
  expect(store.getState().history).toBe(history);
});

test('ours: a selected reader stays when another file is shown', () => {
  const store = createDocumentStore();
  updateView(store, { reader: 'google', readerChosen: true });
  addFile(store, '/data.txt');
  expect(store.getState().view.reader).toBe('google');
});

test('ours: all files have one history, and undo shows the file that it changes', () => {
  const store = createDocumentStore();
  type(store, '/robots.txt', 'a');
  addFile(store, '/news.xml');
  type(store, '/news.xml', '<a/>');
  showFile(store, '/robots.txt');
  undo(store);
  expect(store.getState().view.path).toBe('/news.xml');
  expect(textAt(store, '/news.xml')).toBe('');
  undo(store);
  undo(store);
  expect(textAt(store, '/robots.txt')).toBe('');
  expect(store.getState().view.path).toBe('/robots.txt');
  redo(store);
  redo(store);
  redo(store);
  expect([textAt(store, '/robots.txt'), textAt(store, '/news.xml')]).toEqual(['a', '<a/>']);
  expect(store.getState().view.path).toBe('/news.xml');
});

test('ours: a renamed file is the same file: its saved text stays saved, and undo restores its path', () => {
  const store = createDocumentStore();
  addFile(store, '/pictures.txt');
  type(store, '/pictures.txt', 'x');
  renameFile(store, '/pictures.txt', '/policies/pictures.txt');
  expect(store.getState().view.path).toBe('/policies/pictures.txt');
  expect(isUnsaved(store.getState(), '/policies/pictures.txt')).toBe(true);
  undo(store);
  expect(store.getState().view.path).toBe('/pictures.txt');
  expect(textAt(store, '/pictures.txt')).toBe('x');
});

test('ours: the format of a file depends on its path until another is selected, and the workspace stores the selection', () => {
  const store = createDocumentStore();
  addFile(store, '/feed');
  const kind = () => policyOfFile(fileOf(store.getState().document, '/feed')!).format.id;
  expect(kind()).toBe('robots-txt');
  renameFile(store, '/feed', '/feed', 'xml');
  expect(kind()).toBe('xml');
  expect(siteOf(store.getState().document).files.get('/feed')?.format.id).toBe('xml');
  const workspace = workspaceOf(store.getState().document, store.getState().view);
  expect(workspace.files[1]).toEqual({ path: '/feed', text: '', format: 'xml' });
  expect(documentOfWorkspace(workspace).document.files[1]).toMatchObject({ path: '/feed', format: 'xml' });
  renameFile(store, '/feed', '/feed.xml', 'xml');
  expect(fileOf(store.getState().document, '/feed.xml')).not.toHaveProperty('format');
});

test('ours: a format that only a later version knows stays in the workspace', () => {
  const store = createDocumentStore();
  const { document, view } = store.getState();
  const workspace = workspaceOf(document, view);
  const later = { ...workspace, files: [{ path: '/llms.txt', text: '', format: 'markdown' }] };
  expect(workspaceOf(documentOfWorkspace(later).document, view).files).toEqual(later.files);
});

test('ours: a file replaces one that the workspace lists by address only', () => {
  const store = createDocumentStore();
  const link = { path: '/data.txt', href: 'https://www.example.com/data.txt' };
  const { document, view } = store.getState();
  const opened = documentOfWorkspace({
    ...workspaceOf(document, view),
    files: [{ path: '/robots.txt', text: '' }, link],
  });
  changeDocument(store, { origin: 'files', label: { code: 'open-workspace' } }, () => opened.document);
  addFile(store, '/data.txt');
  const written = () => workspaceOf(store.getState().document, store.getState().view);
  expect(readWorkspace(printWorkspace(written()))).toHaveProperty('workspace');
  expect(written().files).toEqual([
    { path: '/robots.txt', text: '' },
    { path: '/data.txt', text: '' },
  ]);
  undo(store);
  expect(written().files[1]).toEqual(link);
});

test('ours: in the path of a file in a folder, only the name that crawlers request is changed to lower case', () => {
  expect(
    placeFiles([chosenFile('News/ROBOTS.TXT'), chosenFile('News/A.xml')], false).map(({ path }) => path),
  ).toEqual(['/News/robots.txt', '/News/A.xml']);
});

test('ours: a file cannot take the path of another, and a rename without a change is not a step', () => {
  const store = createDocumentStore();
  addFile(store, '/a.xml');
  const { history } = store.getState();
  renameFile(store, '/a.xml', '/robots.txt');
  renameFile(store, '/a.xml', '/a.xml');
  renameFile(store, '/none', '/b.xml');
  expect(pathsOf(store)).toEqual(['/robots.txt', '/a.xml']);
  expect(store.getState().history).toBe(history);
});

test('ours: a file that declares itself XML is a document in any encoding', () => {
  const declared = '<?xml version="1.0"?><a/>';
  const wide = Uint8Array.from([
    0xff,
    0xfe,
    ...Array.from(declared).flatMap((character) => [character.charCodeAt(0), 0]),
  ]);
  const placed = placeFiles([
    chosenFile('feed', `\ufeff${declared}`),
    { name: 'wide', bytes: wide },
    chosenFile('plain'),
  ]);
  expect(placed.map(({ path, format }) => [path, format])).toEqual([
    ['/feed', 'xml'],
    ['/wide', 'xml'],
    ['/plain', undefined],
  ]);
});

test('ours: the neighbor of a removed file is shown; the last file stays', () => {
  const store = createDocumentStore();
  addFile(store, '/a.xml');
  addFile(store, '/b.xml');
  showFile(store, '/a.xml');
  removeFile(store, '/a.xml');
  expect(store.getState().view.path).toBe('/b.xml');
  removeFile(store, '/b.xml');
  removeFile(store, '/robots.txt');
  expect(pathsOf(store)).toEqual(['/robots.txt']);
  undo(store);
  undo(store);
  expect(pathsOf(store)).toEqual(['/robots.txt', '/a.xml', '/b.xml']);
});

test.each([
  ['', 'empty'],
  ['/', 'empty'],
  ['data.txt', 'no-slash'],
  ['/a b', 'not-a-path'],
  ['/a?b', 'not-a-path'],
  ['/a#b', 'not-a-path'],
  ['//host/a', 'not-a-path'],
  ['/a\nb', 'not-a-path'],
  ['/robots.txt', 'taken'],
  ['/Robots.txt', undefined],
  ['/a/%20b.xml', undefined],
  ['/__proto__', undefined],
])('ours: why a file cannot be at %j: %s', (path, problem) => {
  expect(pathProblem(createDocumentStore().getState().document, path)).toBe(problem);
});

test('ours: in the workbench a data.txt and documents join the site, a robots.txt opens another', async () => {
  const store = createDocumentStore();
  await openChosenFiles(store, [chosenFile('robots.txt', 'User-agent: a\nDisallow: /\n')], true);
  await openChosenFiles(store, [chosenFile('Data.TXT')], true);
  await openChosenFiles(store, [chosenFile('News.xml', '<a/>')], true);
  expect(pathsOf(store)).toEqual(['/robots.txt', '/data.txt', '/News.xml']);
  await openChosenFiles(store, [chosenFile('robots.txt', 'User-agent: b\nDisallow: /\n')], true);
  expect(pathsOf(store)).toEqual(['/robots.txt']);
  expect(undo(store), 'another site is not a step').toBeUndefined();
});

test('ours: several files are one site, the robots.txt first; two files with the same name are both added', async () => {
  const store = createDocumentStore();
  await openChosenFiles(store, [
    chosenFile('a.xml'),
    chosenFile('ROBOTS.txt'),
    chosenFile('a.xml', '<b/>'),
    chosenFile('x.txt'),
  ]);
  expect(pathsOf(store)).toEqual(['/robots.txt', '/a.xml', '/a-2.xml', '/x.txt']);
  expect(store.getState().view.path).toBe('/robots.txt');
});

test('ours: a file that declares itself XML is a document, whatever its name', async () => {
  const store = createDocumentStore();
  addChosenFiles(store, [chosenFile('feed.rss', '<?xml version="1.0"?><rss/>'), chosenFile('b.txt')]);
  const site = siteOf(store.getState().document);
  expect(site.files.get('/feed.rss')?.format.id).toBe('xml');
  expect(site.files.get('/b.txt')?.format.id).toBe('robots-txt');
});

test('ours: a joined file replaces the one at its path; undo restores that, including unsaved text', () => {
  const store = createDocumentStore();
  type(store, '/robots.txt', 'unsaved');
  addChosenFiles(store, [chosenFile('robots.txt', 'new')]);
  expect(textAt(store, '/robots.txt')).toBe('new');
  expect(isUnsaved(store.getState(), '/robots.txt')).toBe(false);
  undo(store);
  expect(textAt(store, '/robots.txt')).toBe('unsaved');
  expect(isUnsaved(store.getState(), '/robots.txt')).toBe(true);
});

test('ours: the table uses the file of the reader if the site has one, otherwise the open one', () => {
  const store = createDocumentStore();
  addChosenFiles(store, [chosenFile('pictures.txt', 'ACAP-crawler: *\n')]);
  expect(store.getState().view.path).toBe('/pictures.txt');
  expect(matrixQuery(store.getState()).path).toBe('/robots.txt');
  renameFile(store, '/robots.txt', '/old.txt');
  expect(queriedPath(store.getState(), '/robots.txt')).toBe('/pictures.txt');
});

test('ours: the source of a file stays the same object when other files are added and renamed', () => {
  const store = createDocumentStore();
  const source = store.getState().document.files[0]?.source ?? sourceOfText('');
  addFile(store, '/a.xml');
  renameFile(store, '/a.xml', '/b.xml');
  expect(fileOf(store.getState().document, '/robots.txt')?.source).toBe(source);
});

test.each([
  ['/p.txt', ['/robots.txt', '/p.txt']],
  ['http://a.example/p.txt', ['/robots.txt', '/p.txt']],
  ['http://b.example/p.txt', ['/robots.txt']],
  ['http://a.example/robots.txt', ['/robots.txt']],
  ['//b.example/p.txt', ['/robots.txt']],
  ['/p.txt?a#b', ['/robots.txt']],
])('acap 1.1 2.7: a permissions reference %s is a file of this site or it is not', (locator, paths) => {
  const store = createDocumentStore();
  store.setState(({ document }) => ({ document: { ...document, origin: 'http://a.example' } }));
  openReferencedFile(store, locator);
  expect(pathsOf(store)).toEqual(paths);
});

test('ours: a site whose first file is a document asks what its documents say; the fetch question uses the missing robots.txt', async () => {
  const store = createDocumentStore();
  await openChosenFiles(store, [chosenFile('a.xml', '<?robots index="no" follow="no"?><a/>')]);
  expect(store.getState().view.subject).toEqual({ question: 'index-follow', agent: '' });
  updateView(store, { reader: 'rfc9309' });
  expect(queriedPath(store.getState(), '/robots.txt')).toBe('/robots.txt');
});

test('ours: pasted text that declares itself XML is a document', async () => {
  const store = createDocumentStore();
  await openText(store, sourceOfText('<?xml version="1.0"?><a/>'), { code: 'paste-file' });
  expect(pathsOf(store)).toEqual(['/document.xml']);
  await openText(store, sourceOfText('User-agent: *\n'), { code: 'paste-file' });
  expect(pathsOf(store)).toEqual(['/robots.txt']);
});

test('ours: undo that shows another file uses the reader that suits it', () => {
  const store = createDocumentStore();
  addFile(store, '/data.txt');
  type(store, '/data.txt', 'a');
  showFile(store, '/robots.txt');
  undo(store);
  expect(store.getState().view).toMatchObject({ path: '/data.txt', reader: 'data.txt' });
  undo(store);
  expect(store.getState().view).toMatchObject({ path: '/robots.txt', reader: 'rfc9309' });
});

test('ours: the reader stored in a workspace stays when another file is shown', () => {
  const store = createDocumentStore();
  addFile(store, '/data.txt');
  showFile(store, '/robots.txt');
  openDocument(store, store.getState().document, { reader: 'google', path: '/robots.txt' });
  showFile(store, '/data.txt');
  showFile(store, '/robots.txt');
  expect(store.getState().view.reader).toBe('google');
});

test('ours: a file that is renamed to data.txt is read as one', () => {
  const store = createDocumentStore();
  addFile(store, '/other.txt');
  renameFile(store, '/other.txt', '/data.txt');
  expect(store.getState().view).toMatchObject({ path: '/data.txt', reader: 'data.txt' });
});

test('ours: setting the path and the format that a file already has is not a step', () => {
  const store = createDocumentStore();
  addFile(store, '/notes.txt', 'xml');
  const { history } = store.getState();
  renameFile(store, '/notes.txt', '/notes.txt', 'xml');
  renameFile(store, '/gone.txt', '/new.txt');
  expect(store.getState().history).toBe(history);
});

test('ours: characters of a file name that would end a path are percent-encoded, so that the table asks about the file', () => {
  const store = createDocumentStore();
  addChosenFiles(store, [chosenFile('news/a b#1?.xml', '<a/>'), chosenFile('c%20d.xml', '<a/>')]);
  expect(pathsOf(store).slice(1)).toEqual(['/news/a%20b%231%3F.xml', '/c%20d.xml']);
  const none = createDocumentStore().getState().document;
  for (const path of pathsOf(store)) expect(path === '/robots.txt' || !pathProblem(none, path)).toBe(true);
});

test('dat 3.1: a site without /data.txt has no answers about data sets, whatever file is open', async () => {
  const { setDatasetQuestion: askDatasets } = await import('../table/questions/datasets.ts');
  const store = createDocumentStore();
  await openChosenFiles(store, [chosenFile('robots.txt', 'User-agent: *\nAllow: /a.csv\n')]);
  askDatasets(store);
  const query = matrixQuery(store.getState());
  expect([query.path, query.ask('announced', '/a.csv').answer]).toEqual(['/data.txt', 'unknown']);
  addChosenFiles(store, [chosenFile('data.txt', 'User-agent: *\nAllow: /a.csv\n')]);
  expect(matrixQuery(store.getState()).ask('announced', '/a.csv').answer).toBe('announced');
});
