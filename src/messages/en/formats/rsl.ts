// Words about license documents (RSL): the form.

import type { AiPurpose } from '../../../core/catalogue/ai-purposes.ts';
import type { RslUsageName, rslPayments } from '../../../core/formats/rsl/vocabulary.ts';
import type { UseStatement } from '../../../core/questions/use-statement.ts';
import { inLanguage } from '../../language.ts';
import { number, plural } from '../counts.ts';

export const rslWords = inLanguage('rslWords', {
  pane: 'Records',
  title: 'Licenses (RSL)',
  firstStep:
    'A license file says which uses of your pages are permitted and on which terms. Begin with the pages that a license is for.',
  broken: 'The file is not well-formed XML, so clients do not read it. Correct the text first.',
  noRoot: 'The root element of a license file is rsl. Correct the text first.',
  goTo: (line: number) => `Go to line ${line + 1}`,
  addContent: 'Add pages',
  more: (count: number) => `${plural(count, 'more content is', 'more contents are')} shown only in the text.`,
  content: (url: string) => (url === '' ? 'Pages without a URL' : `Pages ${url}`),
  removeContent: (url: string) => (url === '' ? 'Delete the pages without a URL' : `Delete the pages ${url}`),
  url: 'URLs (path, with * and $)',
  terms: 'Terms to read (URL)',
  server: 'License server (URL)',
  summary: 'What these licenses say',
  license: (place: number, count: number) => (count === 1 ? 'License' : `License ${number(place)}`),
  removeLicense: (place: number) => `Delete license ${number(place)}`,
  addLicense: 'Add license',
  usages: 'Uses that are listed as permitted or prohibited',
  usage: 'Use',
  effects: { permits: 'Permitted', prohibits: 'Prohibited' },
  check: {
    permits: (usage: string) => `Permit ${usage}`,
    prohibits: (usage: string) => `Prohibit ${usage}`,
  },
  usageMeanings: {
    all: 'every automated use',
    'ai-all': 'every use by AI systems',
    'ai-train': 'training of AI models',
    'ai-input': 'input of AI answers and search summaries',
    'ai-index': 'index of an AI system',
    search: 'search results with links and short excerpts',
  } satisfies Record<RslUsageName, string>,
  conditions: {
    user: { permits: 'Only for these users', prohibits: 'Not for these users' },
    geo: { permits: 'Only in these countries', prohibits: 'Not in these countries' },
  },
  examples: {
    user: 'education non-commercial',
    geo: 'DE EU',
    standard: 'https://rslcollective.org/license',
    custom: 'https://www.example.com/ai-license',
  },
  payment: 'In return for',
  noPayment: 'nothing (no payment element)',
  noType: 'not stated',
  payments: {
    free: 'nothing, said explicitly (free)',
    attribution: 'credit with a link (attribution)',
    purchase: 'one payment (purchase)',
    subscription: 'regular payments (subscription)',
    training: 'a payment for each training (training)',
    crawl: 'a payment for each request (crawl)',
    use: 'a payment for each use in an answer (use)',
    contribution: 'a contribution (contribution)',
  } satisfies Record<(typeof rslPayments)[number]['name'], string>,
  amount: 'Amount',
  currency: 'Currency',
  offers: { standard: 'Shared license (URL)', custom: 'Your own offer (URL)' },
  purposes: {
    search: 'Search results',
    'ai-search': 'AI answers with a link',
    'ai-input': 'Input of AI answers',
    'ai-train': 'AI training',
  } satisfies Record<AiPurpose, string>,
  says: { yes: 'Yes', no: 'No', terms: 'On terms', nothing: 'Not said' } satisfies Record<
    UseStatement['says'] | 'nothing',
    string
  >,
  announce:
    'Clients find this file through a License line in robots.txt, a Link header or a link element. No crawler operator documents that it follows RSL.',
} as const);
