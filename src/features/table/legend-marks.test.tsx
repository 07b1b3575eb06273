// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { updateView } from '../../state/document/document-store.ts';
import { documentStore } from '../../state/document/use-document.ts';
import { cellMarks, markCells } from '../../state/table/cell-marks.ts';
import { defaultMatrixView } from '../../state/table/matrix-view.ts';
import LegendMarks from './legend-marks.tsx';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

test('look: the legend tells the marks that are drawn, quiet ones only while somebody filters by them, but what changed, which has its edge in any case', () => {
  const place = document.createElement('p');
  const root = createRoot(place);
  act(() => root.render(<LegendMarks />));
  const told = () => [...place.children].map(({ textContent }) => textContent.trim());
  expect(told()).toEqual([]);
  const cells = { count: 1, urls: new Set(['/']), at: () => undefined };
  act(() => {
    markCells('expected', cells);
    markCells('changed', { ...cells, isQuiet: true });
    markCells('differs', { ...cells, isQuiet: true });
  });
  expect(told()).toEqual(['As expected', 'Changed']);
  act(() => updateView(documentStore, { matrix: { ...defaultMatrixView, filter: 'differs' } }));
  expect(told()).toEqual(['As expected', 'Readers differ', 'Changed']);
  act(() => cellMarks.setState({}, true));
  expect(told()).toEqual([]);
  act(() => root.unmount());
});
