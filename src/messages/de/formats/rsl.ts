// Words about license documents (RSL): the form.
import type * as english from '../../en/formats/rsl.ts';
import type { Translated } from '../../language.ts';
import { number, plural } from '../counts.ts';

export const rslWords: Translated<typeof english.rslWords> = {
  pane: 'Abschnitte',
  title: 'Lizenzen (RSL)',
  firstStep:
    'Eine Lizenzdatei sagt, welche Nutzungen der Seiten zu welchen Bedingungen erlaubt sind. Am Anfang stehen die Seiten, für die eine Lizenz gilt.',
  broken: 'Die Datei ist kein wohlgeformtes XML und wird deshalb nicht gelesen. Zuerst den Text berichtigen.',
  noRoot: 'Das Wurzelelement einer Lizenzdatei ist rsl. Zuerst den Text berichtigen.',
  goTo: (line) => `Zu Zeile ${line + 1}`,
  addContent: 'Seiten hinzufügen',
  more: (count) => `${plural(count, 'weiterer Inhalt steht', 'weitere Inhalte stehen')} nur im Text.`,
  content: (url) => (url === '' ? 'Seiten ohne URL' : `Seiten ${url}`),
  removeContent: (url) => (url === '' ? 'Die Seiten ohne URL löschen' : `Die Seiten ${url} löschen`),
  url: 'URLs (Pfad, mit * und $)',
  terms: 'Bedingungen zum Nachlesen (URL)',
  server: 'Lizenzserver (URL)',
  summary: 'Was diese Lizenzen sagen',
  license: (place, count) => (count === 1 ? 'Lizenz' : `Lizenz ${number(place)}`),
  removeLicense: (place) => `Lizenz ${number(place)} löschen`,
  addLicense: 'Lizenz hinzufügen',
  usages: 'Nutzungen, die als erlaubt oder verboten aufgeführt sind',
  usage: 'Nutzung',
  effects: { permits: 'Erlaubt', prohibits: 'Verboten' },
  check: {
    permits: (usage) => `${usage} erlauben`,
    prohibits: (usage) => `${usage} verbieten`,
  },
  usageMeanings: {
    all: 'jede automatische Nutzung',
    'ai-all': 'jede Nutzung durch KI-Systeme',
    'ai-train': 'Training von KI-Modellen',
    'ai-input': 'Eingabe für KI-Antworten und Zusammenfassungen der Suche',
    'ai-index': 'Index eines KI-Systems',
    search: 'Suchergebnisse mit Links und kurzen Auszügen',
  },
  conditions: {
    user: { permits: 'Nur für diese Nutzer', prohibits: 'Nicht für diese Nutzer' },
    geo: { permits: 'Nur in diesen Ländern', prohibits: 'Nicht in diesen Ländern' },
  },
  examples: {
    user: 'education non-commercial',
    geo: 'DE EU',
    standard: 'https://rslcollective.org/license',
    custom: 'https://www.example.com/ai-license',
  },
  payment: 'Gegenleistung',
  noPayment: 'keine (ohne Element payment)',
  noType: 'nicht angegeben',
  payments: {
    free: 'keine, ausdrücklich gesagt (free)',
    attribution: 'Nennung mit Link (attribution)',
    purchase: 'einmalige Zahlung (purchase)',
    subscription: 'regelmäßige Zahlung (subscription)',
    training: 'Zahlung für jedes Training (training)',
    crawl: 'Zahlung für jeden Abruf (crawl)',
    use: 'Zahlung für jede Nutzung in einer Antwort (use)',
    contribution: 'ein Beitrag (contribution)',
  },
  amount: 'Betrag',
  currency: 'Währung',
  offers: { standard: 'Gemeinsame Lizenz (URL)', custom: 'Eigenes Angebot (URL)' },
  purposes: {
    search: 'Suchergebnisse',
    'ai-search': 'KI-Antworten mit Link',
    'ai-input': 'Eingabe für KI-Antworten',
    'ai-train': 'KI-Training',
  },
  says: { yes: 'Ja', no: 'Nein', terms: 'Zu Bedingungen', nothing: 'Nicht gesagt' },
  announce:
    'Gefunden wird diese Datei über eine License-Zeile in der robots.txt, einen Link-Header oder ein link-Element. Kein Betreiber von Crawlern dokumentiert, dass er RSL befolgt.',
};
