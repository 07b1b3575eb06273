import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { sourceOfText } from '../../../../core/document/source.ts';
import { newFile } from '../../../../state/document/document.ts';
import { emptyDocument, openDocument } from '../../../../state/document/document-store.ts';
import { documentStore } from '../../../../state/document/use-document.ts';
import { DefinitionUses } from './definition-uses.tsx';

// jsdom does not implement this.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, CSS: { escape: (text: string) => text } });

test('a use in another file is a link that goes to that file and line', async () => {
  const files = ['/robots.txt', '/more.txt'].map((path) => newFile(path, sourceOfText('\n\n\n')));
  openDocument(documentStore, { ...emptyDocument(), files }, { reader: 'rfc9309' });
  const place = document.body.appendChild(document.createElement('div'));
  await act(async () =>
    createRoot(place).render(
      <DefinitionUses lines={[4]} elsewhere={[{ path: '/more.txt', line: 2 }]} line={0} name="s" />,
    ),
  );
  const links = [...place.querySelectorAll('button')];
  expect(links.map(({ ariaLabel, textContent }) => [ariaLabel, textContent])).toEqual([
    ['Go to line 5', '5'],
    ['Go to line 3 in /more.txt', '3 in /more.txt'],
  ]);
  await act(async () => links[1]!.click());
  const { path, caret } = documentStore.getState().view;
  expect([path, caret?.position.line]).toEqual(['/more.txt', 2]);
});

test('an unused definition says so', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  await act(async () =>
    createRoot(place).render(<DefinitionUses lines={[]} elsewhere={[]} line={0} name="s" />),
  );
  expect(place.textContent).toBe('not used');
});
