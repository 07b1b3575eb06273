// Words of the dialog that applies a preset to the open file.

import type { PresetAction, PresetRow } from '../../core/analysis/presets/apply-preset.ts';
import type { CarrierRemark } from '../../core/analysis/presets/carriers/carrier-writer.ts';
import type {
  AccessWish,
  PreferenceStatement,
  PresetHint,
  PresetId,
} from '../../core/analysis/presets/preset.ts';
import type { PromiseClause } from '../../core/analysis/presets/promise.ts';
import { crawlerKindOfName } from '../../core/catalogue/crawler-kind.ts';
import type { FieldRef } from '../../core/questions/answer.ts';
import { capitalize } from '../../core/text/capitalize.ts';
import type * as english from '../en/ai-presets.ts';
import type { Translated } from '../language.ts';
import { listAll, number, plural } from './counts.ts';
import { crawlerWords } from './crawlers.ts';
import { aiUseWords } from './formats/extensions.ts';
import { crawlerInSentence } from './table.ts';

const titles: Readonly<Record<PresetId, string>> = {
  'no-training': 'KI-Training sperren, KI-Suche behalten',
  'no-ai': 'KI-Training und KI-Antworten sperren, Suche behalten',
  'archive-no-training': 'Archiv ja, KI-Training nein',
  'search-only': 'Nur Suchmaschinen',
  'no-seo': 'SEO-Werkzeuge sperren',
  'close-site': 'Testumgebung sperren',
  'allow-all': 'Alle erlauben',
};

const sentences: Readonly<Record<PresetId, string>> = {
  'no-training':
    'Sperrt Crawler, die Modelle trainieren, auch wenn sie noch etwas anderes tun. Für Suche (auch die von KI-Produkten), Linkvorschauen und Besuche im Auftrag einer Person bleibt alles, wie es ist.',
  'no-ai':
    'Sperrt Crawler, die Modelle trainieren, auch wenn sie noch etwas anderes tun, und solche, die mit Ihren Seiten antworten. Für Linkvorschauen und Suche bleibt alles, wie es ist, auch für die Suche von KI-Produkten wie OAI-SearchBot oder PerplexityBot.',
  'archive-no-training': 'Erlaubt Archive und sperrt Crawler, die Modelle trainieren.',
  'search-only':
    'Erlaubt Suchmaschinen, auch die von KI-Produkten wie OAI-SearchBot oder PerplexityBot, und sperrt alle anderen Crawler.',
  'no-seo': 'Sperrt Werkzeuge, die Links und Platzierungen auswerten.',
  'close-site': 'Sperrt alles für jeden Crawler.',
  'allow-all': 'Hebt jede Sperre für die ganze Website auf und erlaubt sonst nichts.',
};

/** Nach „von“. */
const promisedCrawlers: Readonly<Record<PresetId, Partial<Record<AccessWish, string>>>> = {
  'no-training': { out: 'Crawlern für KI-Training' },
  'no-ai': { out: 'Crawlern für KI-Training oder KI-Antworten' },
  'archive-no-training': { out: 'Crawlern für KI-Training', in: 'Archiven' },
  'search-only': { out: 'anderen Crawlern', in: 'Suchmaschinen' },
  'no-seo': { out: 'SEO-Werkzeugen' },
  'close-site': { out: 'Crawlern' },
  'allow-all': { in: 'Crawlern' },
};

const comments: Readonly<Record<PresetId, Partial<Record<AccessWish, string>>>> = {
  'no-training': { out: 'Gesperrt: KI-Training' },
  'no-ai': { out: 'Gesperrt: KI-Training und KI-Antworten' },
  'archive-no-training': { out: 'Gesperrt: KI-Training', in: 'Erlaubt: Archive' },
  'search-only': { out: 'Gesperrt: andere Crawler', in: 'Erlaubt: Suchmaschinen' },
  'no-seo': { out: 'Gesperrt: SEO-Werkzeuge' },
  'close-site': { out: 'Gesperrt: alle Crawler' },
  'allow-all': { in: 'Erlaubt: alle Crawler' },
};

const clauseWords = (id: PresetId, { wish, kept, all }: PromiseClause): string =>
  `${wish === 'out' ? 'sperrt' : 'erlaubt'} ${number(kept)} von ${number(all)} ${promisedCrawlers[id][wish] ?? 'Crawlern'}`;

