// The findings of conventional rules about paths: one row per code of a finding or a fix.
import type { FindingValue, FindingValues } from '../../../core/diagnostics/finding.ts';
import { shortenMiddle } from '../../../core/text/shorten-text.ts';
import type * as english from '../../en/diagnostics/rep-paths.ts';
import { type FindingText, type FixText, findingText } from '../../finding-words.ts';
import type { Translated } from '../../language.ts';
import { listAll, number } from '../counts.ts';
import { readerById } from '../readers.ts';
import { answerWords } from '../steps.ts';

/** A word of the file; a long one is cut in its middle: long paths often differ only at their ends. */
const short = (text: string) => shortenMiddle(text, 60, 34, 25);

const shortValue = (value: FindingValue): FindingValue => {
  if (typeof value === 'string') return short(value);
  return Array.isArray(value) ? value.map(shortValue) : value;
};

/** A row that shortens long words. */
const row = <Values extends FindingValues>(
  title: string,
  message: (values: Values) => string,
  why: string,
): FindingText<Values> =>
  findingText(
    title,
    (values) => {
      const entries = Object.entries(values).map(([name, value]) => [name, shortValue(value)] as const);
      return message(Object.fromEntries(entries) as Values);
    },
    why,
  );

const ruleName = (effect: string) => (effect === 'allow' ? 'Allow' : 'Disallow');
const FROM_THE_ROOT =
  'Pfade werden mit dem Anfang des Pfads einer URL verglichen, und der ist ein Schrägstrich.';
const EMPTY =
  'Eine Regel ohne Pfad übergehen die meisten Leser. Pythons urllib bis 3.12.1 hält sie für ein Allow für alles, was keine Regel darüber entscheidet.';

const because = (line: number | undefined) =>
  line === undefined ? 'keine Regel entscheidet' : `Zeile ${line} entscheidet`;

/** More lines of the same kind: their numbers, or their count. */
const alsoIn = (count: number, lines: readonly number[]) => {
  if (lines.length < 2) return '';
  if (count > lines.length) return `, wie in ${number(count - 1)} weiteren Zeilen`;
  return `, wie in ${lines.length === 2 ? 'Zeile' : 'den Zeilen'} ${listAll(lines.slice(1).map(String))}`;
};

