// Words of the list after Save: where the file goes, whether it is live, and the check of each day.
import type * as english from '../../en/app/after-save.ts';
import type { Translated } from '../../language.ts';
import { number, plural } from '../counts.ts';

const lines = (count: number) => plural(count, 'Zeile', 'Zeilen');

export const afterSaveWords = {
  menu: 'Auf die Website bringen…',
  title: (name) => `${name} gespeichert`,
  laterTitle: (name) => `${name} auf die Website bringen`,
  facts: (count, time) => `${lines(count)}, ${time}`,
  failing: (count) => plural(count, 'Erwartung verfehlt', 'Erwartungen verfehlt'),
  saved: 'Gespeichert.',
  showFailing: 'Zeigen',
  close: 'Schließen (Esc)',
  steps: { put: 'Auf die Website bringen', live: 'Sehen, dass sie live ist', daily: 'Jeden Tag prüfen' },
  step: (step) => `${step}\u2002`,
  platform: 'Plattform der Website',
  platforms: {
    wordpress: 'WordPress, WooCommerce',
    shopify: 'Shopify',
    drupal: 'Drupal',
    magento: 'Magento',
    server: 'Ein eigener Server',
  },
  goes: {
    wordpress: [
      'In den Ordner mit ',
      'wp-config.php',
      ' hochladen, oder die Zeilen in das SEO-Plugin einfügen. Eine Datei dort ersetzt die von WordPress erzeugte.',
    ],
    shopify: [
      'Shopify nimmt keine Datei an. Die Zeilen in die Theme-Vorlage ',
      'robots.txt.liquid',
      ' einfügen (Onlineshop > Themes > Code bearbeiten).',
    ],
    drupal: [
      'In das Web-Wurzelverzeichnis hochladen. Eine Aktualisierung des Kerns überschreibt sie, wenn ',
      'composer.json',
      ' sie nicht ausnimmt.',
    ],
    magento: ['Die Zeilen unter ', 'Inhalt > Design > Konfiguration', ', Suchmaschinen-Robots, einfügen.'],
  },
  goesToServer: (address) => ['So hochladen, dass die Website sie unter ', address, ' ausliefert.'],
  source: 'Quelle',
  sourceOf: (platform) => `Quelle dazu, über ${platform}`,
  openLive: 'Live-Datei öffnen',
  noAddress:
    'Welche Website ist es? Mit ihrer Adresse öffnet ein Link die Live-Datei, und die tägliche Prüfung kann laufen.',
  address: 'Adresse der Website',
  setAddress: 'Adresse festlegen',
  drop: 'Text der Live-Datei hier einfügen oder ablegen',
  comparing: 'Wird verglichen…',
  same: 'Die Live-Datei ist, was Sie gespeichert haben.',
  sameLines: ['Die Live-Datei ist, was Sie gespeichert haben', ', Zeile für Zeile.'],
  sameButEncoding: [
    'Die Live-Datei ist, was Sie gespeichert haben',
    ', mit anderer Kodierung oder Byte-Order-Mark.',
  ],
  sameButEnds: ['Die Live-Datei ist, was Sie gespeichert haben', ', mit anderen Zeilenenden.'],
  differs: ({ added, removed }, answers, elsewhere) => {
    const differing = `Die Live-Datei ist anders; in der gespeicherten: ${lines(added)} neu, ${number(removed)} gelöscht`;
    if (answers === undefined) return `${differing}.`;
    if (answers > 0)
      return `${differing}; ${plural(answers, 'Antwort der Tabelle ändert sich', 'Antworten der Tabelle ändern sich')}.`;
    return `${differing}; ${elsewhere ?? 'keine Antwort der Tabelle ändert sich'}.`;
  },
  page: 'Die Live-Adresse antwortet mit einer Webseite.',
  whyPage:
    'In einer Webseite lesen Crawler keine Regel. Vielleicht liegt die Datei in einem anderen Ordner als dem ausgelieferten, oder die Website antwortet auf jede unbekannte Adresse mit einer Seite. Prüfen Sie Ordner und Namen, und öffnen Sie die Live-Datei noch einmal.',
  tooBig: 'Dieser Text ist zu groß, um ihn hier zu vergleichen.',
  again: 'Noch einmal',
  compare: 'Vergleichen',
  why: 'Warum',
  copyWorkflow: 'Workflow-Datei kopieren',
  workflowCopied: 'Kopiert: als .github/workflows/robots-txt.yml speichern',
  workflowComment: (file) =>
    `Diese Datei als .github/workflows/robots-txt.yml speichern, und ${file} im Wurzelverzeichnis des Repositorys.`,
  checksExpectations: (count) =>
    count === 1
      ? 'Scheitert, wenn Ihre Erwartung auf der Website scheitert.'
      : `Scheitert, wenn eine Ihrer ${number(count)} Erwartungen auf der Website scheitert.`,
  checksAnswers: (file) => `Scheitert, wenn die Live-Datei anders antwortet als ${file}.`,
  noDaily: 'Die Prüfung braucht die Adresse der Website: Legen Sie sie in Schritt 2 fest.',
  workspaceNeeded: 'Der Befehl liest die Arbeitsmappe.',
  install: 'Braucht Node 20.19 oder neuer; npx holt den Befehl. In einem Projekt:',
  command: 'Befehl',
  copy: 'Kopieren',
  copied: 'Kopiert',
  notCopied: 'Der Browser hat das Kopieren nicht erlaubt. Markieren Sie den Text, und kopieren Sie ihn.',
} satisfies Translated<typeof english.afterSaveWords>;
