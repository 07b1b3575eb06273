// One Tab stop for the list: the control that had the focus last, or the first visible one. The others are
// reached with the arrow keys.

const CONTROL_SELECTOR = 'a[href], button';

const allControls = (box: Element): HTMLElement[] => [...box.querySelectorAll<HTMLElement>(CONTROL_SELECTOR)];

/**
 * Returns the controls of a row in the order of the keys: the link to its place, its fixes, and the controls
 * below.
 */
export function controlsOfRow(row: Element): readonly HTMLElement[] {
  const rank = (control: HTMLElement) => ('goes' in control.dataset ? 0 : 'fix' in control.dataset ? 1 : 2);
  return allControls(row).toSorted((a, b) => rank(a) - rank(b));
}

/** Makes one control of a list the Tab stop. */
export function setSingleTabStop(list: Element): void {
  const controls = allControls(list);
  const focused = controls.find((control) => control === document.activeElement);
  const last = controls.find((control) => control.tabIndex === 0 && 'tabStop' in control.dataset);
  const stop = focused ?? last ?? controls.find((control) => 'goes' in control.dataset) ?? controls[0];
  for (const control of controls) {
    control.tabIndex = control === stop ? 0 : -1;
    if (control === stop) control.dataset['tabStop'] = '';
    else delete control.dataset['tabStop'];
  }
}

/** Focuses the Tab stop. */
export const focusTabStop = (list: Element): void =>
  allControls(list)
    .find((control) => control.tabIndex === 0)
    ?.focus();

/** Returns the control to the left or right in the same row; undefined at the ends. */
export function neighborControl(row: Element, control: Element, step: 1 | -1): HTMLElement | undefined {
  const controls = controlsOfRow(row);
  const at = controls.findIndex((candidate) => candidate === control);
  return at < 0 ? undefined : controls[at + step];
}

/** Maintains a single Tab stop while rows are added and removed; returns a function that ends this. */
export function watchTabStops(list: Element): () => void {
  setSingleTabStop(list);
  const observer = new MutationObserver(() => setSingleTabStop(list));
  observer.observe(list, { childList: true, subtree: true });
  return () => observer.disconnect();
}
