// What the texts are called on which findings rest, by the names that `spec` gives them.
import type { SpokenText } from '../../../core/catalogue/citations.ts';

export const textNames: Readonly<Record<SpokenText, string>> = {
  '1994 consensus': '1994 consensus',
  'ACAP 1.1 Annex A': 'ACAP 1.1 Annex A',
  'Apple crawler page': 'Apple crawler page',
  'Cloudflare, 2025 and 2026': 'Cloudflare, 2025 and 2026',
  'Google Search Central blog, 27 October 2014': 'Google Search Central blog, 27 October 2014',
  'Google crawler list': 'Google crawler list',
  'Google, unofficially until 1 September 2019': 'Google, unofficially until 1 September 2019',
  'RFC 9309 erratum': 'RFC 9309 erratum',
  'Seznam help': 'Seznam help',
  'Yandex Webmaster help': 'Yandex Webmaster help',
  'Yandex, until 2018': 'Yandex, until 2018',
  'agent quirks': 'agent quirks',
  'behaviour of urllib.robotparser': 'behaviour of urllib.robotparser',
  'draft 1': '1996 draft 1',
  'draft-koster-robots-00': '1996 Internet-Draft',
  'pages of the operators': 'pages of the operators',
  'practice of several crawlers': 'practice of several crawlers',
  'robots.cc': 'Google’s robots.cc',
  'RSL 1.0': 'RSL 1.0',
};
