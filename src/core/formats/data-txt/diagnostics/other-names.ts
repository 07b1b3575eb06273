// D001: a data.txt that mentions /robots.txt, because the memo copied its text from there.
import { defineDiagnostic } from '../../../diagnostics/define-diagnostic.ts';
import { createFinding, createFix, type Finding } from '../../../diagnostics/finding.ts';
import { joinLines } from '../../../diagnostics/finding-example.ts';
import { replaceInLine } from '../../../document/range.ts';
import { fieldAt, type Policy } from '../../../syntax/policy.ts';
import { dataTxtExample } from './example.ts';

export const D001 = defineDiagnostic({
  code: 'D001',
  severity: 'info',
  spec: 'data.txt 4',
  examples: [
    dataTxtExample(
      joinLines('# /robots.txt for http://www.fict.org/', 'User-agent: *', 'Allow: /trees.csv'),
      joinLines('# /data.txt for http://www.fict.org/', 'User-agent: *', 'Allow: /trees.csv'),
    ),
  ],
});

/**
 * The name of the file, alone or as the whole path of an address, but not as the end of another path or the
 * beginning of a longer name. The lookbehind for the address is tried last, and does not go beyond its slashes.
 */
const OTHER_NAME =
  /(?:(?<![\w./:-])\/?robots\.txt|\/robots\.txt(?<=\w:\/\/[^\s/?#"'<>]+\/robots\.txt))(?![\w/-]|\.\w)/gi;

const OWN_NAME = '/data.txt';

/** The column from which a line may mention the file: in a comment, or in the value of an unknown field. */
function firstDescribedLine(policy: Policy, line: number): number {
  const { kind, places } = fieldAt(policy, line);
  return kind === 'other' ? places.valueStart : places.comment;
}

/** Finds mentions of robots.txt in one line. */
export function findOtherNames(policy: Policy, line: number): readonly Finding[] {
  const from = firstDescribedLine(policy, line);
  if (from < 0) return [];
  const {
    line: { text },
    places: { comment },
  } = fieldAt(policy, line);
  return [...text.slice(from).matchAll(OTHER_NAME)].map((match) => {
    const start = from + match.index;
    const end = start + match[0].length;
    const name = match[0].startsWith('/') ? OWN_NAME : OWN_NAME.slice(1);
    const range = { start: { line, column: start }, end: { line, column: end } };
    const fix = createFix('write-own-name', [name], 'same', () => [replaceInLine(line, start, end, name)]);
    return createFinding(D001, range, [match[0]], () => (comment >= 0 && start > comment ? [fix] : []));
  });
}
