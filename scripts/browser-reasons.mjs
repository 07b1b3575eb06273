// Why a journey does not run in a browser. Skipped tests have these reasons, and docs/browsers.md lists them.

export const reasons = {
  devtools: 'Needs the DevTools protocol of Chromium: it ends a tab as if it had crashed, and moves fingers.',
  media: 'WebDriver BiDi does not emulate forced colors, print and touch.',
  keys: 'WebDriver sends a key to the page and waits until the page has taken it: no key waits for another, and none reaches a list that the browser draws.',
};
