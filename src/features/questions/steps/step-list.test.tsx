import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { sourceOfText } from '../../../core/document/source.ts';
import { prepare } from '../../../core/questions/registry.ts';
import { readerOf } from '../../../core/readers/registry.ts';
import { sectionOfStep } from '../../../messages/explain/explain.ts';
import { newFile } from '../../../state/document/document.ts';
import { emptyDocument } from '../../../state/document/document-store.ts';
import { siteOf } from '../../../state/document/selectors.ts';
import { StepList } from './step-list.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

test('design: a section is named once, where it differs from the one above', async () => {
  const reader = readerOf('rfc9309');
  const file = newFile('/robots.txt', sourceOfText('User-agent: *\nDisallow: /a\nAllow: /a/b\n'));
  const site = siteOf({ ...emptyDocument(), files: [file] });
  const steps = prepare(site, { question: 'fetch', reader })('x', '/a').trace();
  const sections = steps.map(sectionOfStep);
  const place = document.createElement('div');
  await act(async () => createRoot(place).render(<StepList steps={steps} section={sections[0]} />));
  const changes = sections.filter((section, at) => section !== (sections[at - 1] ?? sections[0]));
  expect(changes.length).toBeGreaterThan(0);
  expect(place.textContent?.match(/RFC 9309 \d[\d.]*/g)).toEqual(changes);
});