export const repPathFindingWords = {
  R040: row(
    'Pfad ohne Schrägstrich',
    ({ path, decoders }) =>
      `${path} beginnt nicht mit einem Schrägstrich; deshalb kann diese Regel nie passen${decoders.length === 0 ? '' : ` (außer wo %2F dekodiert wird, wie bei ${listAll(decoders.map(readerById))})`}.`,
    `${FROM_THE_ROOT} Leser, die Platzhalter kennen, nehmen auch einen Stern am Anfang an; für die von 1996 ist er ein gewöhnliches Zeichen.`,
  ),
  R041: row(
    'Disallow ohne Pfad',
    () => 'Ein Disallow ohne Pfad verbietet nichts, und dieser Abschnitt hat andere Regeln.',
    `${EMPTY} Für alle anderen Leser ist ein Disallow ohne Pfad nur als einzige Regel eines Abschnitts sinnvoll.`,
  ),
  R042: row('Allow ohne Pfad', () => 'Ein Allow ohne Pfad erlaubt nichts.', EMPTY),
  R043: row(
    'Vollständige URL als Pfad',
    ({ url, path }) =>
      `${url} ist eine vollständige URL: In Regeln stehen Pfade dieser Website, hier ${path}.`,
    `${FROM_THE_ROOT} Eine Datei gilt für ein Schema, einen Host und einen Port: die, von denen sie kommt.`,
  ),
  R044: row(
    'Regel über eine Regeldatei',
    ({ path, file, isOwn }) =>
      isOwn
        ? `${path === file ? path : `${path} (${file})`} ist diese Datei selbst, die Crawler immer abrufen.`
        : `${path === file ? path : `${path} (${file})`} ist eine andere Regeldatei, die Crawler immer abrufen.`,
    'Gleich, was die Regeln sagen: Eine solche Datei darf abgerufen werden und in den Regeln nicht vorkommen.',
  ),
  R045: row(
    'Regel hinter einer umfassenderen',
    ({ path, line, by }) =>
      `Zeile ${line} (${by}) passt auch auf ${path}, und bei einigen Lesern entscheidet der erste Treffer.`,
    'Leser des Standards von 1996 nehmen die erste Regel, die passt; RFC 9309 und Google nehmen die längste. Stehen längere Pfade zuerst, stimmen alle überein.',
  ),
  R047: row(
    'Regel zweimal',
    ({ path, line }) => `In Zeile ${line} steht dieselbe Regel für ${path} schon.`,
    'Von zwei gleichen Regeln eines Abschnitts entscheidet die zweite nie.',
  ),
  R048: row(
    'Allow und Disallow desselben Pfads',
    ({ path, line, effect }) =>
      `${ruleName(effect)} ${path} steht gegen Zeile ${line}, ein ${effect === 'allow' ? 'Disallow' : 'Allow'} desselben Pfads.`,
    'Für die Leser von 1996 zählt die erste von beiden, für die heutigen das Allow. Eine von beiden sagt also nichts.',
  ),
  R049: row(
    'Platzhalter, den alte Leser nicht kennen',
    ({ path, sign }) =>
      `In ${path} ist ${sign} für RFC 9309 und Suchmaschinen ein Platzhalter, für einige ältere Leser aber nicht.`,
    'Crawler von heute verstehen * und $: Auf den meisten Websites ist nichts zu tun. Die ersten Entwürfe und Pythons urllib vor 3.13.14 und 3.14.5 kennen keine Platzhalter: Für sie passt eine solche Regel nur auf eine URL, in der genau dieses Zeichen steht, und das hat kaum eine.',
  ),
  R050: row(
    'Dollarzeichen nicht am Ende',
    ({ path }) =>
      `In ${path} steht $ nicht am Ende und ist deshalb ein Dollarzeichen, ein Zeichen wie jedes andere.`,
    'Nur ein $ am Ende eines Pfads verlangt das Ende der URL. Als %24 geschrieben ist es auch für RFC 9309 ein Dollarzeichen, aber Google findet dann nur URLs, in denen %24 steht. Pythons urllib seit 3.13.14 und 3.14.5 übergeht Regeln mit einem $ mitten im Pfad.',
  ),
  R051: row(
    'Stern am Ende',
    ({ path, count, lines }) =>
      `Der Stern am Ende von ${path} ändert nichts daran, worauf der Pfad passt${alsoIn(count, lines)}.`,
    'Jeder Pfad passt auf alles, was mit ihm beginnt. Der Stern macht die Regel nur länger, und das zählt, wo Allow und Disallow aufeinandertreffen.',
  ),
  R052: row(
    'Query in einem Pfad',
    ({ path, isQuery }) =>
      isQuery
        ? `${path} enthält eine Query, die Leser von 1996 nie sehen: Für sie passt die Regel auf nichts.`
        : `Die Grammatik von 1996 kennt kein ; in Pfaden wie ${path}.`,
    'Sie vergleichen den Pfad einer URL bis zum Fragezeichen. Parameter hinter einem Semikolon gehören zum Pfad, aber nicht zur gedruckten Grammatik.',
  ),
  R053: row(
    'Unvollständige Prozentkodierung',
    ({ path, sign }) =>
      `In ${path} ist ${sign} keine Prozentkodierung: Auf das Prozentzeichen müssen zwei hexadezimale Ziffern folgen.`,
    'Eine unvollständige Kodierung wird so verglichen, wie sie dasteht. Ein Prozentzeichen schreibt man %25. Leser, die Kodierungen vor dem Vergleich auflösen, vergleichen eine Regel nie mit einem Teil einer Kodierung.',
  ),
  R054: row(
    'Kodierter Schrägstrich',
    ({ path }) => `%2F in ${path} ist kein Schrägstrich zwischen Verzeichnissen; es passt nur auf %2F.`,
    'Für fast alle Leser bleibt der kodierte Schrägstrich vom Schrägstrich verschieden.',
  ),
  R055: row(
    'Unnötige Prozentkodierung',
    ({ path, escape, character }) =>
      `In ${path} steht ${escape} für ${character}; Google vergleicht es so, wie es geschrieben ist.`,
    'RFC 9309 löst Kodierungen von Buchstaben, Ziffern und - . _ ~ vor dem Vergleich auf, der Parser von Google nicht: Er findet nur URLs mit der Kodierung.',
  ),
  R057: row(
    'Pfad außerhalb der Grammatik von 1996',
    ({ path, sign }) => {
      if (path === '') return 'Die Grammatik von 1996 kennt keine Regel ohne Pfad.';
      const name = sign.trim() === '' ? 'Leerzeichen' : sign;
      return `Die Grammatik von 1996 kennt kein ${name} in Pfaden wie ${path}.`;
    },
    'Leser nehmen es trotzdem an, und die Entwürfe selbst haben ein ~ und ein leeres Disallow in ihren Beispielen.',
  ),
  R058: row(
    'Leerzeichen in einem Pfad',
    ({ path }) =>
      `In ${path} steht ein Leerzeichen: Auf URLs, in denen es als %20 geschrieben ist, passt das nicht.`,
    'Eine Zeile enthält nur einen Pfad, und URLs enthalten keine Leerzeichen. Was dahinter steht, ist vielleicht ein zweiter Pfad oder eine Anmerkung, der das Rautezeichen fehlt.',
  ),
  R059: row(
    'Pfad durch einen Kommentar abgeschnitten',
    ({ path, rest }) => `Der Pfad endet mit ${path}: ${rest} dahinter ist ein Kommentar.`,
    'Ein Rautezeichen beginnt einen Kommentar, wo immer es steht. Als Teil eines Pfads schreibt man es %23; was in einer URL darauf folgt, wird nie an die Website gesendet.',
  ),
  R060: row(
    'Ausnahmen über einer umfassenderen Regel',
    ({ path, line, denied, count }) => {
      const others = count - 1;
      return others > 0
        ? `${path} und ${others === 1 ? 'eine weitere Regel dieser Art' : `${number(others)} weitere Regeln dieser Art`} sind Ausnahmen von Disallow-Zeilen, die darunter stehen; hier ist es Zeile ${line} (${denied}).`
        : `${path} ist eine Ausnahme von Zeile ${line} darunter (${denied}).`;
    },
    'Crawler, die Allow nicht kennen, rufen auch einen solchen Pfad nicht ab: Sie rufen weniger ab, als Sie erlauben, nie mehr.',
  ),
  R061: row(
    'Pfad umfasst mehr als ein Verzeichnis',
    ({ path, example }) => `${path} umfasst auch ${example}.`,
    'Die Tabelle hat URLs in diesem Verzeichnis. Ohne den Schrägstrich am Ende passt ein Pfad auf alles, was so beginnt.',
  ),
  R062: row(
    'Ganze Website verboten',
    ({ path, isForAll }) =>
      isForAll
        ? `Disallow: ${path} verbietet allen Crawlern die ganze Website.`
        : `Disallow: ${path} verbietet Crawlern ohne eigenen Abschnitt die ganze Website.`,
    'Das ist richtig für eine Website im Aufbau oder wenn nur genannte Crawler zugelassen sind. Suchmaschinen, die es befolgen, zeigen keine Seiten der Website oder nur deren Adressen.',
  ),
  R063: row(
    'Allow für alles am Ende',
    ({ path }) => `Allow: ${path} am Ende ändert nichts: Wo keine Regel passt, ist alles erlaubt.`,
    'Keine Regel des Abschnitts ist kurz genug, um hinter ihr zurückzustehen.',
  ),
  R064: row(
    'Andere Groß- und Kleinschreibung als in den eigenen URLs',
    ({ path, text }) => `Keine der eigenen URLs beginnt mit ${path}, aber eine mit ${text}.`,
    'Groß- und Kleinbuchstaben sind in Pfaden verschiedene Zeichen.',
  ),
  R065: row(
    'Pfad nicht normalisiert',
    ({ path, tidied }) => `${path} ist nicht normalisiert: Die Normalform ist ${tidied}.`,
    'Regeln vergleichen leere Teile, . und .. wie geschrieben; Browser entfernen . und .. aber, bevor sie eine URL abrufen.',
  ),
  R066: row(
    'Fragment in einem Pfad',
    ({ url, without }) => `${url} enthält ein Fragment, das Crawler weglassen: Sie rufen ${without} ab.`,
    'Browser senden den Teil nach # nie an einen Server, und keine Regel wird damit verglichen.',
  ),
  R067: row(
    'Leser weichen ab',
    ({ url, agent, reader, answer, line, other, otherAnswer, otherLine, count }) => {
      const who = agent === '' || agent === '*' ? 'alle anderen Crawler' : agent;
      const others = count - 1;
      const more =
        others > 0
          ? ` Ebenso weichen sie bei ${others === 1 ? 'einer weiteren URL' : `${number(others)} weiteren URLs`} ab.`
          : '';
      return `Für ${who} lautet die Antwort zu ${url} bei ${readerById(reader)} ${answerWords[answer]} (${because(line)}), bei ${readerById(other)} ${answerWords[otherAnswer]} (${because(otherLine)}).${more}`;
    },
    'Beide gehören zu den Lesern, die verglichen werden. Der Vergleich zeigt, welche Lesart sie trennt und was sie einig machen würde.',
  ),
  R093: row(
    'Stern statt eines Pfads',
    ({ path }) =>
      `Disallow: ${path} verbietet für RFC 9309 und Google die ganze Website, für Leser, die keine Platzhalter kennen, nichts.`,
    'Für die Leser von 1996 ist ein Stern ein gewöhnliches Zeichen. Ein Schrägstrich verbietet die Website für jeden Leser.',
  ),
  R095: row(
    'Allow, das nichts erlaubt',
    ({ path, count }) =>
      count > 1
        ? `Die ${number(count)} Allow-Zeilen ab ${path} bewirken nichts: Diesen Crawlern ist nichts verboten.`
        : `Allow: ${path} bewirkt nichts: Diesen Crawlern ist nichts verboten.`,
    'Wo keine Regel passt, ist alles erlaubt. Ein Allow ist eine Ausnahme von einem Disallow; es verbietet den Rest nicht.',
  ),
  R096: row(
    'Regulärer Ausdruck in einem Pfad',
    ({ path, sign }) =>
      `${path} sieht wie ein regulärer Ausdruck aus (${sign}); in Pfaden haben nur * und ein $ am Ende eine besondere Bedeutung.`,
    'Ein Stern allein steht für jede Folge von Zeichen. Alles andere wird so verglichen, wie es geschrieben ist.',
  ),
  R120: row(
    'HTML-Entität in einem Pfad',
    ({ path, entity, character }) =>
      `In ${path} gilt ${entity} so, wie es dasteht: Es passt nicht auf ${character}.`,
    'Entitäten gehören zu HTML. Ein Crawler löst sie in einem Link auf, bevor er die URL abruft; darin steht also das Zeichen. Text aus dem Quelltext einer Seite enthält sie oft.',
  ),
  R098: row(
    'Ähnliche oder unsichtbare Zeichen in einem Pfad',
    ({ path, character }) => `${path} ist nicht, wonach es aussieht: Es enthält ${character}.`,
    'Zeichen, die unsichtbar sind, den Text umdrehen oder wie ein Buchstabe einer anderen Schrift aussehen, sind für einen Crawler Bytes wie alle anderen. Kopierter Text enthält sie oft.',
  ),
  R099: row(
    'Stylesheets oder Skripte verboten',
    ({ path }) =>
      `${path} verbietet Stylesheets oder Skripte, mit denen Seiten vielleicht dargestellt werden.`,
    'Suchmaschinen stellen Seiten dar wie ein Browser. Google sagt, dass es Seiten schlechter versteht, wenn CSS und JavaScript verboten sind. Für Leser, bei denen die längste Regel zählt, müssen die Allow-Zeilen mindestens so lang sein wie diese Regel.',
  ),
  R100: row(
    'Pfade, nach denen Angreifer suchen',
    ({ count, paths }) => {
      const lines = count === 1 ? 'Eine Zeile nennt' : `${number(count)} Zeilen nennen`;
      const among = count > paths.length ? ', unter anderem' : '';
      return `${lines}, wonach Angreifer suchen${among}: ${listAll(paths)}. Jeder kann diese Datei lesen.`;
    },
    'Crawler mit böser Absicht befolgen diese Datei nicht und nehmen ihre Pfade als Hinweise. Private Inhalte mit einem Passwort schützen und hier nicht nennen; wo trotzdem eine Regel nötig ist, einen kürzeren Pfad verwenden, der nicht verrät, worum es geht.',
  ),
  R102: row(
    'Regel, die nie entscheidet',
    ({ lines }) =>
      `Für Leser, die die längste Regel nehmen, zählt diese Zeile nie: Überall, wo sie passt, ${lines.length === 1 ? `geht Zeile ${lines[0]} vor` : `gehen die Zeilen ${listAll(lines.slice(0, 5).map(String))} vor`}.`,
    'Von den passenden Regeln entscheidet die mit den meisten Bytes, bei gleicher Länge Allow, dann die erste. Eine andere Zeile hat denselben Pfad, oder andere zusammen umfassen ihn ganz.',
  ),
  R101: row(
    'Pfad beginnt mit einem Stern',
    ({ path }) =>
      `${path} beginnt mit einem Stern; für Leser von 1996 fehlt damit der Schrägstrich am Anfang, und die Regel passt nie.`,
    `${FROM_THE_ROOT} RFC 9309 verwendet in seinen Beispielen Muster mit einem Stern am Anfang, obwohl seine Grammatik den Schrägstrich verlangt.`,
  ),
} satisfies Translated<typeof english.repPathFindingWords>;

