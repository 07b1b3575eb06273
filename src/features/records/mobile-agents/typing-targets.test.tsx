// What typing and pasting into the fields of lines for mobile agents does to the file.
import { afterEach, describe, expect, test } from 'vitest';
import { mobileWords } from '../../../messages/en/formats/mobile-agents.ts';
import {
  closeForm,
  empty,
  enterField,
  findControl,
  focusedField,
  formFileText,
  leaveField,
  openForm,
  pasteText,
  typeText,
} from '../../../testing/browser/form-page.tsx';

afterEach(closeForm);

const FIELD = 'Mobile-agent-server:';
const { target: TARGET, path: PATH, problems } = mobileWords.form;

async function openTarget(line: string) {
  await openForm(`${line}\n`);
  enterField(findControl(TARGET));
}

describe.each([
  ['typed', typeText],
  ['pasted', pasteText],
])('%s', (_how, enter) => {
  test.each([
    'atp://www.fict.org:8001',
    'atp://user1.fict.org:854',
    'atp://www.fict.org',
    'x-agent+1.0://h:1',
    'atp://user@h:1',
    'none',
  ])('mobile agents 4: %s is the target as it is entered', async (target) => {
    for (const before of ['none', 'atp://h.example:1']) {
      await openTarget(`${FIELD} / ${before}  # why`);
      enter(target);
      expect(formFileText()).toBe(`${FIELD} / ${target}  # why\n`);
      leaveField();
      expect(formFileText()).toBe(`${FIELD} / ${target}  # why\n`);
    }
  });

  test.each([
    ['www.fict.org:8001', problems.target],
    ['atp:', problems.target],
    ['atp://', problems.target],
    ['atp://h/', problems.target],
    ['atp://h:1 atp://i:2', problems.target],
    [`${FIELD} / none`, problems.target],
    ['atp://h:', problems.port],
    ['atp://h:65536', problems.port],
    ['/home/', problems.target],
  ])('mobile agents 3.2: %s is refused, and the file stays as it was', async (text, problem) => {
    await openTarget(`${FIELD} / atp://host.of.file:1`);
    enter(text);
    expect(formFileText()).toBe(`${FIELD} / atp://host.of.file:1\n`);
    expect(focusedField().getAttribute('aria-invalid')).toBe('true');
    expect(document.body.textContent).toContain(problem);
    leaveField();
    expect(formFileText()).toBe(`${FIELD} / atp://host.of.file:1\n`);
  });
});

test('product: a new line gets the path that is typed, and no host', async () => {
  await openForm(`${FIELD} \n`);
  enterField(findControl(PATH));
  typeText('/home/');
  expect(formFileText()).toBe(`${FIELD} /home/ none\n`);
  enterField(findControl(TARGET));
  expect(focusedField().value).toBe('none');
  empty(focusedField());
  expect(formFileText()).toBe(`${FIELD} /home/ none\n`);
});
