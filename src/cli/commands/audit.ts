// gatepost audit: what a file means for the site owner, by the purposes of crawlers.
import { type AccessAudit, auditAccess } from '../../core/analysis/audit/audit-access.ts';
import { auditUsesTask } from '../../core/analysis/audit/audit-uses.ts';
import { acceptsPresets } from '../../core/analysis/presets/accepts-presets.ts';
import { aiPurposes } from '../../core/catalogue/ai-purposes.ts';
import type { Finding } from '../../core/diagnostics/finding.ts';
import { findings } from '../../core/diagnostics/registry.ts';
import type { AiUseVerdict } from '../../core/formats/extensions/question/ai-use-verdict.ts';
import { runSync } from '../../core/questions/cooperative-task.ts';
import { prepareAny } from '../../core/questions/registry.ts';
import { fileAt } from '../../core/workspace/site.ts';
import { cliWords } from '../../messages/en/cli/output.ts';
import { CliError, EXIT_CODES } from '../cli-error.ts';
import { fileArgument, type Invocation } from '../command.ts';
import { addCarriers } from '../input/open-carriers.ts';
import { type CliFile, openCliFile } from '../input/open-file.ts';
import { findServedFacts } from '../input/served-facts.ts';
import { isAddress, parseAddress } from '../network/address.ts';
import { isContent, statusOfResponse } from '../network/fetch-file.ts';
import { type AuditReport, auditToJson, formatAudit } from '../output/format-audit.ts';
import { severitiesByGravity } from '../output/format-findings.ts';
import { noteResponse, responseProperty } from '../output/format-response.ts';
import { printJson, printNote, printText } from '../output/io.ts';
import { noteFileEncodings } from '../output/note-encodings.ts';
import { createFindingSelection } from '../queries/finding-selection.ts';
import { selectWatchedReaders } from '../queries/query-options.ts';
import { summaryTextOf } from '../queries/summarize-file.ts';

/** What the file says about the use of the front page, to any other crawler. */
function stateUses({ site, path }: CliFile): AuditReport['uses'] {
  return aiPurposes.map((purpose) => {
    const question = prepareAny(site, { question: 'ai-use', purpose, file: path });
    return { purpose, verdict: question('', '/') as AiUseVerdict };
  });
}

/** The findings of the file, the most severe first. */
async function inspect(
  invocation: Invocation,
  { site, path, response }: CliFile,
): Promise<readonly Finding[]> {
  if (response && !isContent(response)) return [];
  const { options, selectFindings } = (await createFindingSelection(invocation))(path);
  const gravity = ({ severity }: Finding) => severitiesByGravity.indexOf(severity);
  return selectFindings(findings(site, path, options)).toSorted((a, b) => gravity(a) - gravity(b));
}

/** Returns the exit code. @throws CliError for errors that the user can correct. */
export async function runAudit(invocation: Invocation): Promise<number> {
  const { io, inputs, values } = invocation;
  const name = fileArgument(invocation, 0);
  const context = { inputs, cwd: io.cwd };
  const file = await addCarriers(await openCliFile(name, values, context), name, values, context);
  const { site, path, response } = file;
  if (!acceptsPresets(fileAt(site, path).format)) throw new CliError('no-rules', { file: file.name });
  const readers = selectWatchedReaders(values, path);
  const [reader] = readers;
  const result = response && {
    status: statusOfResponse(response),
    redirects: response.redirects.length,
  };
  const access: AccessAudit = auditAccess(site, {
    file: path,
    reader: reader!,
    readers,
    isComplete: values.all,
    ...result,
  });
  const report: AuditReport = {
    file,
    reader: reader!,
    readers,
    access,
    uses: stateUses(file),
    aiAudit: runSync(auditUsesTask(site, { path, isComplete: values.all })),
    summary: summaryTextOf(file, reader!),
    findings: await inspect(invocation, file),
    hasAllNames: values.all,
    served: isAddress(name) ? await findServedFacts(parseAddress(name), inputs) : undefined,
  };
  if (values.json) printJson(io, { ...auditToJson(report), ...responseProperty(file, readers) });
  else {
    noteResponse(io, response, readers);
    noteFileEncodings(io, file);
    for (const url of file.unanswered) printNote(io, cliWords.audit.unanswered(url));
    printText(io, formatAudit(report, values.markdown));
  }
  return EXIT_CODES.fine;
}
