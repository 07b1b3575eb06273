// The settings of every question but `fetch`, which has none. A new question is a row here and in registry.ts.
import { usageSettings } from '../formats/acap/question/usage-settings.ts';
import { datasetSettings } from '../formats/data-txt/question/dataset-settings.ts';
import { aiUseSettings } from '../formats/extensions/question/ai-use-settings.ts';
import { mobileSettings } from '../formats/mobile-agents/question/mobile-settings.ts';
import { documentSettings } from '../formats/robots-pi/question/index-follow-settings.ts';
import type { QuestionSettings } from './question-settings.ts';

const allSettings = [
  usageSettings,
  mobileSettings,
  documentSettings,
  datasetSettings,
  aiUseSettings,
] as const;

type SettingsIn<D> = D extends QuestionSettings<infer S> ? S : never;

/** What is asked besides fetching, with its settings. */
export type AnySettings = SettingsIn<(typeof allSettings)[number]>;

/** The settings of a question; undefined for fetching, and for a question that this version does not know. */
export const settingsOf = (question: string): (typeof allSettings)[number] | undefined =>
  allSettings.find((one) => one.question === question);

/** What is asked, or undefined if this version does not know the question, or a value in it. */
export const parseSettings = (question: string, asked?: unknown): AnySettings | undefined =>
  settingsOf(question)?.parse(asked);

/** What of `asked` an answer depends on; all of it for a question that this version does not know. */
export function decidingSettingsOf(question: string, asked: object = {}): Readonly<Record<string, unknown>> {
  if (question === 'fetch') return {};
  const keys: readonly string[] = settingsOf(question)?.deciding ?? Object.keys(asked);
  const isGiven = ([key, value]: [string, unknown]) =>
    keys.includes(key) && value !== undefined && value !== '';
  return Object.fromEntries(Object.entries(asked).filter(isGiven));
}
