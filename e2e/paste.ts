import type { Page } from '@playwright/test';

/**
 * The event of a paste at the focus, with a text that the clipboard of a system might change, such as CRLF.
 * Firefox leaves out what the constructor of the event is given as its clipboard.
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
