// Checks the expectations about all URLs of a workspace, with their texts.
import { type ClaimResult, checkClaimTask } from '../../core/analysis/claims/check-claim.ts';
import { urlOfPath } from '../../core/proof/decided-answer.ts';
import { runSync } from '../../core/questions/cooperative-task.ts';
import { defaultReader, isReaderId, readerOf } from '../../core/readers/registry.ts';
import { fileOfCell } from '../../core/workspace/cell-queries.ts';
import type { Claim } from '../../core/workspace/expectations/claim.ts';
import { claimWords } from '../../messages/en/claims.ts';
import { cliWords as words } from '../../messages/en/cli/output.ts';
import { changedAreasWords } from '../../messages/en/comparison/changed-areas.ts';
import { claimSentence, readClaim } from '../../messages/explain/claim-sentences.ts';
import type { CliWorkspace } from '../input/open-workspace.ts';
import { statusOfResponse } from '../network/fetch-file.ts';
import { lineToJson } from '../output/format-verdict.ts';
import type { CheckedStatement } from './checked-statement.ts';

function explainResult({ outcome, witness, reason, problem }: ClaimResult, url: string | undefined): string {
  if (problem) return claimWords.problem(problem);
  if (reason) return changedAreasWords.openReasons[reason];
  if (outcome !== 'failed' || !witness || url === undefined) return '';
  const { agents, decided, other } = witness;
  const what = claimWords.witness(agents, url, decided.answer === 'allow');
  return `${what}${other === undefined ? '' : claimWords.butOther(other)}.`;
}

function checkClaim({ site, workspace, replaced }: CliWorkspace, claim: Claim, id: string): CheckedStatement {
  const file = isReaderId(id) ? fileOfCell(site, {}, readerOf(id)) : undefined;
  const response = replaced.find(({ path }) => path === file)?.response;
  const request = response && { status: statusOfResponse(response), redirects: response.redirects.length };
  const result = runSync(checkClaimTask(site, claim, id, request));
  const { outcome, reader, witness, problem, reason } = result;
  const url = witness && urlOfPath(witness.path, workspace.origin);
  const by = witness?.decided.by && lineToJson(site, witness.decided.by);
  const sentence = claimSentence(claim);
  const why = explainResult(result, url);
  const { note } = claim;
  return {
    isMet: outcome === 'met',
    isUnknown: outcome === 'unknown',
    reader,
    about: sentence,
    name: sentence,
    failure: (who) => words.test.claims[outcome](who),
    ...(by ? { by } : {}),
    why,
    ...(note === undefined ? {} : { note }),
    json: {
      outcome,
      reader,
      claim,
      sentence,
      ...(witness ? { witness: { agents: witness.agents, url, answer: witness.decided.answer } } : {}),
      ...(by ? { by } : {}),
      ...(reason ? { reason } : {}),
      ...(problem ? { problem } : {}),
      ...(why === '' ? {} : { why }),
    },
  };
}

/** Checks all claims of a workspace for the given readers, else for its own. */
export function checkWorkspaceClaims(
  opened: CliWorkspace,
  readers: readonly string[] | undefined,
): CheckedStatement[] {
  const selected = readers ?? [opened.workspace.reader || defaultReader];
  return (opened.workspace.claims ?? [])
    .map(readClaim)
    .flatMap((claim) =>
      (claim.reader === undefined ? selected : [claim.reader]).map((reader) =>
        checkClaim(opened, claim, reader),
      ),
    );
}
