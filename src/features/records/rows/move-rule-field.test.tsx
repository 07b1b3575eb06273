import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { recordToolWords as words } from '../../../messages/en/record-tools.ts';
import { MoveRuleField as MoveChooser } from './move-rule-field.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

test('WCAG 3.3.1: a line to which a rule cannot be moved is reported at the field', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  await act(async () => createRoot(place).render(<MoveChooser id={1} done={() => undefined} />));
  const field = place.querySelector('input')!;
  expect(field.getAttribute('aria-invalid')).toBeNull();
  await act(async () => place.querySelector('form')!.requestSubmit());
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const about = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  expect(about?.textContent).toBe(words.noSuchPlace);
});
