import { expect, test } from 'vitest';
import { lineAt } from '../../../../core/document/lines.ts';
import { sourceOfText, textOfSource } from '../../../../core/document/source.ts';
import { newFile } from '../../../../state/document/document.ts';
import { emptyDocument, openDocument, undo } from '../../../../state/document/document-store.ts';
import { openSource } from '../../../../state/document/selectors.ts';
import { documentStore } from '../../../../state/document/use-document.ts';
import { renameDefinition } from './rename-definition.ts';

const robots = 'ACAP-resource-set: s /a\nACAP-crawler: a\nACAP-permissions-reference: /more.txt\n';
const more = 'ACAP-crawler: a\nACAP-allow-index: the-acap:resource-set:s\n';
const texts = () => documentStore.getState().document.files.map(({ source }) => textOfSource(source));

test('acap 1.1 2.4.1.3: text that is typed during one visit of the name is one step, in both files', () => {
  const files = [newFile('/robots.txt', sourceOfText(robots)), newFile('/more.txt', sourceOfText(more))];
  openDocument(documentStore, { ...emptyDocument(), files }, { reader: 'rfc9309' });
  const { id } = lineAt(openSource(documentStore.getState()).lines, 0)!;
  expect(renameDefinition(id, 'set', 's', 'so', 'visit')).toBe(true);
  expect(renameDefinition(id, 'set', 'so', 'some', 'visit')).toBe(true);
  expect(texts()).toEqual([robots.replace('set: s', 'set: some'), more.replace('set:s', 'set:some')]);
  expect(renameDefinition(id, 'set', 'some', '1', 'visit')).toBe(false);
  expect(undo(documentStore)?.label.code).toBe('acap-rename');
  expect(texts()).toEqual([robots, more]);
  expect(undo(documentStore)).toBeUndefined();
});
