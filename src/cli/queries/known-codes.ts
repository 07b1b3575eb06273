// The codes of all kinds of findings.
import { inspectors } from '../../core/diagnostics/registry.ts';
import { findNearestName } from '../../core/syntax/nearest-name.ts';
import { CliError } from '../cli-error.ts';

/** The codes without repeats, by system in the order of inspection. */
export const knownCodes: readonly string[] = [
  ...new Set(inspectors.flatMap(({ checks }) => checks.map(({ code }) => code))),
];

/** Codes that earlier versions reported. Configurations, options and comments may still name them. */
const retiredCodes: ReadonlySet<string> = new Set([
  'CSG-OPERATOR',
  'HOST-DIFFERS',
  'RSL-MATCHES-NOTHING',
  'RSL-PREFIX',
  'RSL-REMIND',
  'VIS-APART',
  'VIS-CLOSED',
  'cloaking-risk',
  'crawler-name-short',
  'duplicate-crawler',
  'extract-on-non-html',
  'file-too-long',
  'local-name-shadows-standard',
  'modification-redundant',
  'original-in-frame',
  'qualifier-spacing',
]);

/** Whether a kind of finding had the code in an earlier version and has not now. */
export const isRetiredCode = (code: unknown): boolean => typeof code === 'string' && retiredCodes.has(code);

/** @throws CliError if no kind of finding has the code. */
export function rejectUnknownCode(code: string): void {
  if (knownCodes.includes(code)) return;
  const near = findNearestName(code, knownCodes);
  throw new CliError('no-code', { value: code, ...(near === undefined ? {} : { near }) });
}
