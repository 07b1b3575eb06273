// English for the steps by which a host for mobile agents is found. One function per code.
import type { MobileFault } from '../../core/dialects/mobile-agents/read-line.ts';
import type { MobileStepParams } from '../../core/dialects/mobile-agents/step.ts';

type Words<Code extends keyof MobileStepParams> = (params: MobileStepParams[Code], line: string) => string;

/** What is wrong with a line, as the end of a sentence. */
export const mobileFaultWords = {
  'no-path': 'it has neither path nor target',
  'no-target': 'it has a path and no target',
  extra: 'it has more than a path and a target',
  'bad-path': 'its path does not begin with a slash',
  'bad-url': 'its target is neither a protocol with an address nor “none”',
  'url-path': 'its target goes on behind the address',
  'url-empty': 'its target has no address',
} as const satisfies Record<MobileFault, string>;

const whyLast = (matching: number) =>
  matching === 1 ? 'it is the only one that matches' : `it is the last of ${matching} that match`;

export const mobileStepWords: { readonly [Code in keyof MobileStepParams]: Words<Code> } = {
  'mobile-file-absent': ({ path }) => `The site has no ${path}: no path is assigned to a host.`,
  'mobile-last': ({ target, matching }, line) =>
    `${line} decides: ${whyLast(matching)}. Mobile agents go to ${target}.`,
  'mobile-none': ({ matching }, line) =>
    `${line} decides: ${whyLast(matching)}. It says that no host takes agents in here.`,
  'mobile-earlier': ({ deciding }, line) =>
    `${line} matches too, but line ${deciding + 1} comes later and overrides it.`,
  'mobile-no-match': ({ why, urlAt }, line) =>
    why === 'url-ends'
      ? `${line} does not match: the URL ends after character ${urlAt}.`
      : `${line} does not match: the URL differs from it at character ${urlAt + 1}.`,
  'mobile-skipped': ({ fault }, line) => `${line} is skipped: ${mobileFaultWords[fault]}.`,
  'mobile-no-line': ({ lines }) =>
    lines === 0
      ? 'No line assigns a host.'
      : 'No line matches: the URL is not assigned to a host, and not withheld from agents either.',
};
