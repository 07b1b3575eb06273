// Words of the list of findings.
import type { Severity } from '../../core/policy/finding.ts';
import { list } from '../lists.ts';
import { plural } from './counts.ts';

const names: Readonly<Record<Severity, readonly [one: string, many: string]>> = {
  error: ['error', 'errors'],
  warning: ['warning', 'warnings'],
  info: ['note', 'notes'],
  hint: ['hint', 'hints'],
};

export const findingWords = {
  /** "2 errors and 3 warnings"; severities of which there are none are left out. */
  counts: (counts: readonly (readonly [Severity, number])[]) =>
    list(
      counts.filter(([, count]) => count > 0).map(([severity, count]) => plural(count, ...names[severity])),
    ),
  nothing: 'Nothing found',
  title: (path: string) => `Found in ${path}`,
  severity: (severity: Severity) => names[severity][0],
  goTo: (line: number) => `Line ${line}`,
  fixIn: (title: string, line: number) => `${title}, line ${line}`,
  more: (count: number) => `${plural(count, 'more is', 'more are')} not listed; mend some of these first.`,
} as const;
