// The daily check of a site, with the names that its files have on disk.
import { type DailyCheck, dailyWorkflow } from '../../core/workspace/daily-check.ts';
import { afterSaveWords as words } from '../../messages/en/app/after-save.ts';
import { suggestedWorkspaceFile } from './workspace-file-name.ts';

/** What a check needs to know of a site. */
export interface CheckedSite {
  readonly origin: string;
  readonly isOriginStated: boolean;
  /** The path of its policy file. */
  readonly path: string;
  readonly expectations: number;
  /** The name of the workspace file on disk; undefined if it was not saved to one. */
  readonly workspaceFile: string | undefined;
  /** The name of the policy file on disk, if it is not that of its path. */
  readonly file?: string | undefined;
}

export function dailyCheckOf(site: CheckedSite): DailyCheck {
  const { origin, isOriginStated, path, expectations, workspaceFile, file } = site;
  const check = { origin, path, file: file ?? path.slice(path.lastIndexOf('/') + 1) };
  if (expectations === 0) return check;
  const name = workspaceFile ?? suggestedWorkspaceFile(origin);
  return { ...check, workspace: { file: name, hasOrigin: isOriginStated } };
}

/** Returns the workflow file with its comment. */
export const workflowOf = (check: DailyCheck): string =>
  dailyWorkflow(check, words.workflowComment(check.workspace?.file ?? check.file));
