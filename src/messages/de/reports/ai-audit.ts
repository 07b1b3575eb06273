// Words of the audit of what a site says to AI, on its page and on the command line.
import type { aiAuditWords as english } from '../../en/reports/ai-audit.ts';
import type { Translated } from '../../language.ts';
import { formatDay, listAll, number, plural } from '../counts.ts';

export const aiAuditWords = {
  title: (site) => `Was ${site === '' ? 'die Website' : site} der KI sagt`,
  asOf: (date) => `Stand: ${formatDay(date)}`,
  about:
    'Jede Antwort fasst robots.txt und die anderen Dateien zusammen, die angeben, wie Inhalte genutzt werden dürfen. Sie sagt nicht, was das Recht verlangt oder was Crawler tun.',
  working: 'Die Dateien werden gelesen…',
  tooBig: 'Eine Datei der Website ist zu groß für die Prüfung.',
  workbench: 'Zurück zu den Dateien',
  copy: 'Als Markdown kopieren',
  copied: 'Kopiert.',
  notCopied: 'Der Browser erlaubt das Kopieren nicht.',
  print: 'Drucken',
  answers: 'Antworten je Crawler',
  answersAbout: (url) => `Für die URL ${url}. Ein Strich: Für diesen Zweck ist der Crawler nicht bekannt.`,
  caption: 'Antworten je Crawler und Zweck',
  crawler: 'Crawler',
  notKnown: 'für diesen Zweck nicht bekannt',
  exceptionCount: (count) => `andere Antwort für ${plural(count, 'URL', 'URLs')}`,
  exceptions: 'Andere Antworten für einzelne URLs',
  contradictions: 'Widersprüche',
  noContradictions: 'Für die geprüften Crawler und URLs wurde keiner gefunden.',
  contradiction: (purposes, crawlers) => `${listAll(purposes)}: Ja und Nein, für ${crawlers}`,
  isYes: 'Ja',
  isNo: 'Nein',
  urls: (count, urls) => `${count === 1 ? 'URL' : 'URLs'}: ${urls}`,
  statements: 'Aussagen',
  noStatements: 'Für die geprüften Crawler und URLs wurde keine gefunden.',
  says: { yes: 'Ja', no: 'Nein', terms: 'Zu Bedingungen' },
  to: (purposes, crawlers) => `${listAll(purposes)}, für ${crawlers}`,
  weights: {
    counts: '',
    unsettled:
      'Zählt nicht: Keine Spezifikation und kein Betreiber legt fest, was die Wörter dafür bedeuten.',
    overruled: 'Zählt nicht: Eine andere Stelle der Website hat Vorrang.',
  },
  honored: (operators) =>
    operators.length === 1
      ? `${operators[0]} dokumentiert, dass es das befolgt.`
      : `${listAll(operators)} dokumentieren, dass sie das befolgen.`,
  ruleDocumented: (operators) =>
    operators.length === 1
      ? `${operators[0]} dokumentiert diese Crawler für robots.txt.`
      : `${listAll(operators)} dokumentieren diese Crawler für robots.txt.`,
  ruleNotDocumented: 'Kein bekannter Betreiber dokumentiert einen Crawler, für den das gilt.',
  notHonored: 'Kein Betreiber dokumentiert, dass er das befolgt.',
  source: (operator, date) => `${operator}, ${formatDay(date)}`,
  lineOf: (path, line) => `${path}, Zeile ${line}`,
  files: 'Dateien',
  read: (path) => `Gelesen: ${path}`,
  missing: (names) => `Auf der Website fehlen: ${listAll(names)}.`,
  kinds: {
    'robots-txt': 'robots.txt',
    'response-headers': 'Antwort-Header (/_headers)',
    xml: 'Dokumente mit Metas',
    tdmrep: 'TDMRep (/.well-known/tdmrep.json)',
    rsl: 'Lizenz (/license.xml)',
  },
  asked: (urls, allUrls) =>
    allUrls > urls
      ? `${number(urls)} von ${plural(allUrls, 'URL', 'URLs')} geprüft.`
      : `${plural(urls, 'URL', 'URLs')} geprüft.`,
  askedAgents: (agents, all) =>
    all > agents
      ? `${number(agents)} von ${number(all)} Crawlern geprüft.`
      : `${number(agents)} Crawler geprüft.`,
  more: (count: number) => `${number(count)} weitere`,
  others: (names, most) =>
    names.length <= most + 1
      ? listAll(names)
      : listAll([...names.slice(0, most), `${number(names.length - most)} weitere`]),
} satisfies Translated<typeof english>;
