// What of a workspace goes into a link: all of it but the parts that the person leaves out.
import type { Workspace } from './workspace.ts';

/** Parts that can be left out; the files, what is asked of them and by whom always go along. */
export const sharedParts = ['expectations', 'ignored', 'crawlers', 'requests'] as const;
export type SharedPart = (typeof sharedParts)[number];

/** Which parts go along. */
export type SharedPartChoice = Readonly<Record<SharedPart, boolean>>;

/** What a log said is private: it goes along only if it is asked for. */
export const defaultSharedParts: SharedPartChoice = {
  expectations: true,
  ignored: true,
  crawlers: true,
  requests: false,
};

/** The workspace without the parts that are not chosen, also where this version could not read them. */
export function keepSharedParts(workspace: Workspace, chosen: SharedPartChoice): Workspace {
  const left = sharedParts.filter((part) => !chosen[part] && part !== 'expectations');
  const kept = Object.entries(workspace).filter(([key]) => !(left as readonly string[]).includes(key));
  const expectations = chosen.expectations ? workspace.expectations : [];
  return { ...(Object.fromEntries(kept) as Workspace), expectations };
}
