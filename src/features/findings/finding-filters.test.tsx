import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import type { Finding } from '../../core/diagnostics/finding.ts';
import { sourceOfText } from '../../core/document/source.ts';
import { noFindingFilter } from './finding-filter.ts';
import { SeverityFilter } from './finding-filters.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

test('ours: the number of findings is formatted as in the language', async () => {
  const finding = { code: 'R010', severity: 'warning' } as Finding;
  const findings = Array.from({ length: 1234 }, () => finding);
  const place = document.createElement('div');
  const nothing = () => undefined;
  await act(async () =>
    createRoot(place).render(
      <SeverityFilter
        report={{
          file: 1,
          path: '/robots.txt',
          source: sourceOfText(''),
          findings,
          unwatched: [],
          byLine: new Map(),
          hidden: [],
          silenced: [],
          all: findings,
        }}
        filter={noFindingFilter}
        onFilter={nothing}
      />,
    ),
  );
  const counts = [...place.querySelectorAll('button b')].map(({ textContent }) => textContent);
  expect(counts).toContain('1,234');
  expect(counts).not.toContain('1234');
});

test('design: each severity that there is, or that is selected, is its shape and its number, with its word for screen readers', async () => {
  const place = document.createElement('div');
  const source = sourceOfText('');
  const findings = [{ severity: 'warning' } as Finding];
  const lists = { findings, unwatched: [], hidden: [], silenced: [], all: findings };
  await act(async () =>
    createRoot(place).render(
      <SeverityFilter
        report={{ file: 1, path: '/robots.txt', source, byLine: new Map(), ...lists }}
        filter={{ ...noFindingFilter, severity: 'error' }}
        onFilter={() => undefined}
      />,
    ),
  );
  const names = [...place.querySelectorAll('button')].map(({ textContent }) => textContent?.trim());
  expect(names).toEqual(['All 1', 'Errors 0', 'Warnings 1']);
  expect(place.querySelectorAll('button svg')).toHaveLength(2);
});
