// The question that a file is about, where it is not whether URLs may be fetched.
import { placedChunks } from '../document/lines.ts';
import type { Source } from '../document/source.ts';
import { dataTxt } from '../readers/data-txt.ts';
import { LENIENT_FIELDS } from '../syntax/directives.ts';
import { directiveOfKind, kindsInChunk, LINE_KIND } from '../syntax/recognize.ts';
import { type FormatId, formatOf } from './file-formats.ts';

/** Which question the lines of a system answer; rules of robots.txt say what may be fetched. */
const questionOfDialect: Readonly<Record<string, 'usage' | 'mobile-agent'>> = {
  acap: 'usage',
  'mobile-agents': 'mobile-agent',
};

/** Kinds of files that say what pages may be used for, and nothing else. */
const aboutUse: readonly FormatId[] = ['tdmrep', 'rsl', 'response-headers'];

/**
 * `usage` for a file whose rules are all of ACAP, `mobile-agent` for one whose rules all name hosts, `dataset` for a
 * data.txt, `ai-use` for a file that is about use; undefined for any other, and for one without rules.
 * @param chosen the format of the file, if its path does not tell
 */
export function ownQuestionOf(
  path: string,
  source: Source,
  chosen?: FormatId,
): 'usage' | 'mobile-agent' | 'dataset' | 'ai-use' | undefined {
  const format = formatOf(path, chosen);
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
