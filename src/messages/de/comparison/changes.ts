// The names of history steps, in the tooltip of undo and in the status line.
import { nestQuotes } from '../../../core/text/inner-quotes.ts';
import type * as english from '../../en/comparison/changes.ts';
import type { Translated } from '../../language.ts';
import { explanationHeadWords } from '../app/shell.ts';
import { number, plural, withComments } from '../counts.ts';

// Words of a list of added and removed lines.
export const lineChangesWords = {
  changes: (added, removed) =>
    `Was sich im Text ändert: ${plural(added, 'Zeile', 'Zeilen')} hinzu, ${number(removed)} weg`,
  change: {
    added: (line) => `Hinzugekommen, Zeile ${line}: `,
    removed: (line) => `Weggefallen, Zeile ${line}: `,
    same: (line) => `Wie bisher, Zeile ${line}: `,
  },
  moreLines: (count) => `und ${plural(count, 'weitere Zeile', 'weitere Zeilen')}`,
} satisfies Translated<typeof english.lineChangesWords>;

// How many answers the unsaved edits change: in the status line, on the tab of a narrow screen, and for screen readers.
export const editChangesWords = {
  changes: (changed, all) =>
    `${number(changed)} von ${plural(all, 'Antwort', 'Antworten')} der Tabelle ${changed === 1 ? 'ändert' : 'ändern'} sich`,
  none: 'Keine Antwort der Tabelle ändert sich',
  noneTo: (question) => `Keine Antwort auf „${question}“ ändert sich`,
  outside: (crawlers) =>
    `für ${plural(crawlers, 'Crawler', 'Crawler')} außerhalb der Tabelle ändern sich Antworten`,
  onlyOutside: (crawlers) =>
    `Antworten für ${plural(crawlers, 'Crawler', 'Crawler')} außerhalb der Tabelle ändern sich, keine in ihr`,
  onTab: (changed) => `${number(changed)} geändert`,
  failsOnTab: (failed) => `${number(failed)} verfehlt`,
  hint: 'Was sich ändert, Antwort für Antwort',
} satisfies Translated<typeof english.editChangesWords>;

export const announcedChanges: typeof english.announcedChanges = (changed, all, outside) => {
  const cells = changed === 0 ? editChangesWords.none : editChangesWords.changes(changed, all);
  return outside === 0 ? cells : `${cells}; ${editChangesWords.outside(outside)}`;
};

type Labels = Readonly<Record<string, (params: Readonly<Record<string, string | number>>) => string>>;

/** Quotation marks inside quotation marks are single. */
const inner = (text: unknown) => nestQuotes(String(text), '„“‚‘');

/** Whether a title names a line itself, which may be another line than the finding's. */
const namesLine = (title: string | number | undefined) => /\bZeilen? \d/.test(String(title));

