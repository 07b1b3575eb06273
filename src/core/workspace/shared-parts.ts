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

/** The workspace without the excluded parts, even if this version cannot read them. */
export function keepSharedParts(workspace: Workspace, isIncluded: SharedPartChoice): Workspace {
  const excluded = sharedParts.filter((part) => !isIncluded[part] && part !== 'expectations');
  const entries = Object.entries(workspace).filter(([key]) => !(excluded as readonly string[]).includes(key));
  const expectations = isIncluded.expectations ? workspace.expectations : [];
  return { ...(Object.fromEntries(entries) as Workspace), expectations };
}
