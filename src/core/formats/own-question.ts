// Finds the question that a file is about, if it is not whether URLs may be fetched.
import { placedChunks } from '../document/lines.ts';
import type { Source } from '../document/source.ts';
import { dataTxt } from '../readers/data-txt.ts';
import { LENIENT_FIELDS } from '../syntax/directives.ts';
import { directiveOfKind, kindsInChunk, LINE_KIND } from '../syntax/recognize.ts';
import { type FormatId, formatOf } from './file-formats.ts';

/** The question that the lines of a system answer. Rules of robots.txt answer whether URLs may be fetched. */
const questionOfDialect: Readonly<Record<string, 'usage' | 'mobile-agent'>> = {
  acap: 'usage',
  'mobile-agents': 'mobile-agent',
};

/** File formats that only say what content may be used for. */
const aboutUse: readonly FormatId[] = ['tdmrep', 'rsl', 'response-headers'];

/**
 * Returns `usage` for a file whose rules are all of ACAP, `mobile-agent` for one whose rules all name hosts,
 * `dataset` for a data.txt, `ai-use` for a file about use. Undefined for any other file, and for one without
 * rules.
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
  const dialects = new Set<string>();
  for (const { chunk } of placedChunks(source.lines)) {
    for (const kind of kindsInChunk(chunk, format, LENIENT_FIELDS)) {
      const directive = directiveOfKind(format, kind ?? LINE_KIND.blank);
      if (directive?.role === 'rule' || (directive && directive.dialect in questionOfDialect))
        dialects.add(directive.dialect);
    }
    if (dialects.size > 1) return undefined;
  }
  const [only] = dialects;
  return only === undefined ? undefined : questionOfDialect[only];
}
