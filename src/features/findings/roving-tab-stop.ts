// One Tab stop for the list: the control that had the focus last, or the first that is in sight. The others are reached
// by arrow keys.

const CONTROL_SELECTOR = 'a[href], button';

const allControls = (box: Element): HTMLElement[] => [...box.querySelectorAll<HTMLElement>(CONTROL_SELECTOR)];

/** The controls of a row in the order of the keys: what leads to its place, its fixes, and what is below. */
export function controlsOfRow(row: Element): readonly HTMLElement[] {
  const rank = (control: HTMLElement) => ('goes' in control.dataset ? 0 : 'fix' in control.dataset ? 1 : 2);
  return allControls(row).toSorted((one, other) => rank(one) - rank(other));
}

/** Leaves one control of a list to the Tab key. */
export function setSingleTabStop(list: Element): void {
  const controls = allControls(list);
  const here = controls.find((control) => control === document.activeElement);
  const last = controls.find((control) => control.tabIndex === 0 && 'tabStop' in control.dataset);
  const stop = here ?? last ?? controls.find((control) => 'goes' in control.dataset) ?? controls[0];
  for (const control of controls) {
    control.tabIndex = control === stop ? 0 : -1;
    if (control === stop) control.dataset['tabStop'] = '';
    else delete control.dataset['tabStop'];
  }
}

/** Goes to the control that is left to the Tab key. */
export const focusTabStop = (list: Element): void =>
  allControls(list)
    .find((control) => control.tabIndex === 0)
    ?.focus();

/** The control to the left or to the right in its row; undefined at its ends. */
export function neighborControl(row: Element, control: Element, step: 1 | -1): HTMLElement | undefined {
  const controls = controlsOfRow(row);
  const at = controls.findIndex((one) => one === control);
  return at < 0 ? undefined : controls[at + step];
}

/** Keeps one stop while rows come and go; returns how to end that. */
export function watchTabStops(list: Element): () => void {
  setSingleTabStop(list);
  const observer = new MutationObserver(() => setSingleTabStop(list));
  observer.observe(list, { childList: true, subtree: true });
  return () => observer.disconnect();
}