const writeFix: FixText<{ readonly text: string }> = ({ text }) => `${short(text)} schreiben`;

export const repPathFixWords = {
  'write-rule-path': writeFix,
  'write-rules': ({ paths }) => `${listAll(paths.map(short))} schreiben`,
  'write-end': ({ text }) => `${short(text)} schreiben: passt nur auf URLs, die dort enden`,
  'write-literally': ({ text }) =>
    `${short(text)} schreiben, falls die Zeichen wörtlich gemeint sind, nicht als Platzhalter`,
  'write-without-query': ({ text, path }) => `${short(text)} statt ${short(path)} schreiben, für jede Query`,
  'read-with-wildcards': ({ reader }) => `Datei als ${readerById(reader)} lesen`,
  'write-escaped': ({ text }) => `Zeigen, was es ist: ${short(text)}`,
  'write-number-sign': ({ text }) => `Zum Teil des Pfads machen: ${short(text)}`,
  'set-comment-apart': () => 'Kommentar durch ein Leerzeichen absetzen',
  'split-rule': ({ path, paths }) =>
    `Statt ${short(path)} ${number(paths.length)} Regeln schreiben, für ${listAll(paths.map(short))}`,
  'comment-rest': ({ text, path }) =>
    `${short(text)} statt ${short(path)} schreiben; der Rest wird zum Kommentar`,
  'delete-rule': ({ line, path }) =>
    path === undefined ? `Zeile ${line} löschen` : `Zeile ${line} löschen, die Regel für ${short(path)}`,
  'forbid-nothing': () => 'Disallow ohne Pfad schreiben, das nichts verbietet',
  'move-rule-above': ({ line }) => `Über Zeile ${line} verschieben`,
  'sort-record': () => 'Regeln dieses Abschnitts so sortieren, dass alle Leser übereinstimmen',
  'empty-disallow': () => 'Website erlauben: Disallow ohne Pfad schreiben',
  'close-the-rest': () => 'Den Rest verbieten: Disallow: / hinzufügen',
  'allow-resources': ({ paths }) => `${listAll(paths.map(short))} erlauben`,
  'remove-stars': ({ count }) =>
    `Die Sterne am Ende von ${number(count)} Pfaden entfernen, sodass sie auch für Leser ohne Platzhalter passen`,
  'show-lines': ({ count }) => (count === 1 ? 'Zeile zeigen' : `Die ${number(count)} Zeilen zeigen`),
  'write-url': ({ url }) => `${short(url)} in die Tabelle schreiben`,
  'compare-readers': ({ reader, other }) => `${readerById(reader)} und ${readerById(other)} vergleichen`,
} satisfies Translated<typeof english.repPathFixWords>;