const hints: Readonly<Record<PresetHint, string>> = {
  'ask-for-password':
    'Menschen, und Crawler, die die Datei nicht lesen, haben weiterhin Zugriff. Schützen Sie Privates mit einem Passwort.',
  'noindex-unseen':
    'Ein Crawler, der eine Seite nicht abrufen darf, sieht ihr noindex nicht. Die URL kann darum trotzdem in der Suche erscheinen.',
  'search-answers':
    'KI-Antworten in Suchmaschinen gehören zur Suche. Keine Zeile in robots.txt kann die beiden trennen.',
  'paths-stay': 'Regeln zu einzelnen Pfaden bleiben, wie sie sind.',
};

const doneWords: Readonly<Record<PresetAction, (line: string, record: string) => string>> = {
  already: (line) => (line === '' ? 'nichts zu tun' : `nichts zu tun, ${line}`),
  turned: (line) => `sein Abschnitt ändert sich, ${line}`,
  released: () => 'seine Sperre wird entfernt',
  left: (line) => `bekommt einen eigenen Abschnitt, ${line}`,
  moved: (line, record) => `wechselt in ${record}, ${line}`,
  joined: (line, record) => `kommt in ${record}, ${line}`,
  added: (line) => `kommt in einen neuen Abschnitt, ${line}`,
};

const statementNames: Readonly<Record<PreferenceStatement['directive'], string>> = {
  'content-signal': 'Content-Signal',
  'content-usage': 'Content-Usage',
};

/** After a name and a colon. */
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

/** How many unchanged crawlers are named; the rest are counted. */
const UNTOUCHED_NAMES = 5;

const robot = (agent: string) => crawlerInSentence(agent === '*' ? '' : agent);

/** How many crawlers are named of those for which a note is alike; the rest are counted. */
const NOTED_NAMES = 4;

const someRobots = (agents: readonly string[]) => {
  const named = agents.length <= NOTED_NAMES + 1 ? agents : agents.slice(0, NOTED_NAMES);
  const more = agents.length - named.length;
  return listAll([...named.map(robot), ...(more > 0 ? [`${number(more)} weitere`] : [])]);
};

export const presetTitle: typeof english.presetTitle = (id) =>
  (titles as Readonly<Record<string, string>>)[id] ?? id;

