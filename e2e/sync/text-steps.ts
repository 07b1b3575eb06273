// Steps in the text: typing, pasting, several carets, composing with an input method, undo and redo.
import { openInputMethod } from '../composition.ts';
import { inEditorStep, pressKeysStep, type Step, type StepContext } from './random-step.ts';

const typedPieces = [
  'a',
  'Z',
  '/',
  ':',
  '*',
  '$',
  '#',
  ' ',
  '\t',
  '%7E',
  'é',
  '😀',
  '\u2028',
  '\ufeff',
  'Disallow: /x',
  'User-agent: b',
] as const;

/** Esc removes additional carets, but also makes the next Tab leave the editor; a key without effect resets that. */
const SINGLE_CARET_KEYS = ['Escape', 'F9'] as const;

export function textStep(hands: StepContext): Step {
  const { page, random } = hands;
  const times = 1 + random.below(3);
  const text = Array.from({ length: times }, () => random.pick(typedPieces)).join('');
  const pasted = Array.from(
    { length: times },
    () => random.pick(typedPieces) + random.pick(['\r\n', '\n', '\r', '']),
  ).join('');
  const repeated = (key: string) => pressKeysStep(page, Array<string>(times).fill(key));
  const step = random.pick<() => Step>([
    () => ({ name: `type ${JSON.stringify(text)}`, run: () => page.keyboard.insertText(text) }),
    () => ({ name: 'type letters', run: () => page.keyboard.type('abc'.slice(0, times)) }),
    () => repeated('Enter'),
    () => repeated('Backspace'),
    () => repeated('Delete'),
    () =>
      pressKeysStep(page, [random.pick(['Control+Backspace', 'Control+Delete', 'Control+Shift+K', 'Tab'])]),
    () =>
      pressKeysStep(page, [
        random.pick(['Alt+ArrowUp', 'Alt+ArrowDown', 'Control+Shift+Alt+ArrowDown', 'Control+/']),
      ]),
    () =>
      pressKeysStep(page, [
        'Shift+Alt+ArrowDown',
        random.pick(['x', 'Enter', 'Backspace', 'Delete']),
        ...SINGLE_CARET_KEYS,
      ]),
    () =>
      pressKeysStep(page, [
        'Control+d',
        'Control+d',
        random.pick(['y', 'Enter', 'Backspace']),
        ...SINGLE_CARET_KEYS,
      ]),
    () => pressKeysStep(page, ['Control+c', random.pick(['Control+v', 'ArrowUp']), 'Control+v']),
    () =>
      pressKeysStep(page, [
        ...Array<string>(times).fill('Shift+ArrowDown'),
        random.pick(['Control+x', 'z', 'Backspace']),
      ]),
    () => ({
      name: `paste ${JSON.stringify(pasted)}`,
      run: async () => {
        await page.evaluate((clip) => navigator.clipboard.writeText(clip), pasted);
        await page.keyboard.press('Control+v');
      },
    }),
  ])();
  return inEditorStep(hands, step);
}

export function moveStep(hands: StepContext): Step {
  const { page, random } = hands;
  const [vertical, sideways] = [
    random.pick(['ArrowUp', 'ArrowDown']),
    random.pick(['ArrowLeft', 'ArrowRight']),
  ];
  const far = random.pick(['Home', 'End', 'Control+Home', 'Control+End', 'Shift+End', 'Shift+ArrowLeft']);
  const keys = [
    ...Array<string>(random.below(4)).fill(vertical),
    ...Array<string>(random.below(3)).fill(sideways),
  ];
  return inEditorStep(hands, pressKeysStep(page, random.once(3) ? [far] : keys));
}

/** An input method shows a composition before it is committed; it may be canceled. */
export function composeStep(hands: StepContext): Step {
  const { page, random } = hands;
  const [first, last] = random.pick([
    ['k', 'か'],
    ['´', 'é'],
    ['ni', '日本'],
    ['x', ''],
  ] as const);
  return inEditorStep(hands, {
    name: `compose ${first}, then ${JSON.stringify(last)}`,
    run: async () => {
      const method = await openInputMethod(page);
      await method.show(first);
      await method.show(first + first);
      await method.finish(last);
    },
  });
}

export function historyStep(hands: StepContext): Step {
  const { page, random } = hands;
  const button = (name: 'Undo' | 'Redo'): Step => ({
    name,
    run: async () => {
      const it = page.getByRole('banner').getByRole('button', { name, exact: true });
      if ((await it.getAttribute('aria-disabled')) !== 'true') await it.click();
    },
  });
  return random.pick<() => Step>([
    () => inEditorStep(hands, pressKeysStep(page, ['Control+z'])),
    () => inEditorStep(hands, pressKeysStep(page, ['Control+z', 'Control+z', 'Control+z'])),
    () => inEditorStep(hands, pressKeysStep(page, ['Control+Shift+z'])),
    () => inEditorStep(hands, pressKeysStep(page, ['Control+y'])),
    () => button('Undo'),
    () => button('Redo'),
  ])();
}
