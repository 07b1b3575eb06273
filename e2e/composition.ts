// What an input method does to the text field that has the focus.
import type { CDPSession, Page } from '@playwright/test';

export interface InputMethod {
  /** Shows this in place of what it showed before. */
  show(text: string): Promise<unknown>;
  /** Writes this in place of what it shows; nothing calls it off. */
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

/** UI Events 5.7: the events of a composition in their order, with the change to the field that each reports. */
function throughEvents(page: Page): InputMethod {
  let shown = 0;
  const change = (text: string, isLast: boolean) =>
    page.evaluate(
      ([data, before, last]) => {
        const field = document.activeElement;
        // Without a field nothing is composed.
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
      [text, shown, isLast] as const,
    );
  return {
    show: async (text) => {
      await change(text, false);
      shown = text.length;
    },
    finish: async (text) => {
      await change(text, true);
      shown = 0;
    },
  };
}

/** Of Chromium its own; other browsers have none that a test can use, so it is imitated by its events. */
export async function openInputMethod(page: Page): Promise<InputMethod> {
  const isChromium = page.context().browser()?.browserType().name() === 'chromium';
  return isChromium ? throughDevTools(await page.context().newCDPSession(page)) : throughEvents(page);
}
