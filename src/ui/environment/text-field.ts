const TEXT_FIELDS = 'input, textarea, [contenteditable], [role="textbox"]';

/** Whether text can be typed or pasted into the target of an event; the code editor is a textbox. */
export const isTextField = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TEXT_FIELDS) !== null;
