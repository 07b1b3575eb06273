// Words about response headers: the form.
import type * as english from '../../en/formats/response-headers.ts';
import type { Translated } from '../../language.ts';
import { plural } from '../counts.ts';

export const headersWords = {
  pane: 'Abschnitte',
  title: 'Antwort-Header',
  firstStep:
    'Antwort-Header sagen Crawlern, wie eine Seite genutzt werden darf. Zuerst die URLs hinzufügen oder die Ausgabe von curl -I in den Text einfügen.',
  serve:
    'Cloudflare Pages und Netlify lesen diese Datei. Auf einem anderen Server gehören dieselben Header in dessen Konfiguration.',
  pattern: 'URLs (Pfad, mit * und :name)',
  pages: (pattern) => `Header von ${pattern}`,
  everyPage: 'Header aller Seiten (eingefügte Antwort)',
  redirect: 'Weiterleitung: Diese Header gelten nicht für die Seite',
  name: 'Header',
  value: (name) => `Wert von ${name}`,
  detaches: 'entfernt diesen Header hier',
  removeHeader: (name, line) => `${name} in Zeile ${line + 1} löschen`,
  removeGroup: (pattern) => `Die Header von ${pattern} löschen`,
  addHeader: 'Header hinzufügen…',
  addHeaderTo: (pattern) => `Header zu ${pattern} hinzufügen`,
  addPattern: 'URLs hinzufügen',
  more: (count) => `${plural(count, 'weitere Gruppe steht', 'weitere Gruppen stehen')} nur im Text.`,
  copyFor: 'Für den Server kopieren…',
  copyTitle: 'Für den Server kopieren',
  copyAbout: 'Die Header dieser Datei als Konfiguration. Vor dem Einsatz auf dem Server prüfen.',
  server: 'Server',
  servers: {
    apache: 'Apache',
    nginx: 'nginx',
    caddy: 'Caddy',
    'headers-file': 'Cloudflare Pages und Netlify (_headers)',
    vercel: 'Vercel (vercel.json)',
    wordpress: 'WordPress (PHP)',
  },
  copy: 'Konfiguration kopieren',
  copied: 'Kopiert.',
  notCopied: 'Kopieren nicht möglich. Den Text auswählen und kopieren.',
  crawler: 'Crawler',
  allCrawlers: 'alle Crawler',
  addDirective: 'Anweisung hinzufügen…',
  removeDirective: (name) => `${name} löschen`,
  valueOf: (name) => `Wert von ${name}`,
  badValue: 'Kein dokumentierter Wert: Crawler ignorieren diese Anweisung.',
  unknownDirective: 'Kein Betreiber dokumentiert diese Anweisung.',
  proposal: 'Ein Vorschlag: Kein Betreiber eines Crawlers dokumentiert, dass er ihn befolgt.',
  retired: 'Nicht mehr in Gebrauch.',
  documentedBy: (operators) => `Dokumentiert von ${[...new Set(operators)].join(', ')}.`,
} satisfies Translated<typeof english.headersWords>;
