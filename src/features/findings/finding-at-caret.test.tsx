import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import type { Finding } from '../../core/diagnostics/finding.ts';
import { sourceOfText } from '../../core/document/source.ts';
import { newFile } from '../../state/document/document.ts';
import { emptyDocument, openDocument } from '../../state/document/document-store.ts';
import { documentStore } from '../../state/document/use-document.ts';
import type { FindingReport } from '../../state/findings/finder.ts';
import { findingsPanel, showFinding } from '../../state/findings/findings-panel.ts';
import { FindingAtCaret as FindingStep } from './finding-at-caret.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const place = document.body.appendChild(document.createElement('div'));
const root = createRoot(place);
afterEach(() => act(async () => root.render(null)));

const at = (line: number, column: number) => ({ line, column });

/**
 * Shows the finding that a key reached in a file with one line, which its fix removes. Returns mocks and controls
 * for the focus.
 */
async function showStep() {
  const source = sourceOfText('nothing\n');
  openDocument(
    documentStore,
    { ...emptyDocument(), files: [newFile('/robots.txt', source)] },
    { reader: 'rfc9309' },
  );
  const finding: Finding = {
    code: 'R001',
    severity: 'warning',
    range: { start: at(0, 0), end: at(0, 7) },
    source: [],
    values: {},
    fixes: [
      {
        code: 'gone',
        values: {},
        verdicts: 'same',
        edits: [{ range: { start: at(0, 0), end: at(1, 0) }, text: '' }],
      },
    ],
  };
  const found: FindingReport = {
    file: 1,
    path: '/robots.txt',
    source,
    findings: [finding],
    unwatched: [],
    byLine: new Map(),
    hidden: [],
    silenced: [],
    all: [finding],
  };
  const onGone = vi.fn<() => void>();
  await act(async () => {
    showFinding(documentStore, finding);
    findingsPanel.setState({ shown: finding });
    root.render(<FindingStep found={found} onGone={onGone} />);
  });
  return onGone;
}

const press = (button: Element) =>
  act(async () => {
    (button as HTMLElement).focus();
    (button as HTMLElement).click();
    await new Promise(requestAnimationFrame);
  });

test.each([
  ['its fix was applied', '[data-fix]'],
  ['it was hidden', '.ibtn'],
])('WCAG 2.4.3: the focus moves to the line when %s and its button has disappeared', async (_, button) => {
  const onGone = await showStep();
  await press(place.querySelector(button)!);
  expect(place.querySelector('section')).toBeNull();
  expect(onGone).toHaveBeenCalledOnce();
});

test('WCAG 2.4.3: the focus stays if it is elsewhere', async () => {
  const onGone = await showStep();
  await act(async () => {
    findingsPanel.setState({ isOpen: false, said: '' }, true);
    await new Promise(requestAnimationFrame);
  });
  expect(onGone).not.toHaveBeenCalled();
});
