// The words of applying a stance to the open file.

import type { PresetAction, PresetRow } from '../../core/analysis/presets/apply-preset.ts';
import type { PreferenceStatement, PresetHint, PresetId } from '../../core/analysis/presets/preset.ts';
import { crawlerKindOfName } from '../../core/catalogue/crawler-kind.ts';
import type * as english from '../en/ai-presets.ts';
import type { Translated } from '../language.ts';
import { listAll, number, plural } from './counts.ts';
import { crawlerWords } from './crawlers.ts';
import { whoAsks } from './table.ts';

const titles: Readonly<Record<PresetId, string>> = {
  'no-training': 'KI-Training fernhalten, KI-Suche behalten',
  'no-ai': 'KI-Training und KI-Antworten fernhalten, Suche behalten',
  'archive-no-training': 'Archiv ja, KI-Training nein',
  'search-only': 'Nur Suchmaschinen',
  'no-seo': 'SEO-Werkzeuge fernhalten',
  'close-site': 'Testumgebung sperren',
  'allow-all': 'Alle einlassen',
};

const sentences: Readonly<Record<PresetId, string>> = {
  'no-training':
    'Crawler, die Modelle trainieren, werden gebeten, draußen zu bleiben. Für Suche (auch die von KI-Produkten), Linkvorschauen und Besuche im Auftrag einer Person bleibt alles, wie es ist.',
  'no-ai':
    'Crawler, die Modelle trainieren oder mit Ihren Seiten antworten, werden gebeten, draußen zu bleiben. Für Linkvorschauen und Suche bleibt alles, wie es ist: auch für die von KI-Produkten, etwa mit OAI-SearchBot oder PerplexityBot.',
  'archive-no-training':
    'Archive werden eingelassen; Crawler, die Modelle trainieren, werden gebeten, draußen zu bleiben.',
  'search-only':
    'Suchmaschinen werden eingelassen, auch die von KI-Produkten, etwa mit OAI-SearchBot oder PerplexityBot. Alle anderen werden gebeten, draußen zu bleiben.',
  'no-seo': 'Werkzeuge, die Links und Platzierungen auswerten, werden gebeten, draußen zu bleiben.',
  'close-site': 'Alle werden gebeten, überall draußen zu bleiben.',
  'allow-all': 'Niemand wird mehr gebeten, überall draußen zu bleiben.',
};

const hints: Readonly<Record<PresetHint, string>> = {
  'ask-for-password':
    'Robots, die die Datei nicht lesen, und Menschen kommen weiterhin herein. Was niemand sehen soll, braucht ein Passwort.',
  'noindex-unseen':
    'Eine Seite, die nicht abgerufen werden darf, kann ihr noindex nicht zeigen: Ihre Adresse kann trotzdem in der Suche auftauchen.',
  'search-answers':
    'KI-Antworten in Suchmaschinen kommen mit der Suche: Keine Zeile einer robots.txt trennt dort das eine vom anderen.',
  'archive-trained-on':
    'Common Crawl nennt CCBot den Crawler eines Archivs, nicht des KI-Trainings; andere nutzen dieses Archiv aber, auch zum Training. Darum bleibt für ihn alles, wie es ist; wählen Sie ihn unter „Welche Crawler“ aus, um auch ihn fernzuhalten.',
  'archive-let-in-trained-on':
    'Das Archiv von Common Crawl wird mit den anderen eingelassen, und andere nutzen es, auch zum Training. Wählen Sie CCBot unter „Welche Crawler“ ab, damit für ihn alles bleibt, wie es ist.',
  'paths-stay': 'Regeln zu einzelnen Pfaden bleiben, wie sie sind.',
};

const doneWords: Readonly<Record<PresetAction, (line: string, record: string) => string>> = {
  already: (line) => (line === '' ? 'nichts zu tun' : `nichts zu tun, ${line}`),
  turned: (line) => `der Abschnitt wird geändert, ${line}`,
  left: (line) => `bekommt einen eigenen Abschnitt, ${line}`,
  moved: (line, record) => `zieht um in ${record}, ${line}`,
  joined: (line, record) => `kommt in ${record}, ${line}`,
  added: (line) => `kommt in einen neuen Abschnitt, ${line}`,
};