const labels: Labels = {
  type: () => 'Tippen',
  paste: () => 'Text einfügen',
  delete: () => 'Text löschen',
  'bring-back': ({ line }) => `Zeile ${line} zurückholen`,
  'set-path': ({ line }) => `Pfad in Zeile ${line} ändern`,
  'set-agent': ({ line }) => `User-Agent in Zeile ${line} ändern`,
  'set-effect': ({ line, name }) => `${name} in Zeile ${line}`,
  'set-comment': ({ line }) => `Kommentar in Zeile ${line} ändern`,
  'set-line': ({ line }) => `Text der Zeile ${line} ändern`,
  'add-record': ({ agent }) => `Abschnitt für ${agent} hinzufügen`,
  'remove-record': ({ agent }) => `Abschnitt für ${agent} löschen`,
  'move-record': ({ agent }) => `Abschnitt für ${agent} verschieben`,
  'duplicate-record': ({ agent }) => `Abschnitt für ${agent} duplizieren`,
  'split-record': ({ line }) => `Abschnitt in Zeile ${line} teilen`,
  'merge-records': ({ agent }) => `Abschnitt für ${agent} mit dem darüber verbinden`,
  'add-agent': ({ agent }) => `User-Agent ${agent} hinzufügen`,
  'separate-agent': ({ line }) => `User-Agent in Zeile ${line} in einen eigenen Abschnitt verschieben`,
  'remove-agent': ({ agent }) => `User-Agent ${agent} löschen`,
  'paste-rules': ({ line }) => `Regeln bei Zeile ${line} einfügen`,
  'add-rule': () => 'Regel hinzufügen',
  'remove-rule': ({ line, comments }) => `Regel in Zeile ${line}${withComments(comments)} löschen`,
  'move-rule': ({ line, comments }) => `Regel in Zeile ${line}${withComments(comments)} verschieben`,
  'duplicate-rule': ({ line, comments }) => `Regel in Zeile ${line}${withComments(comments)} duplizieren`,
  'remove-line': ({ line }) => `Zeile ${line} löschen`,
  'acap-usage': ({ line }) => `Nutzung in Zeile ${line} ändern`,
  'acap-restriction': ({ line }) => `Einschränkung in Zeile ${line} ändern`,
  'acap-no-restriction': ({ line }) => `Einschränkung aus Zeile ${line} löschen`,
  'acap-request': () => 'Anforderung hinzufügen',
  'acap-purpose': () => 'Zweck hinzufügen',
  'acap-no-part': ({ line }) => `Teil ab Zeile ${line} löschen`,
  'acap-reference': () => 'auf eine andere Datei verweisen',
  'acap-define': () => 'Definition hinzufügen',
  'acap-rename': ({ line }) => `umbenennen, was Zeile ${line} definiert`,
  'acap-member': ({ line }) => `ändern, wofür Zeile ${line} steht`,
  'acap-inline': ({ line }) => `ausschreiben, was Zeile ${line} definiert`,
  'acap-extract': () => 'Zeilen einen gemeinsamen Namen geben',
  'acap-version': () => 'ACAP-Version der Datei ändern',
  'acap-ignore': () => 'ändern, was von den herkömmlichen Abschnitten zählt',
  'acap-comment': () => '##ACAP-Kommentar ändern',
  'headers-edit': ({ path }) => `die Header von ${path} ändern`,
  'rsl-edit': ({ path }) => `die Lizenzen von ${path} ändern`,
  'document-says': ({ path }) => `ändern, was ${path} den Crawlern sagt`,
  'document-batch': ({ count }) => `ändern, was Dokumente den Crawlern sagen (${count})`,
  'tdmrep-add': () => 'Eintrag hinzufügen',
  'tdmrep-remove': ({ place }) => `Eintrag ${place} löschen`,
  'tdmrep-move': ({ place }) => `Eintrag ${place} verschieben`,
  'tdmrep-path': ({ place }) => `Pfad von Eintrag ${place} ändern`,
  'tdmrep-reservation': ({ place }) => `Rechte bei Eintrag ${place} ändern`,
  'tdmrep-policy': ({ place }) => `Policy von Eintrag ${place} ändern`,
  'modern-add': ({ name }) => `${name} hinzufügen`,
  'mobile-path': ({ line }) => `Pfad in Zeile ${line} ändern`,
  'mobile-target': ({ line }) => `Host in Zeile ${line} ändern`,
  'mobile-add': () => 'Pfad für mobile Agenten hinzufügen',
  'mobile-move': ({ line }) => `Zeile ${line} für mobile Agenten verschieben`,
  'mobile-sort': () => 'Zeilen für mobile Agenten sortieren',
  'add-data-set': () => 'Datensatz ankündigen',
  describe: ({ line }) => `Zeile ${line} beschreiben`,
  'describe-name': ({ line }) => `Namen in Zeile ${line} ändern`,
  'move-description': ({ line }) => `Zeile ${line} verschieben`,
  convert: ({ path, to }) => `${path} umwandeln in ${to}`,
  fix: ({ line }) => `Korrektur in Zeile ${line}`,
  'readers-agree': ({ fix }) => `Leser in Einklang bringen (${fix})`,
  'take-into': ({ path }) => `${path} in die Website übernehmen`,
  stance: ({ name }) => `Regeln „${name}“ schreiben`,
  'convert-utf8': ({ path }) => `${path} in UTF-8 umwandeln`,
  'percent-encode': () => 'ein Zeichen prozentkodiert schreiben',
  'open-workspace': ({ name }) => `${name} öffnen`,
  'open-file': ({ name }) => `${name} öffnen`,
  'open-files': ({ count }) => `${count} Dateien öffnen`,
  'add-file': ({ path }) => `${path} hinzufügen`,
  'rename-file': ({ path, to }) =>
    path === to ? `Art von ${path} ändern` : `${path} nach ${to} verschieben`,
  'reload-file': ({ path }) => `${path} vom Datenträger neu laden`,
  'remove-file': ({ path }) => `${path} aus der Website nehmen`,
  'paste-file': () => 'eingefügten Text öffnen',
  'new-file': () => 'neue Datei beginnen',
  'open-example': ({ name }) => `Beispiel öffnen: ${name}`,
  'add-rows': ({ count }) => (count === 1 ? 'URL hinzufügen' : `${count} URLs hinzufügen`),
  'add-lists': ({ count }) =>
    count === 1 ? 'URL aus Dateien hinzufügen' : `${count} URLs aus Dateien hinzufügen`,
  'flip-cell': ({ url, agent, answer }) => `Antwort für ${url} ${agent} auf ${answer} ändern`,
  'repair-claim': ({ sentence }) => `„${sentence}“ erfüllen`,
  'remove-row': ({ url }) => `URL ${url} entfernen`,
  'move-row': ({ url }) => `URL ${url} verschieben`,
  'move-column': ({ agent }) => `Spalte ${agent} verschieben`,
  'add-columns': ({ count }) =>
    count === 1 ? 'Spalte für einen User-Agent hinzufügen' : `Spalten für ${count} User-Agents hinzufügen`,
  'remove-column': ({ agent }) => `Spalte ${agent} entfernen`,
  'add-cell': ({ agent, url }) => `${url} ${explanationHeadWords.forAgent(String(agent))} hinzufügen`,
  'add-crawlers': ({ count, name }) =>
    count === 1
      ? `${name} zu den eigenen Crawlern hinzufügen`
      : `${number(Number(count))} eigene Crawler hinzufügen`,
  'remove-crawlers': ({ count, name }) =>
    count === 1
      ? `${name} aus den eigenen Crawlern entfernen`
      : `${number(Number(count))} eigene Crawler entfernen`,
  'fix-as': ({ line, title }) =>
    namesLine(title) ? `Korrektur „${inner(title)}“` : `Korrektur „${inner(title)}“ in Zeile ${line}`,
  'fix-all': ({ count }) => (count === 1 ? 'eine Korrektur' : `${count} Korrekturen`),
  'remove-bom': ({ path }) => `Byte Order Mark von ${path} löschen`,
  'write-url': ({ from, to }) => `in der Tabelle ${to} statt ${from} schreiben`,
  'ignore-finding': ({ code }) => `${code} an einer Stelle ignorieren`,
  'ignore-kind': ({ code, path }) => `${code} in ${path} ignorieren`,
  'stop-ignoring': ({ code }) => `${code} nicht mehr ignorieren`,
  'stop-silencing': ({ code }) => `${code} nicht mehr stummschalten`,
  pin: ({ answer, agent, url }) => `${answer} erwarten für ${agent} bei ${url}`,
  unpin: ({ agent, url }) => `nichts mehr erwarten für ${agent} bei ${url}`,
  'remove-expectations': ({ count }) => `${count} Erwartungen entfernen`,
  'add-claim': ({ sentence }) => `erwarten: ${sentence}`,
  'change-claim': ({ sentence }) => `nun erwarten: ${sentence}`,
  'accept-change': ({ sentence }) => `Änderung hinnehmen für „${sentence}“`,
  'remove-claim': ({ sentence }) => `nicht mehr erwarten: ${sentence}`,
  'note-claim': ({ sentence }) => `Notiz zu „${sentence}“ ändern`,
  'collapse-expectations': ({ count, sentence }) => `${count} Erwartungen zu einer machen: ${sentence}`,
  'note-expectation': ({ url }) => `Notiz zur Erwartung bei ${url} ändern`,
  'record-expectations': ({ count }) => `erwarten, was jetzt gilt (${count})`,
  'import-expectations': ({ count }) => `Erwartungen importieren (${count})`,
  format: ({ path }) => `${path} formatieren`,
  'rename-agent': ({ agent, to }) => `${agent} in ${to} umbenennen`,
  'return-to-version': ({ name }) => `Rückkehr zur Fassung (${name})`,
  'return-to-text': ({ name }) => `Rückkehr zum Text der Fassung (${name})`,
};

/** The words for a step. A code without words is shown as it is, so that every step has a name. */
export const describeStep: typeof english.describeStep = ({ code, params = {} }) =>
  (Object.hasOwn(labels, code) ? labels[code]?.(params) : undefined) ?? code.replaceAll('-', ' ');
