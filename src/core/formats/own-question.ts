// Finds the question that a file may be about, other than whether URLs may be fetched.
import { placedChunks } from '../document/lines.ts';
import type { Source } from '../document/source.ts';
import { dataTxt } from '../readers/data-txt.ts';
import { LENIENT_FIELDS } from '../syntax/directives.ts';
import { directiveOfKind, kindsInChunk, LINE_KIND } from '../syntax/recognize.ts';
import { type FormatId, formatOf } from './file-formats.ts';

/** File formats that only say what content may be used for. */
const aboutUse: readonly FormatId[] = ['tdmrep', 'rsl', 'response-headers'];

/**
 * Returns `usage` for a file with records of ACAP, `mobile-agent` for one whose rules all name hosts, `dataset` for a
 * data.txt, `ai-use` for a file about use. Undefined for any other file, and for one without rules. If a file also has
 * other rules, its answers show which question to ask (`openingUsage`).
 * @param selectedFormat the format of the file, if its path does not imply it
 */
export function ownQuestionOf(
  path: string,
  source: Source,
  selectedFormat?: FormatId,
): 'usage' | 'mobile-agent' | 'dataset' | 'ai-use' | undefined {
  const format = formatOf(path, selectedFormat);
  if (path === dataTxt.file.path) return 'dataset';
  if (aboutUse.includes(format.id)) return 'ai-use';
  let hasHosts = false;
  let hasOthers = false;
  for (const { chunk } of placedChunks(source.lines)) {
    for (const kind of kindsInChunk(chunk, format, LENIENT_FIELDS)) {
      const directive = directiveOfKind(format, kind ?? LINE_KIND.blank);
      if (directive?.dialect === 'acap') return 'usage';
      if (directive?.dialect === 'mobile-agents') hasHosts = true;
      else if (directive?.role === 'rule') hasOthers = true;
    }
  }
  return hasHosts && !hasOthers ? 'mobile-agent' : undefined;
}
