// Formats numbers for a language.
import { lazy } from './lazy.ts';

/** The number from which languages group digits. */
const GROUPED = 1000;

/**
 * Returns a function that formats numbers for a language. Small integers are the same in all languages of the page
 * and need no Intl object. For other numbers the formatter is cached: `toLocaleString` looks up its locale at
 * every call, which would delay keystrokes.
 * @param language a BCP 47 tag
 */
export function createNumberFormat(
  language: string,
  options?: Intl.NumberFormatOptions,
): (count: number) => string {
  const format = lazy(() => new Intl.NumberFormat(language, options));
  return (count) =>
    Number.isInteger(count) && count >= 0 && count < GROUPED ? String(count) : format().format(count);
}
