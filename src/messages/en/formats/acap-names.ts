// The names of the usages of ACAP (2.5), and what is wrong with a name that a file defines (2.7).

import type { AcapNameProblem } from '../../../core/formats/acap/edit/names.ts';
import type { Usage } from '../../../core/formats/acap/usages.ts';
import { inLanguage } from '../../language.ts';

/** A usage in words. One that is not among the fourteen is not changed. */
const usageNames: Readonly<Record<Usage, string>> = {
  crawl: 'crawl',
  follow: 'follow links',
  index: 'index',
  preserve: 'preserve',
  present: 'present',
  'present-original': 'original',
  'present-currentcopy': 'current copy',
  'present-oldcopy': 'old copy',
  'present-snippet': 'snippet',
  'present-thumbnail': 'thumbnail',
  'present-oldsnippet': 'old snippet',
  'present-oldthumbnail': 'old thumbnail',
  'present-link': 'link',
  other: 'any other usage',
};

/** A usage as what a line permits or prohibits. */
const usageNouns: Readonly<Record<Usage, string>> = {
  crawl: 'crawling',
  follow: 'following links',
  index: 'indexing',
  preserve: 'keeping copies',
  present: 'presenting',
  'present-original': 'showing the original',
  'present-currentcopy': 'showing a current copy',
  'present-oldcopy': 'showing an old copy',
  'present-snippet': 'snippets',
  'present-thumbnail': 'thumbnails',
  'present-oldsnippet': 'old snippets',
  'present-oldthumbnail': 'old thumbnails',
  'present-link': 'links',
  other: 'other uses',
};

export const acapNames = inLanguage('acapNames', {
  usageName: (token: string) =>
    (usageNames as Readonly<Record<string, string>>)[token.toLowerCase()] ?? token,
  usageNoun: (token: string) =>
    (usageNouns as Readonly<Record<string, string>>)[token.toLowerCase()] ?? token,
  nameProblem: {
    'not-a-name': 'A name begins with a letter, followed by letters, digits, dots, hyphens or underscores.',
    taken: 'Another definition has this name. The old name stays until you enter a different one.',
  } satisfies Record<AcapNameProblem, string>,
} as const);
