// Composing with an input method in the focused text field.
import type { CDPSession, Page } from '@playwright/test';

export interface InputMethod {
  /** Replaces the composition. */
  show(text: string): Promise<unknown>;
  /** Commits this text in place of the composition; '' cancels it. */
  finish(text: string): Promise<unknown>;
}

/** The input method of Chromium itself. */
const throughDevTools = (session: CDPSession): InputMethod => ({
  show: (text) =>
    session.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    }),
  finish: (text) =>
    text === ''
      ? session.send('Input.imeSetComposition', { text, selectionStart: 0, selectionEnd: 0 })
      : session.send('Input.insertText', { text }),
});

/** UI Events 5.7: the events of a composition in order, with the change of the field that each reports. */
function throughEvents(page: Page): InputMethod {
  let shownLength = 0;
  const change = (text: string, isLast: boolean) =>
    page.evaluate(
      ([data, before, last]) => {
        const field = document.activeElement;
        // Without a field there is no composition.
        if (!(field instanceof HTMLTextAreaElement)) return;
        const tell = (type: string) =>
          field.dispatchEvent(new CompositionEvent(type, { data, bubbles: true, composed: true }));
        if (before === 0) tell('compositionstart');
        tell('compositionupdate');
        const end = field.selectionEnd;
        field.setRangeText(data, end - before, end, 'end');
        field.dispatchEvent(
          new InputEvent('input', {
            data,
            inputType: 'insertCompositionText',
            isComposing: true,
            bubbles: true,
            composed: true,
          }),
        );
        if (last) tell('compositionend');
      },
      [text, shownLength, isLast] as const,
    );
  return {
    show: async (text) => {
      await change(text, false);
      shownLength = text.length;
    },
    finish: async (text) => {
      await change(text, true);
      shownLength = 0;
    },
  };
}

/** Chromium's own input method; other browsers have none for tests, so its events are dispatched. */
export async function openInputMethod(page: Page): Promise<InputMethod> {
  const isChromium = page.context().browser()?.browserType().name() === 'chromium';
  return isChromium ? throughDevTools(await page.context().newCDPSession(page)) : throughEvents(page);
}
