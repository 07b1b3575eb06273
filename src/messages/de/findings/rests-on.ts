// What the texts are called on which findings rest, by the names that `spec` gives them.
import type * as english from '../../en/findings/rests-on.ts';

export const textNames: typeof english.textNames = {
  '1994 consensus': 'Konsens von 1994',
  'ACAP 1.1 Annex A': 'ACAP 1.1, Anhang A',
  'Apple crawler page': 'Crawler-Seite von Apple',
  'Cloudflare, 2025 and 2026': 'Cloudflare, 2025 und 2026',
  'Google Search Central blog, 27 October 2014': 'Blog von Google Search Central, 27. Oktober 2014',
  'Google crawler list': 'Crawler-Liste von Google',
  'Google, unofficially until 1 September 2019': 'Google, inoffiziell bis 1. September 2019',
  'RFC 9309 erratum': 'RFC 9309, Erratum',
  'Seznam help': 'Hilfe von Seznam',
  'Yandex Webmaster help': 'Webmaster-Hilfe von Yandex',
  'Yandex, until 2018': 'Yandex, bis 2018',
  'agent quirks': 'Eigenheiten von Robots',
  'behaviour of urllib.robotparser': 'Verhalten von urllib.robotparser',
  'draft 1': 'Entwurf 1 (1996)',
  'draft-koster-robots-00': 'Internet-Draft (1996)',
  'pages of the operators': 'Seiten der Betreiber',
  'practice of several crawlers': 'Praxis mehrerer Crawler',
  'robots.cc': 'robots.cc von Google',
  'RSL 1.0': 'RSL 1.0',
};
