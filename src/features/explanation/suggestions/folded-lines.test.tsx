import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { FoldedLines } from './folded-lines.tsx';

type Changes = Parameters<typeof FoldedLines>[0]['changes'];

const linesOf = (kind: 'added' | 'removed', count: number): Changes =>
  Array.from({ length: count }, (_, line) => ({ kind, line, text: `${kind} ${line}` }));

test.each([
  { changes: [...linesOf('removed', 12), ...linesOf('added', 5)], shown: 12, button: 'Show 5 more lines' },
  { changes: [...linesOf('added', 12), ...linesOf('removed', 3)], shown: 11, button: 'Show 4 more lines' },
  { changes: linesOf('added', 9), shown: 9, button: undefined },
])(
  'product, suggestions: $shown lines are shown first, with every removed one, and a button shows the rest',
  async ({ changes, shown, button }) => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    const place = document.createElement('div');
    const root = createRoot(place);
    await act(async () => root.render(<FoldedLines changes={changes} />));
    expect(place.querySelectorAll('li')).toHaveLength(shown);
    expect(place.querySelector('button')?.textContent).toBe(button);
    await act(async () => place.querySelector('button')?.click());
    expect(place.querySelectorAll('li')).toHaveLength(changes.length);
    expect(place.querySelector('button')).toBeNull();
    await act(async () => root.unmount());
  },
);
