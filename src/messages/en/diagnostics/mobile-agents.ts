// The findings of mobile agents in English: one row per code of a finding or a fix.
import type { MobileFixes } from '../../../core/formats/mobile-agents/diagnostics/check-context.ts';
import type { MobileKinds } from '../../../core/formats/mobile-agents/diagnostics/inspector.ts';
import { type FindingTexts, type FixText, type FixTexts, findingText } from '../../finding-words.ts';
import { inLanguage } from '../../language.ts';

const SKIPPED = 'The line is not read as written; the other lines are read.';

export const mobileAgentFindingWords: FindingTexts<MobileKinds> = inLanguage('mobileAgentFindingWords', {
  M001: findingText(
    'The target is missing',
    ({ text }) => `The field has only ${text}; it needs a path, and a URL or “none”.`,
    `A space separates the path and the target. ${SKIPPED}`,
  ),
  M002: findingText(
    'The path and the target are missing',
    () => 'The path and the target are missing.',
    SKIPPED,
  ),
  M003: findingText(
    'The line has too many values',
    ({ text }) => `${text} is extra: a line has one path and one target.`,
    `A space ends a path; inside a path, it is written %20. ${SKIPPED}`,
  ),
  M004: findingText(
    'The path does not begin with a slash',
    ({ text }) => `${text} does not begin with a slash, so it never matches.`,
    `Paths begin at the root of the site. ${SKIPPED}`,
  ),
  M005: findingText(
    'The target is neither a URL nor “none”',
    ({ text }) => `${text} is neither a simplified URL nor “none”.`,
    `A target is a protocol, :// and an address, optionally with a port, such as atp://www.example.org:434. Nothing follows, not even a slash. ${SKIPPED}`,
  ),
  M008: findingText(
    'The port is missing or not valid',
    ({ port }) =>
      port === '' ? 'The port is missing.' : `${port} is not a port: ports range from 1 to 65535.`,
    'The grammar does not require one, but the draft uses protocol, address and port, and agents need all three.',
  ),
  M010: findingText(
    'Another line always overrides this one',
    ({ path, line, by }) => `Line ${line} (${by}) always overrides this line for ${path}.`,
    'The last line that matches decides, not the longest path. Order lines from general to specific.',
  ),
  M011: findingText(
    'The path covers more than a folder',
    ({ path, example }) => `${path} also covers ${example}.`,
    'Paths are compared from the left, character by character. A slash at the end limits the path to the directory.',
  ),
  M012: findingText(
    'No line applies to the rest of the site',
    () => 'No line applies to the whole site, so paths that no line names are not assigned.',
    'The draft does not say what applies to them. A first line “/ none” does.',
  ),
  M013: findingText(
    'The line is inside a record',
    () => 'The line is inside a record, but applies to all mobile agents.',
    'It is global wherever it is. Some readers of the draft of December 1996 take it as a rule of the record.',
  ),
  M014: findingText(
    'The path is blocked for crawlers',
    ({ path, line }) => `${path} is assigned to a host, but line ${line} blocks it for every crawler.`,
    'Access and assignment are separate. An agent that obeys both goes to the host and may fetch nothing.',
  ),
  M016: findingText(
    'The line reveals a host',
    ({ host }) => `This line reveals ${host} as a host that accepts mobile code.`,
    'No other line of this site’s files names the host. The host must protect itself (security considerations, section 5).',
  ),
  M017: findingText(
    'Paths have no wildcards here',
    ({ path, signs }) =>
      signs.length > 1
        ? `The * and $ in ${path} match only themselves: the draft has no wildcards.`
        : `The ${signs.join('')} in ${path} matches only itself: the draft has no wildcards.`,
    'Paths are compared from the left, character by character. The beginning of a path covers everything that follows.',
  ),
  M018: findingText(
    'The path has a character that is not allowed',
    ({ path, fault, part }) => {
      if (fault === 'query') return `${path} has a query (${part}), but agents compare paths only.`;
      if (fault === 'escape') return `${part} in ${path} is not an escape: % needs two hexadecimal digits.`;
      return `${path} has characters outside US-ASCII (${part}).`;
    },
    'The grammar of a path allows letters, digits, some other US-ASCII characters, and escapes such as %C3%A9. Agents may compare anything else in their own way.',
  ),
});

const useText: FixText<{ readonly text: string }> = ({ text }) => `Use ${text}`;

export const mobileAgentFixWords: FixTexts<MobileFixes> = inLanguage('mobileAgentFixWords', {
  'write-path': useText,
  'write-target': useText,
  'keep-two': ({ text }) => `Keep ${text}`,
  'swap-parts': ({ text }) => `Swap the parts: ${text}`,
  'append-none': () => 'Add “none”',
  'put-root': () => 'Apply it to the whole site: /',
  'remove-mobile-line': () => 'Delete the line',
  'sort-mobile-lines': () => 'Sort from general to specific',
  'add-root': () => 'Begin with “/ none”',
  'own-block': () => 'Move the line below the record',
});