export const presetWords = {
  menu: 'KI oder andere Crawler sperren…',
  title: (path) => `Regeln für KI und andere Crawler in ${path}`,
  about:
    'Schreibt Regeln für heutige Crawler in Ihre Abschnitte. Die Datei ist eine Bitte: Jeder Crawler entscheidet, ob er sie befolgt.',
  choose: 'Was Sie wollen',
  sentence: (id) => (sentences as Readonly<Record<string, string>>)[id] ?? '',
  comments: (id) => comments[id as PresetId],
  promise: (id, { clauses, spared, others }, also) => {
    const anyOther = others?.isKept ? ' und alle anderen Crawler' : ', aber nicht alle anderen Crawler';
    const parts = clauses.map(
      (clause) =>
        `${clauseWords(id as PresetId, clause)}${others?.wish === clause.wish ? anyOther : ''}${clause.wish === 'out' && spared.length > 0 ? `, außer ${listAll(spared)}` : ''}`,
    );
    const rest = also === 0 ? 'ändert sonst nichts' : `ändert auch ${plural(also, 'anderen', 'andere')}`;
    const text = (others && also === 0 ? parts : [...parts, rest]).join('; ');
    return `${capitalize(text)}.`;
  },
  left: ({ wish, left }) =>
    `Nicht ${wish === 'out' ? 'gesperrt' : 'erlaubt'}, weil alles bleibt, wie es war: ${listAll(left)}.`,
  illegible:
    'Die Datei ist in UTF-16, darin finden Crawler keine Zeile, also gilt keine ihrer Regeln. Zuerst als UTF-8 speichern.',
  joins: (names, beside) =>
    `${plural(names, 'Namen', 'Namen')} in den Abschnitt für ${robot(beside)} mit denselben Regeln schreiben statt in einen neuen`,
  unread: ({ directive }) =>
    `${statementNames[directive]} wird nicht geschrieben: Kein Abschnitt erlaubt einem Crawler die Website, also braucht es keiner.`,
  withheld: ({ statement: { directive, values }, labels, agents }) =>
    `${statementNames[directive]} wird ohne ${listAll(labels.map((label) => `${label}=${values[label]}`))} geschrieben: Das widerspräche dem, dass die Datei ${someRobots(agents)} namentlich zulässt.`,
  reported: (findings) =>
    `Die Prüfung des neuen Textes meldet auch ${listAll(findings.map(({ title, line }) => `„${title}“ (Zeile ${line + 1})`))}.`,
  counted: (out, allowed, others) => {
    const parts = [
      ...(out > 0 ? [`${plural(out, 'Crawler', 'Crawler')} gesperrt`] : []),
      ...(allowed > 0
        ? [`${out > 0 ? number(allowed) : plural(allowed, 'Crawler', 'Crawler')} erlaubt`]
        : []),
      ...(others ? [`alle anderen Crawler ${others === 'out' ? 'gesperrt' : 'erlaubt'}`] : []),
    ];
    return parts.join(', ');
  },
  crawlers: (chosen, all, areOthers) =>
    `${areOthers ? 'Alle anderen Crawler' : 'Alle Crawler'}: ${number(chosen)} von ${number(all)} gewählt`,
  ofAll: (chosen, all) => `${number(chosen)} von ${number(all)} gewählt`,
  moreOptions: 'Weitere Optionen',
  eachCrawler: (count) => `Jeder der ${plural(count, 'Namen', 'Namen')}, für die sich etwas ändert`,
  purpose: (purpose) => (purpose === 'own' ? 'Eigene' : crawlerWords.purposeTitle(purpose)),
  ticked: {
    out: 'Ausgewählte Crawler werden gesperrt; für die anderen bleibt alles, wie es ist.',
    in: 'Ausgewählte Crawler werden erlaubt; für die anderen bleibt alles, wie es ist.',
  },
  lostWhereKnown: 'Die Wirkung des Sperrens steht dabei, wo eine Quelle sie nennt.',
  wish: { out: 'auswählen zum Sperren', in: 'auswählen zum Erlauben' },
  purposes: crawlerWords.purposes,
  alsoForElse: (choices) => {
    const count = choices.out + choices.in + choices.leave;
    const parts = [
      ...(choices.out > 0 ? [`${number(choices.out)} gesperrt`] : []),
      ...(choices.in > 0 ? [`${number(choices.in)} erlaubt`] : []),
      ...(choices.leave > 0 ? [`${number(choices.leave)} unverändert`] : []),
    ];
    return `${plural(count, 'Crawler dient', 'Crawler dienen')} auch einem anderen Zweck: ${parts.join(', ')}`;
  },
  choice: { out: 'Sperren', in: 'Erlauben', leave: 'Belassen' },
  byDefault: 'Voreinstellung',
  tokenBlocked: (token) => `${token} ist gesperrt.`,
  choiceEffect: (choice, purposes) => {
    if (choice === 'out') return 'Keine Quelle nennt die Wirkung des Sperrens.';
    if (purposes.length === 0) return 'Alles bleibt, wie es ist.';
    const may = purposes.includes('ai-training')
      ? 'was er abruft, kann zum KI-Training dienen'
      : purposes.includes('archive')
        ? 'was er abruft, wird archiviert, und andere trainieren Modelle mit dem Archiv'
        : 'was er abruft, kann dem dienen, was Sie sperren';
    return `${choice === 'in' ? 'Darf die Website abrufen' : 'Alles bleibt, wie es ist'}; ${may}.`;
  },
  community: (count) =>
    `Auch ${number(count)} Namen sperren, die nur eine Liste der Community als Crawler für KI-Training führt`,
  communityWhy: (list, names, unwritable) =>
    `Nicht ausgewählt, weil keine Aussage eines Betreibers bekannt ist: ${list.name} (${crawlerWords.day(list.date)}) führt ${listAll(names)} auf. Auch ${listAll(unwritable)} stehen dort, aber kein Leser sucht nach einem Namen mit Leerzeichen oder Schrägstrich.`,
  untouched: (names) => {
    const visibleNames = names.length <= UNTOUCHED_NAMES + 1 ? names : names.slice(0, UNTOUCHED_NAMES);
    const more = names.length - visibleNames.length;
    return `Für ${plural(names.length, 'bekannten Crawler', 'bekannte Crawler')} bleibt alles, wie es ist: ${listAll([...visibleNames, ...(more > 0 ? [`${number(more)} weitere`] : [])])}`;
  },
  crawler: (token, operator) => (operator ? `${token} · ${operator}` : token),
  statement: ({ directive, values }) =>
    `Auch ${statementNames[directive]} schreiben: ${Object.entries(values)
      .map(([label, value]) => `${label}=${value}`)
      .join(', ')}`,
  statementAbout: {
    'content-signal':
      'In jedem Abschnitt, der nicht die ganze Website sperrt. Gibt an, was mit Seiten geschehen darf. Cloudflares eigener Crawler liest die Zeile; von anderen Betreibern ist keine Zusage bekannt.',
    'content-usage':
      'In denselben Abschnitten. Ein Entwurf der IETF; bisher ist kein Crawler bekannt, der die Zeile liest.',
  },
  readAs: 'Antworten, gelesen als',
  preview: 'Was geschieht',
  working: 'Vorschau wird erstellt…',
  tooBig: (lines, most) =>
    `Die Datei hat ${plural(lines, 'Zeile', 'Zeilen')}. Bis zu ${number(most)} Zeilen lassen sich hier bearbeiten.`,
  nothing: (files) =>
    `${files === 1 ? 'Die Datei sagt' : 'Die Dateien sagen'} all das schon. Es würde sich nichts ändern.`,
  summary: (rows) => {
    const of = (...done: readonly PresetAction[]) => rows.filter((row) => done.includes(row.done)).length;
    const [written, changed, ready] = [
      of('added', 'joined'),
      of('turned', 'released', 'left', 'moved'),
      of('already'),
    ];
    const parts = [
      ...(written > 0 ? [`${number(written)} neu in der Datei`] : []),
      ...(changed > 0 ? [`${number(changed)} mit anderen Regeln als bisher`] : []),
      ...(ready > 0 ? [`${number(ready)}, für ${ready === 1 ? 'den' : 'die'} nichts zu tun ist`] : []),
    ];
    return `${plural(rows.length, 'Crawler', 'Crawler')}: ${parts.join(', ')}.`;
  },
  table: 'Ob jeder Crawler die Startseite, /, abrufen darf',
  columns: { crawler: 'Crawler', before: 'Vorher', after: 'Nachher', how: 'Wie' },
  moreRows: (count) => `${plural(count, 'weiteren Crawler', 'weitere Crawler')} zeigen`,
  lessRows: 'Weniger zeigen',
  more: (count) => `${plural(count, 'Crawler, für den', 'Crawler, für die')} nichts zu tun ist`,
  robot,
  how: ({ agent, done, line, beside }) => {
    const record =
      beside === undefined ? 'einen Abschnitt mit diesen Regeln' : `den Abschnitt für ${robot(beside)}`;
    const text = doneWords[done](line === undefined ? '' : `Zeile ${line + 1}`, record);
    const kind = crawlerWords.kind[crawlerKindOfName(agent)];
    return kind === '' ? text : `${text} (${kind})`;
  },
  cells: 'Antworten in der Tabelle',
  cellsChange: (reader) => `Antworten, die sich ändern, gelesen als ${reader}`,
  noCellChanges: (reader) => `Gelesen als ${reader}, ändert sich keine Antwort der Tabelle.`,
  noCells: 'Die Tabelle hat noch keine URLs, darum gibt es keine Antworten zu vergleichen.',
  counting: 'Antworten werden verglichen…',
  cellColumns: { url: 'URL', agents: 'User-Agents', before: 'Vorher', after: 'Nachher' },
  moreCells: (count) => `Und ${number(count)} weitere.`,
  notes: 'Gut zu wissen',
  hint: (hint) => hints[hint],
  missed: (agents, readers) =>
    `Gelesen als ${listAll(readers)}, ist die Antwort für ${listAll(agents.map(robot))} anders als gewünscht.`,
  /** `read`: the names as these readers read them. */
  cutShort: (agents, readers, read) =>
    `${listAll(readers)} ${readers.length === 1 ? 'findet' : 'finden'} den Abschnitt für ${listAll(agents)} nicht, weil ${readers.length === 1 ? 'dieser Leser' : 'diese Leser'} einen Namen nur bis zur ersten Ziffer oder zum ersten Sonderzeichen ${readers.length === 1 ? 'liest' : 'lesen'}: ${listAll(read.map((text) => `„${text}“`))}.`,
  met: (agents, { url, urls }, readers) =>
    `Gelesen als ${listAll(readers)}, ändert sich auch die Antwort für ${someRobots(agents)} bei ${url}${andMoreUrls(urls - 1)}. Das ist nicht beabsichtigt.`,
  unwatchedNotes: (count) => `${plural(count, 'Hinweis', 'Hinweise')} zu Lesern, die nicht beobachtet werden`,
  heeds: (agents, heed) => `${listAll(agents)}: ${heedWords[heed]}.`,
  exceptions: (lines) => {
    const named = listAll(lines.map((line) => String(line + 1)));
    return lines.length === 1
      ? `Zeile ${named} des neuen Textes sperrt weiterhin einzelne Pfade.`
      : `Die Zeilen ${named} des neuen Textes sperren weiterhin einzelne Pfade.`;
  },
  apply: 'Diese Regeln schreiben',
  applyLines: (added, removed) =>
    [
      ...(added > 0 ? [`${plural(added, 'Zeile', 'Zeilen')} dazu`] : []),
      ...(removed > 0 ? [`${plural(removed, 'Zeile', 'Zeilen')} weg`] : []),
    ].join(', '),
  cancel: 'Abbrechen',
  undo: 'Das lässt sich rückgängig machen.',
  done: (name, files) =>
    [
      `Regeln geschrieben: ${name}.`,
      ...(files.length > 1 ? [`Geänderte Dateien: ${listAll(files)}.`] : []),
      ...(files.includes('/_headers')
        ? ['Liest der Server _headers nicht: diese Datei öffnen und „Für den Server kopieren“ wählen.']
        : []),
    ].join(' '),
} satisfies Translated<typeof english.presetWords>;

