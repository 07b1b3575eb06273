// The user's settings of the text pane besides the layout: how a file is formatted, and whether records show what
// they decide. Loaded with the code that uses them, not with the first page; stored if the browser permits it.
import { createStore } from 'zustand/vanilla';
import { allFormatOptions, type FormatOptions } from '../../core/language-service/format/format-options.ts';

export interface TextPaneOptions {
  readonly format: FormatOptions;
  /** Whether the text shows after each record how much it decides in the table. */
  readonly counts: boolean;
}

const KEY = 'gatepost-text';

type UnknownRecord = Readonly<Record<string, unknown>>;
const objectOf = (value: unknown): UnknownRecord =>
  typeof value === 'object' && value !== null ? (value as UnknownRecord) : {};
const readBoolean = (value: unknown, defaultValue: boolean) =>
  typeof value === 'boolean' ? value : defaultValue;

/** Reads stored settings; parts that are not valid get their defaults. */
export function parseTextPaneOptions(text: string | null): TextPaneOptions {
  let stored: UnknownRecord = {};
  try {
    stored = objectOf(JSON.parse(text ?? '{}'));
  } catch {
    // Not written by Gatepost: use the defaults.
  }
  const format = objectOf(stored['format']);
  const names = Object.keys(allFormatOptions) as (keyof FormatOptions)[];
  const formatOptions = Object.fromEntries(
    names.map((name) => [name, readBoolean(format[name], allFormatOptions[name])]),
  ) as unknown as FormatOptions;
  return { format: formatOptions, counts: readBoolean(stored['counts'], false) };
}

function readStoredText(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export const textPaneOptions = createStore<TextPaneOptions>(() => parseTextPaneOptions(readStoredText()));

/** Changes settings and stores them. */
export function updateTextPaneOptions(changes: Partial<TextPaneOptions>): void {
  textPaneOptions.setState(changes);
  try {
    localStorage.setItem(KEY, JSON.stringify(textPaneOptions.getState()));
  } catch {
    // Storage is forbidden: the setting lasts until the page is closed.
  }
}