const statementNames: Readonly<Record<PreferenceStatement['directive'], string>> = {
  'content-signal': 'Content-Signal',
  'content-usage': 'Content-Usage',
};

/** Behind a name and a colon. */
const heedWords: Readonly<Record<NonNullable<PresetRow['heeds']>, string>> = {
  ignored: 'liest nach Angabe des Betreibers keine robots.txt',
  'mostly-ignored': 'richtet sich meist danach, was Menschen verlangen, gleich was robots.txt sagt',
  'may-be-ignored': 'richtet sich womöglich nicht nach robots.txt',
};

/** After „bei“. */
const andMoreUrls = (more: number) => {
  if (more <= 0) return '';
  return more === 1 ? ' und einer weiteren URL' : ` und ${number(more)} weiteren URLs`;
};

const robot = (agent: string) => whoAsks(agent === '*' ? '' : agent);

export const stanceTitle: typeof english.stanceTitle = (id) =>
  (titles as Readonly<Record<string, string>>)[id] ?? id;

export const stancesWords: Translated<typeof english.stancesWords> = {
  menu: 'KI oder andere Crawler fernhalten…',
  title: (path) => `Regeln für KI und andere Crawler in ${path}`,
  about:
    'Was Sie von den Crawlern von heute wollen, in die vorhandenen Abschnitte geschrieben. Die Datei bittet; ob ein Robot sie befolgt, ist seine Sache.',
  choose: 'Was Sie wollen',
  sentence: (id) => (sentences as Readonly<Record<string, string>>)[id] ?? '',
  counted: (out, allowed, others) => {
    const parts = [
      ...(out > 0 ? [`${plural(out, 'Crawler', 'Crawler')} ferngehalten`] : []),
      ...(allowed > 0 ? [`${plural(allowed, 'Crawler', 'Crawler')} eingelassen`] : []),
      ...(others ? [`alle anderen Robots ${others === 'out' ? 'ferngehalten' : 'eingelassen'}`] : []),
    ];
    return parts.join(', ');
  },
  crawlers: (chosen, all) => `Welche Crawler: ${number(chosen)} von ${number(all)}`,
  ofAll: (chosen, all) => `${number(chosen)} von ${number(all)}`,
  purpose: (purpose) => (purpose === 'own' ? 'Eigene' : crawlerWords.purposeTitle(purpose)),
  ticked: {
    out: 'Ein Häkchen hält einen Crawler fern; ohne bleibt für ihn alles, wie es ist.',
    in: 'Ein Häkchen lässt einen Crawler ein; ohne bleibt für ihn alles, wie es ist.',
  },
  lostWhereKnown: 'Was damit verloren geht, steht dabei, wo eine Quelle es sagt.',
  wish: { out: 'ein Häkchen hält ihn fern', in: 'ein Häkchen lässt ihn ein' },
  toDecide: (chosen, all) => `Das entscheiden Sie: ${number(chosen)} von ${number(all)} mit Häkchen`,
  purposes: crawlerWords.purposes,
  doing: (token, kept) => `${token} (${kept.map(crawlerWords.purpose).join(', ')})`,
  undecided: (out, named) => {
    const one = named.length === 1;
    const purposes = out.map(crawlerWords.purpose).join(' oder ');
    const come = one ? '1 weiterer Crawler kommt' : `${number(named.length)} weitere Crawler kommen`;
    return `${come} für ${purposes} und zugleich für etwas, das bleiben soll: ${listAll(named)}. ${one ? 'Für ihn' : 'Für sie'} bleibt alles wie bisher, wenn Sie nichts anderes sagen.`;
  },
  decide: 'Darüber entscheiden',
  crawler: (token, operator) => (operator ? `${token} · ${operator}` : token),
  statement: ({ directive, values }) =>
    `Auch ${statementNames[directive]} schreiben: ${Object.entries(values)
      .map(([label, value]) => `${label}=${value}`)
      .join(', ')}`,
  statementAbout: {
    'content-signal':
      'Im Abschnitt für alle anderen Robots. Sagt, was mit Seiten geschehen darf; gelesen wird es von Cloudflares eigenem Crawler, von anderen ist keine Zusage bekannt.',
    'content-usage':
      'Im Abschnitt für alle anderen Robots. Ein Entwurf der IETF; dass ihn schon jemand liest, ist nicht bekannt.',
  },
  readAs: 'Antworten, gelesen als',
  preview: 'Was geschieht',
  working: 'Wird berechnet…',
  tooBig: (lines, most) =>
    `Die Datei hat ${plural(lines, 'Zeile', 'Zeilen')}. Bis zu ${number(most)} Zeilen lassen sich hier bearbeiten.`,
  nothing: 'Die Datei sagt all das schon. Es würde sich nichts ändern.',
  summary: (rows) => {
    const of = (...done: readonly PresetAction[]) => rows.filter((row) => done.includes(row.done)).length;
    const [written, changed, ready] = [of('added', 'joined'), of('turned', 'left', 'moved'), of('already')];
    const parts = [
      ...(written > 0 ? [`${number(written)} neu in der Datei`] : []),
      ...(changed > 0 ? [`${number(changed)} mit anderen Regeln als bisher`] : []),
      ...(ready > 0 ? [`${number(ready)}, für ${ready === 1 ? 'den' : 'die'} nichts zu tun ist`] : []),
    ];
    return `${plural(rows.length, 'Name', 'Namen')}: ${parts.join(', ')}.`;
  },
  table: 'Ob jeder Crawler die Startseite, /, abrufen darf',
  columns: { crawler: 'Crawler', before: 'Vorher', after: 'Nachher', how: 'Wie' },
  more: (count) => `${plural(count, 'Name, für den', 'Namen, für die')} nichts zu tun ist`,
  robot,
  how: ({ agent, done, line, beside }) => {
    const record =
      beside === undefined ? 'einen Abschnitt, der das sagt' : `den Abschnitt für ${robot(beside)}`;
    const text = doneWords[done](line === undefined ? '' : `Zeile ${line + 1}`, record);
    const kind = crawlerWords.kind[crawlerKindOfName(agent)];
    return kind === '' ? text : `${text} (${kind})`;
  },
  cells: 'Antworten in der Tabelle',
  cellsChanged: (changed, all, reader) =>
    changed === 0
      ? `${all === 1 ? 'Die eine Antwort ändert sich nicht' : `Keine von ${number(all)} Antworten ändert sich`}, gelesen als ${reader}.`
      : `${number(changed)} von ${plural(all, 'Antwort', 'Antworten')} ${changed === 1 ? 'ändert' : 'ändern'} sich, gelesen als ${reader}.`,
  noCells: 'Die Tabelle fragt noch nach keiner URL, darum lässt sich keine Antwort vergleichen.',
  counting: 'Antworten werden verglichen…',
  cellColumns: { url: 'URL', agents: 'User-Agents', before: 'Vorher', after: 'Nachher' },
  moreCells: (count) => `Und ${number(count)} weitere.`,
  notes: 'Gut zu wissen',
  hint: (hint) => hints[hint],
  missed: (agents, readers) =>
    `Gelesen als ${listAll(readers)} lautet die Antwort für ${listAll(agents.map(robot))} anders als gewünscht.`,
  /** `read`: what these readers take for the names. */
  cutShort: (agents, readers, read) =>
    `${listAll(readers)} ${readers.length === 1 ? 'findet' : 'finden'} nicht, was die Datei zu ${listAll(agents)} sagt: Dort endet ein Name vor der ersten Ziffer oder einem anderen Zeichen, hier als ${listAll(read.map((text) => `„${text}“`))}.`,
  met: ({ agent, url, urls }, readers) =>
    `Gelesen als ${listAll(readers)} ändert sich die Antwort auch für ${robot(agent)}, ohne dass das gemeint war: bei ${url}${andMoreUrls(urls - 1)}.`,
  heeds: (agents, heed) => `${listAll(agents)}: ${heedWords[heed]}.`,
  exceptions: (lines) => {
    const named = listAll(lines.map((line) => String(line + 1)));
    return lines.length === 1
      ? `Zeile ${named} des neuen Textes sagt zu einzelnen Pfaden etwas anderes und bleibt.`
      : `Die Zeilen ${named} des neuen Textes sagen zu einzelnen Pfaden etwas anderes und bleiben.`;
  },
  apply: 'Diese Regeln schreiben',
  cancel: 'Abbrechen',
  undo: '„Rückgängig“ stellt den alten Stand wieder her.',
  done: (name) => `Geschrieben: ${name}.`,
};
