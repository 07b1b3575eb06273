// What the page about mobile agents shows of the engine.
import { mobileExample, mobileOrderExample } from '../../../core/catalogue/mobile-example.ts';
import { prepare } from '../../../core/questions/registry.ts';
import { openSite } from '../../../core/workspace/site.ts';

const prepareHosts = (origin: string, text: string) =>
  prepare(openSite({ origin, files: { '/robots.txt': text } }), { question: 'mobile-agent' });

export interface ComputedHostRow {
  readonly url: string;
  /** Undefined if the printed table has no such row. */
  readonly printed: string | undefined;
  readonly computed: string;
  /** From 1; undefined if no line decides. */
  readonly line: number | undefined;
}

/** The table of section 4, and what the file says. */
export function computeHostRows(): readonly ComputedHostRow[] {
  const { origin, text, urls, printedRows } = mobileExample;
  const host = prepareHosts(origin, text);
  const printed = new Map(printedRows);
  return urls.map((url) => {
    const { answer, by } = host('', url);
    return { url, printed: printed.get(url), computed: answer, line: by && by.line + 1 };
  });
}

export interface ComputedOrderRow {
  readonly path: string;
  readonly printed: string;
  readonly turned: string;
}

const EXAMPLE_PATHS = ['/', '/dir1', '/dir1/a.html', '/dir10/a.html', '/dir1/dir2/x/y'];

/** The lines of section 3.1 from the other end. */
const reversedText = `${mobileOrderExample.text.trimEnd().split('\n').toReversed().join('\n')}\n`;

/** The lines of section 3.1 in both orders. */
export function computeOrderRows(): readonly ComputedOrderRow[] {
  const [printed, turned] = [
    prepareHosts(mobileOrderExample.origin, mobileOrderExample.text),
    prepareHosts(mobileOrderExample.origin, reversedText),
  ];
  return EXAMPLE_PATHS.map((path) => ({
    path,
    printed: printed('', path).answer,
    turned: turned('', path).answer,
  }));
}
