// Selects the parts of a workspace that are in a link: all except those that the user excludes.
import type { Workspace } from './workspace.ts';

/** The parts that can be excluded. The files, the questions and the reader are always included. */
export const sharedParts = ['expectations', 'ignored', 'crawlers', 'requests'] as const;
export type SharedPart = (typeof sharedParts)[number];

/** Whether each part is included. */
export type SharedPartChoice = Readonly<Record<SharedPart, boolean>>;

/** Requests are private: a log is included only if the user selects it. */
export const defaultSharedParts: SharedPartChoice = {
  expectations: true,
  ignored: true,
  crawlers: true,
  requests: false,
};

/** The keys of a part in the workspace. */
const keysOf = (part: SharedPart): readonly string[] =>
  part === 'expectations' ? ['expectations', 'claims'] : [part];

/** The workspace without the excluded parts, even if this version cannot read them. */
export function keepSharedParts(workspace: Workspace, isIncluded: SharedPartChoice): Workspace {
  const excluded = sharedParts.filter((part) => !isIncluded[part]).flatMap(keysOf);
  const entries = Object.entries(workspace).filter(([key]) => !excluded.includes(key));
  const expectations = isIncluded.expectations ? workspace.expectations : [];
  return { ...(Object.fromEntries(entries) as Workspace), expectations };
}
