// After any choice in the form of a document, the file is unchanged or contains what the form shows.
import fc from 'fast-check';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { sourceOfText, textOfSource } from '../../core/document/source.ts';
import { newFile } from '../../state/document/document.ts';
import { emptyDocument, openDocument, undo } from '../../state/document/document-store.ts';
import { openSource } from '../../state/document/selectors.ts';
import { documentStore } from '../../state/document/use-document.ts';
import { anyXmlDocument } from '../../testing/arbitraries/xml.ts';
import { DocumentsPane } from './documents-pane.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const file = () => textOfSource(openSource(documentStore.getState()));

/** Renders the form of a document, and returns the result of `work` with it. */
function withForm<T>(text: string, path: string, work: (place: HTMLElement) => T): T {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  try {
    act(() => {
      const doc = { ...emptyDocument(), files: [newFile(path, sourceOfText(text))] };
      openDocument(documentStore, doc, { reader: documentStore.getState().view.reader });
      root.render(<DocumentsPane />);
    });
    return work(place);
  } finally {
    act(() => root.unmount());
    place.remove();
  }
}

const choices = (place: HTMLElement) => [
  ...place.querySelectorAll<HTMLInputElement>('input[type="radio"]:not(:disabled)'),
];
const checkedStates = (place: HTMLElement) =>
  [...place.querySelectorAll('input')].map(({ checked }) => checked);

/** Returns the states of the two switches, except those that `chosen` belongs to. */
const otherChoices = (place: HTMLElement, input: HTMLInputElement) =>
  [...place.querySelectorAll<HTMLInputElement>('label:has([data-answer]) input')]
    .filter(({ name }) => name !== input.name)
    .map(({ checked }) => checked);

const directive = fc.constantFrom(
  '',
  '<?robots index="no" follow="yes"?>\n',
  '<?robots index="yes" follow="no"?>',
  '<?robots follow="no"?>',
  '<?robots index="maybe"?>',
);
const html = fc
  .tuple(
    directive,
    fc.constantFrom('', '<meta name="robots" content="noindex"/>', '<META NAME=robots CONTENT=none>'),
  )
  .map(([pi, meta]) => `${pi}<html><head><title>t</title>${meta}</head><body>b</body></html>\n`);
const opened = fc.oneof(
  fc.tuple(directive, anyXmlDocument).map(([pi, text]) => {
    const at = text.startsWith('<?xml ') ? text.indexOf('?>') + 2 : 0;
    return { path: '/a.xml', text: text.slice(0, at) + pi + text.slice(at) };
  }),
  html.map((text) => ({ path: '/a.html', text })),
);

test('product: the file is unchanged or contains what the form shows, and undo restores every octet', () => {
  let changes = 0;
  const check = ({ path, text }: { path: string; text: string }, picks: readonly number[]) => {
    const [written, states] = withForm(text, path, (place) => {
      for (const pick of picks) {
        const inputs = choices(place);
        if (inputs.length === 0) break;
        const before = file();
        const input = inputs[pick % inputs.length]!;
        const statesBefore = checkedStates(place);
        const othersBefore = otherChoices(place, input);
        act(() => input.click());
        if (file() === before) expect(checkedStates(place)).toEqual(statesBefore);
        else {
          changes++;
          expect(otherChoices(place, input)).toEqual(othersBefore);
          if (input.isConnected) expect(input.checked).toBe(true);
        }
      }
      return [file(), checkedStates(place)] as const;
    });
    act(() => {
      while (undo(documentStore));
    });
    expect(file()).toBe(text);
    expect(withForm(written, path, checkedStates)).toEqual(states);
  };
  fc.assert(fc.property(opened, fc.array(fc.nat(), { minLength: 1, maxLength: 5 }), check), { numRuns: 60 });
  expect(changes).toBeGreaterThan(10);
});
