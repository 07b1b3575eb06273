import { describe, expect, test } from 'vitest';
import { sourceOfText } from '../../core/document/source.ts';
import { newFile } from '../document/document.ts';
import { emptyDocument, type View } from '../document/document-store.ts';
import { decodeView } from './decode-view.ts';

const files = [newFile('/robots.txt', sourceOfText('a\nbc')), newFile('/data.txt', sourceOfText(''))];
const document = { ...emptyDocument(), files };
const read = (view: unknown) => decodeView(view, document, 'rfc9309');
const fresh = { path: '/robots.txt', reader: 'rfc9309' };

const fullView: View = {
  path: '/robots.txt',
  reader: 'google',
  readerChosen: true,
  cell: { agent: 'bot', url: '/a' },
  subject: { question: 'dataset', visitor: 'x' },
  status: 503,
  redirects: 3,
  columnsBy: 'crawler',
  matrix: {
    filter: 'deny',
    filterAgent: 'bot',
    text: '/a',
    sort: { agent: 'bot', down: true },
    tree: true,
    folders: { '/a/': true, '/b/': false },
    onlyUrls: ['/a', '/b'],
    onlyAgents: ['bot', ''],
  },
  caret: { position: { line: 1, column: 2 }, by: 'history' },
};

describe('product: a reload restores the view', () => {
  test('the complete view', () => {
    expect(read(fullView)).toEqual(fullView);
    expect(read({ ...fullView, path: '/data.txt', caret: undefined }).path).toBe('/data.txt');
    expect(read({ ...fullView, status: 'timeout' }).status).toBe('timeout');
  });

  test('shown suggestions are not searched again', () => {
    expect(read({ ...fullView, cell: { agent: 'bot', url: '/a', suggest: 5 } }).cell).toEqual(fullView.cell);
  });

  test('the restored caret is set by the history, whatever set it before', () => {
    expect(read({ ...fullView, caret: { ...fullView.caret, by: 'text' } }).caret).toEqual(fullView.caret);
  });

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['no object', 'x'],
    ['a file that is not there', { path: '/gone', caret: { position: { line: 0, column: 0 } } }],
    ['a reader of another version', { reader: 'rfc9999' }],
    ['parts of the wrong kind', Object.fromEntries(Object.keys(fullView).map((key) => [key, 17.5]))],
    ['parts that are lists', Object.fromEntries(Object.keys(fullView).map((key) => [key, []]))],
    ['a question of another version', { subject: { question: 'taste' } }],
    ['a filter of another version', { matrix: { filter: 'odd', text: '' } }],
    [
      'a place that the file does not have',
      { path: '/robots.txt', caret: { position: { line: 1, column: 3 } } },
    ],
    [
      'a line that the file does not have',
      { path: '/robots.txt', caret: { position: { line: 2, column: 0 } } },
    ],
  ])('%s is left out', (_, view) => {
    expect(read(view)).toEqual(fresh);
  });

  test('an unreadable sort order does not affect the filter', () => {
    expect(read({ matrix: { filter: 'all', text: 'x', sort: { agent: 4 } } }).matrix).toEqual({
      filter: 'all',
      text: 'x',
    });
  });
});
