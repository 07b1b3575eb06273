import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { sourceOfText } from '../../../core/document/source.ts';
import { formatOfPath } from '../../../core/formats/file-formats.ts';
import { createPolicy } from '../../../core/syntax/policy.ts';
import { ReaderMarksProvider } from './reader-marks-provider.tsx';
import { RuleBadge } from './rule-badge.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const policy = createPolicy(
  sourceOfText('Disallow: /stray\nUser-agent: a\nDisallow: /\n'),
  formatOfPath('/robots.txt'),
);

const Badge = () => (
  <ReaderMarksProvider policy={policy}>
    <RuleBadge id={1} line={0} isEmpty={false} effect="deny" decides={false} />
  </ReaderMarksProvider>
);

test('WCAG 1.3.1: the reason why a rule belongs to no record is also text, not only a tooltip', async () => {
  const place = document.createElement('div');
  await act(async () => createRoot(place).render(<Badge />));
  await act(() => import('../../../core/analysis/reader-marks/marks.ts'));
  expect(place.textContent).toBe('no record: RFC 9309 does not read this rule: it is not in a record.');
});
