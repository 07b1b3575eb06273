// What a person chose in the text pane beside the layout: how a file is formatted, whether records tell what they decide.
// Fetched with what uses it, not with the first page; remembered where allowed.
import { createStore } from 'zustand/vanilla';
import { allFormatOptions, type FormatOptions } from '../../core/language-service/format/format-options.ts';

export interface TextPaneOptions {
  readonly format: FormatOptions;
  /** True if the text tells behind each record what it decides in the table. */
  readonly counts: boolean;
}

const KEY = 'gatepost-text';

type Unknown = Readonly<Record<string, unknown>>;
const objectOf = (value: unknown): Unknown =>
  typeof value === 'object' && value !== null ? (value as Unknown) : {};
const choiceOf = (value: unknown, usual: boolean) => (typeof value === 'boolean' ? value : usual);

/** What was kept, as far as it can be understood; all else as it is usually. */
export function parseTextPaneOptions(text: string | null): TextPaneOptions {
  let kept: Unknown = {};
  try {
    kept = objectOf(JSON.parse(text ?? '{}'));
  } catch {
    // Not ours: begin afresh.
  }
  const format = objectOf(kept['format']);
  const names = Object.keys(allFormatOptions) as (keyof FormatOptions)[];
  const chosen = Object.fromEntries(
    names.map((name) => [name, choiceOf(format[name], allFormatOptions[name])]),
  ) as unknown as FormatOptions;
  return { format: chosen, counts: choiceOf(kept['counts'], false) };
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export const textPaneOptions = createStore<TextPaneOptions>(() => parseTextPaneOptions(stored()));

/** Changes what was chosen, and remembers it. */
export function updateTextPaneOptions(chosen: Partial<TextPaneOptions>): void {
  textPaneOptions.setState(chosen);
  try {
    localStorage.setItem(KEY, JSON.stringify(textPaneOptions.getState()));
  } catch {
    // Forbidden storage: the choice holds until the page is closed.
  }
}
