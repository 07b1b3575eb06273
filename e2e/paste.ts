import type { Page } from '@playwright/test';

/**
 * Dispatches a paste event at the focus, for text that the system clipboard may change, such as CRLF.
 * Firefox ignores the clipboard that is passed to the event's constructor.
 */
export async function dispatchPaste(page: Page, text: string): Promise<void> {
  await page.evaluate((data) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', data);
    const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
    Object.defineProperty(event, 'clipboardData', { value: clipboardData });
    document.activeElement?.dispatchEvent(event);
  }, text);
}
