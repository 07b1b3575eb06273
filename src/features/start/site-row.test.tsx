// A row of the list of sites: what it says of a site of which nothing is computed yet.
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { type ListedSite, SiteRow } from './site-row.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const site: ListedSite = {
  id: 'left',
  name: 'shop.example',
  label: undefined,
  origin: 'https://shop.example',
  isOriginStated: true,
  paths: ['/robots.txt'],
  summary: undefined,
  isUnsaved: false,
  time: 0,
  isPinned: false,
  isElsewhere: false,
  isDamaged: false,
};

const handlers = {
  onOpen: () => undefined,
  onPin: () => undefined,
  onRename: () => undefined,
  onCopyCheck: () => Promise.resolve(true),
  onSave: () => undefined,
  onDelete: () => undefined,
};

test.each([
  ['left before its summary was computed', {}, []],
  ['the same with unsaved changes', { isUnsaved: true }, ['not saved']],
  ['saved', { summary: { language: 'en', picture: [] } }, ['saved']],
  ['as opened', { summary: { language: 'en', picture: [], isUnchanged: true } }, ['unchanged']],
  [
    'an example that was only looked at',
    { summary: { language: 'en', picture: [], isUnchanged: true }, isTemporary: true },
    ['unchanged', 'kept only if you change it'],
  ],
] as const)('product: what the list says of a site that is %s', async (_what, part, states) => {
  const place = document.createElement('ul');
  const root = createRoot(place);
  await act(async () => root.render(<SiteRow site={{ ...site, ...part }} {...handlers} />));
  expect([...place.querySelectorAll('li li')].map(({ textContent }) => textContent)).toEqual(states);
  await act(async () => root.unmount());
});