const remarkWords: {
  readonly [Code in CarrierRemark['code']]: (remark: Extract<CarrierRemark, { code: Code }>) => string;
} = {
  unreadable: ({ line }) =>
    `Die Datei lässt sich nicht lesen (Zeile ${line + 1}), darum wird nichts geschrieben. Zuerst die Datei korrigieren.`,
  'unreadable-header': ({ line, name }) =>
    `Zeile ${line + 1}: ${name} lässt sich nicht lesen und bleibt, wie es ist.`,
  exception: ({ line, about }) => `Zeile ${line + 1} sagt für ${about} etwas anderes und bleibt.`,
  terms: ({ line, words }) =>
    `Zeile ${line + 1} bietet eine Lizenz mit Bedingungen an (${words}) und bleibt.`,
  'no-excerpt': ({ line }) =>
    `Zeile ${line + 1}: nosnippet entfernt auch den Textauszug in gewöhnlichen Suchergebnissen. Kein Header trennt beides.`,
};

const linesOf = (refs: readonly FieldRef[]) =>
  listAll(refs.map(({ path, line }) => `Zeile ${line + 1} von ${path}`));

export const presetCarrierWords = {
  heading: 'Auch schreiben in',
  carrier: {
    tdmrep: 'tdmrep.json',
    'response-headers': 'Antwort-Header (_headers)',
    rsl: 'Lizenz (license.xml)',
    document: 'Metas in Dokumenten',
  },
  place: (path, isThere) => (isThere ? `Ändert ${path}.` : `Fügt der Website ${path} hinzu.`),
  inDocuments: (paths) =>
    `Schreibt ein Meta tdm-reservation in ${paths.length === 1 ? paths[0]! : plural(paths.length, 'Dokument', 'Dokumente')}.`,
  file: (path, isNew) => (isNew ? `Neue Datei: ${path}` : `Änderungen in ${path}`),
  unchanged: 'In dieser Datei ändert sich nichts.',
  remark: (remark) => remarkWords[remark.code](remark as never),
  outcomes: 'Was alle Dateien dann jedem anderen Crawler über / sagen',
  outcome: ({ purpose, wish, before, after, by }) => {
    const { answers, purposes } = aiUseWords;
    const lines = by.length > 0 ? ` (${linesOf(by)})` : '';
    return wish === undefined
      ? `${purposes[purpose]}: ändert sich von „${answers[before]}“ zu „${answers[after]}“${lines}.`
      : wish === 'open'
        ? `${purposes[purpose]}: weiterhin „${answers[after]}“${lines}.`
        : `${purposes[purpose]}: „${answers[after]}“ statt „${answers[wish]}“${lines}.`;
  },
} satisfies Translated<typeof english.presetCarrierWords>;
