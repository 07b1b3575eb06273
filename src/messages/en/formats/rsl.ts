// Words about license documents (RSL): the form.

import type { AiPurpose } from '../../../core/catalogue/ai-purposes.ts';
import type {
  RslUsageName,
  rslHolderTypes,
  rslLegalTypes,
  rslPayments,
} from '../../../core/formats/rsl/vocabulary.ts';
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
    profile: 'https://www.example.com/report-profile',
    endpoint: 'https://reports.example.com/events',
    warranty: 'ownership authority',
    disclaimer: 'as-is no-warranty',
    contact: 'mailto:rights@example.com',
    proof: 'https://www.example.com/proof',
    holder: 'Example Media',
    contactEmail: 'rights@example.com',
    contactUrl: 'https://www.example.com/contact',
    schema: 'https://www.example.com/metadata.jsonld',
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
  statements: 'Reports and legal statements',
  report: (place: number, count: number) =>
    count === 1 ? 'Report to send' : `Report ${number(place)} to send`,
  removeReport: (place: number) => `Delete report ${number(place)}`,
  addReport: 'Add report',
  reportType: 'Kind of report',
  reportFields: { profile: 'Report profile (URL)', endpoint: 'Send reports to (https URL)' },
  reportSettings: 'This report has settings of its profile, which are shown only in the text.',
  legal: {
    warranty: 'Warranty',
    disclaimer: 'Disclaimer',
    attestation: 'Attestation',
    contact: 'Legal contact (URL or email)',
    proof: 'Proof (URLs)',
  } satisfies Record<(typeof rslLegalTypes)[number], string>,
  otherLegal: 'Legal statements that RSL 1.0 does not define are shown only in the text:',
  metadata: 'Rights holder and metadata',
  holder: 'Rights holder',
  holderType: 'The rights holder is',
  holderTypes: { person: 'a person', organization: 'an organization' } satisfies Record<
    (typeof rslHolderTypes)[number],
    string
  >,
  holderContacts: { contactEmail: 'Rights holder email', contactUrl: 'Rights holder contact (URL)' },
  schema: 'Schema.org metadata (URL)',
  inlineSchema: 'This file contains Schema.org metadata. Edit them in the text.',
  lastmod: 'Pages last changed (date and time)',
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
