// Steps in records: their fields, by name.
import type { Step, StepContext } from './random-step.ts';

export function recordStep({ bench, page, random }: StepContext): Step {
  const path = `/${random.pick(['', 'tmp', 'a/b', 'é', '%7E', '*', 'x$'])}${random.below(10)}`;
  /** The selected field; undefined if the form has none at present. */
  const some = async (label: string, role: 'textbox' | 'combobox' | 'button') => {
    const fields = bench.records.getByRole(role, { name: label, exact: true });
    const count = Math.min(4, await fields.count());
    return count === 0 ? undefined : fields.nth(random.below(count));
  };
  return random.pick<Step>([
    { name: `fill Path ${path}`, run: async () => (await some('Path', 'textbox'))?.fill(path) },
    {
      name: 'type in a Path',
      run: async () => {
        const field = await some('Path', 'textbox');
        await field?.focus();
        if (field) await page.keyboard.type(random.pick(['q', 'rs', '/']));
      },
    },
    {
      // Two emoji with the same first surrogate: an edit between them must not split a pair.
      name: 'fill Path twice',
      run: async () => {
        const field = await some('Path', 'textbox');
        await field?.fill('/😀');
        await field?.fill('/😁');
      },
    },
    { name: 'empty a Path', run: async () => (await some('Path', 'textbox'))?.fill('') },
    {
      name: 'choose Allow or Disallow',
      run: async () =>
        void (await (await some('Allow or Disallow', 'combobox'))?.selectOption({ index: random.below(2) })),
    },
    {
      name: 'fill Comment',
      run: async () => (await some('Comment', 'textbox'))?.fill(`c${random.below(10)}`),
    },
    {
      name: 'fill User-agent',
      run: async () => (await some('User-agent', 'combobox'))?.fill(`bot${random.below(10)}`),
    },
    { name: 'Add rule', run: async () => (await some('Add rule', 'button'))?.click() },
    {
      name: 'undo in a field',
      run: async () => {
        await (await some('Path', 'textbox'))?.focus();
        await page.keyboard.press('Control+z');
      },
    },
  ]);
}
