// The findings of mobile agents in English: one row per code of a finding or a fix.
import type { MobileCode } from '../../../core/formats/mobile-agents/diagnostics/inspector.ts';
import { type FindingWords, type FixWords, findingRow } from '../../finding-words.ts';
import { inLanguage } from '../../language.ts';

const SKIPPED = 'The line is skipped as it is; the other lines are read.';

export const mobileFindingWords: { readonly [Code in MobileCode]: FindingWords } = inLanguage(
  'mobileFindingWords',
  {
    M001: findingRow(
      'Target missing',
      (word) => `${word} is alone; the field needs a path and a URL or “none”.`,
      `Path and target are set apart by a space. ${SKIPPED}`,
    ),
    M002: findingRow('Path and target missing', () => 'Path and target are missing.', SKIPPED),
    M003: findingRow(
      'Too many values',
      (words) => `${words} is too much: there is one path and one target.`,
      `A space ends a path; as part of it, write %20. ${SKIPPED}`,
    ),
    M004: findingRow(
      'Path without a slash',
      (path) => `${path} does not begin with a slash, so it can never match.`,
      `Paths begin at the root of the site. ${SKIPPED}`,
    ),
    M005: findingRow(
      'Not a target',
      (target) => `${target} is neither a simplified URL nor “none”.`,
      `A target is a protocol, :// and an address, and perhaps a port, such as atp://www.example.org:434. ${SKIPPED}`,
    ),
    M006: findingRow(
      'Target with a path',
      (target) => `${target} goes on behind the address: a simplified URL has no path.`,
      `It ends with the port; not even a slash may follow. ${SKIPPED}`,
    ),
    M007: findingRow('Target without a host', (target) => `${target} names no host.`, SKIPPED),
    M008: findingRow(
      'Port missing',
      (port) => (port === '' ? 'The port is missing.' : `${port} is not a port: those go from 1 to 65535.`),
      'The grammar can do without one, but the draft writes protocol, address and port, and agents need all three.',
    ),
    M009: findingRow(
      'Spelling of “none”',
      (word) => `${word} is usually written “none”.`,
      'Keywords are read in any case here; a plainer reader may compare the letters.',
    ),
    M010: findingRow(
      'Line never used',
      (path, line, by) => `The line for ${path} is never used: line ${line} (${by}) overrides it.`,
      'The last line that matches decides, not the longest path. Order lines from general to specific.',
    ),
    M011: findingRow(
      'Path covers more than a folder',
      (path, example) => `${path} also covers ${example}.`,
      'Paths are compared from the left, letter by letter. A slash at the end keeps to the directory.',
    ),
    M012: findingRow(
      'Rest of the site not assigned',
      () => 'No line is about the whole site: paths that no line names are not assigned.',
      'The draft does not say what holds for them. A first line “/ none” does.',
    ),
    M013: findingRow(
      'Line inside a record',
      () => 'The line is inside a record, but holds for all mobile agents.',
      'It is global wherever it is. Some readers of the draft of December 1996 take it for a rule of the record.',
    ),
    M014: findingRow(
      'Assigned path is closed to crawlers',
      (path, line) => `${path} is assigned to a host, but line ${line} closes it to every crawler.`,
      'Access and assignment are separate. An agent that obeys both goes to the host and may fetch nothing.',
    ),
    M015: findingRow(
      'Unusual protocol',
      (scheme) => `${scheme} is probably no protocol that takes agents in.`,
      'Any scheme can be written, but agents move by protocols of their own, such as atp.',
    ),
    M016: findingRow(
      'Host made known',
      (host) => `This line makes ${host} known as a host that takes in mobile code.`,
      'Nothing else in the files names it. Protecting it is left to the host (security considerations, section 5).',
    ),
    M017: findingRow(
      'Star in a path',
      (path) => `The * in ${path} matches only itself: the draft has no wildcards.`,
      'Paths are compared from the left, character by character. The beginning of a path covers all that follows.',
    ),
    M018: findingRow(
      'Character that a path cannot contain',
      (path, kind, part) => {
        if (kind === 'query') return `${path} has a query (${part}), but agents compare paths only.`;
        if (kind === 'escape') return `${part} in ${path} is not an escape: % needs two hexadecimal digits.`;
        return `${path} has characters outside of US-ASCII (${part}).`;
      },
      'The grammar of a path has letters, digits and some signs of US-ASCII, and escapes such as %C3%A9. Agents may compare the rest in their own way.',
    ),
  },
);

const written: FixWords = ([text = '']) => `Write ${text}`;

export const mobileFixWords: Readonly<Record<string, FixWords>> = inLanguage('mobileFixWords', {
  'write-value': written,
  'write-path': written,
  'write-target': written,
  'keep-two': ([text = '']) => `Keep ${text}`,
  'swap-parts': ([text = '']) => `Swap the parts: ${text}`,
  'append-none': () => 'Add “none”',
  'put-root': () => 'Say that it is for the whole site: /',
  'remove-mobile-line': () => 'Delete the line',
  'sort-mobile-lines': () => 'Sort from general to specific',
  'add-root': () => 'Begin with “/ none”',
  'own-block': () => 'Move to a block of its own below the record',
});
