// The page about the robots processing instruction.
import type * as english from '../../en/learn/robots-pi.ts';
import type { Translated } from '../../language.ts';

export const robotsPiText: Translated<typeof english.robotsPiText> = {
  slug: 'robots-pi',
  title: 'Robots-Anweisung für XML',
  short: 'Robots PI',
  summary:
    'Eine Verarbeitungsanweisung von 1999, mit der ein XML-Dokument selbst sagt, ob es indexiert und seinen Links gefolgt werden soll.',
  facts: [
    ['Was', '„A Robots Processing Instruction for XML Documents“, von Walter Underwood von Infoseek.'],
    ['Wann', '6. Oktober 1999, als Entwurf vom 2. Dezember 1999.'],
    ['Stand', 'Ein Entwurf seines Verfassers; heute ist kein Robot bekannt, der verspricht, sie zu lesen.'],
    ['Wo', 'Im Dokument selbst, vor jedem Text oder Link: `<?robots index="no" follow="yes"?>`.'],
  ],
  lead: [
    'Wer schreibt, kann oft nicht die `/robots.txt` eines Servers ändern, aber immer das eigene Dokument. HTML hat dafür ein META-Tag; diese Anweisung ist dasselbe für XML, mit denselben zwei Angaben und nicht mehr.',
    'Befolgt wird sie von dem, was das Dokument als XML liest. Wo dasselbe Dokument als HTML gelesen wird, zählt das META-Tag. Ein Dokument, das beide hat, muss in beiden dasselbe sagen.',
  ],
};

export const robotsPiWords: Translated<typeof english.robotsPiWords> = {
  forms: {
    title: 'Die vier Formen',
    about:
      'Es gibt genau vier gültige Formen. Leerraum zwischen den Teilen darf von jeder Länge und Art sein; alles andere muss sein wie hier. Jede andere Form meldet ein Robot und befolgt sie nicht.',
    caption: 'Die vier gültigen Formen, wie sie gelesen werden',
    written: 'Geschrieben',
    index: 'Index',
    follow: 'Folgen',
  },
  try: {
    title: 'Ausprobieren',
    label: 'Eine Robots-Anweisung',
    begin: '<?robots index="no" follow="yes"?>',
  },
  example: {
    title: 'Das Beispiel',
    about: [
      'Eine Liste von Schlagzeilen, die selbst nicht gefunden werden muss, die Meldungen hinter ihren Links aber schon. Hier sind die Elemente geschlossen; der Entwurf druckt nur den Anfang.',
    ],
    open: 'Eine Website damit im Editor öffnen',
  },
  program: {
    title: 'Für Programme',
    about: [
      'Der Entwurf bot eine Java-Klasse für Parser nach SAX an. Auch die Bibliothek dieses Editors hat eine: `RobotsHandler`, dem man die Ereignisse eines Parsers übergibt und den man um eigene Handler erweitern kann. Mit dem Parser saxes:',
      'Parser wie saxes liefern den Dokumenttyp als ein Stück und melden keine Anweisungen in seiner internen Teilmenge. Der Scanner dieses Editors sieht dort nach.',
    ],
    codeTitle: 'Das Programm',
    code: `// saxes liest, RobotsHandler merkt sich die Anweisungen
const handler = new RobotsHandler('https://www.example.com/headlines.xml');
const parser = new SaxesParser();
parser.on('processinginstruction', ({ target, body }) =>
  handler.processingInstruction(target, body));
parser.on('text', (text) => text.trim() && handler.startContent());
handler.startDocument();
parser.write(xml).close();
if (handler.shouldIndex()) index(xml);
if (handler.shouldFollow()) follow(xml);
for (const { url, fault } of handler.problems) report(url, fault);`,
  },
};

export const robotsPiQuestions: typeof english.robotsPiQuestions = [
  {
    id: 'I1',
    says: 'Die Formen sind gültig „ignoring differences in white space“.',
    problem: 'Die Grammatik hat keinen Leerraum vor `?>`.',
    reading:
      'Die Grammatik zählt: Ein Leerzeichen an dieser Stelle macht die Anweisung ungültig. Das Formular bietet an, es zu löschen.',
  },
  {
    id: 'I2',
    says: 'Die Anweisung soll in der internen Teilmenge stehen.',
    problem: 'Das Beispiel setzt sie in den Prolog und hat gar keinen Dokumenttyp.',
    reading:
      'Beides sind gute Stellen. Dem Satz geht es um die externe Teilmenge, die vielleicht nicht gesehen wird.',
  },
  {
    id: 'I3',
    says: 'Sie soll vor jedem Text oder Link kommen.',
    problem: 'Der Text sagt nicht, was gilt, wenn sie später kommt.',
    reading:
      'Sie wird befolgt, mit einer Warnung: Ein Robot, der fortlaufend liest, hat schon genutzt, was davor kam.',
  },
  {
    id: 'I4',
    says: 'Ein Robot befolgt die Anweisung, die zum benutzten Parser passt.',
    problem: 'Für HTML, das auch XML ist, kommen beide Parser in Frage.',
    reading: 'Sie wählen. Zunächst wird `.html` und `.htm` als HTML gelesen, alles andere als XML.',
  },
  {
    id: 'I5',
    says: 'Das Beispiel hat Links mit dem Präfix `xlink`.',
    problem:
      'Dafür ist kein Namensraum deklariert, und Elemente bleiben offen: Ein XML-Parser würde abbrechen.',
    reading: 'Dokumente werden gelesen, so weit es geht, und was nicht wohlgeformt ist, wird gesagt.',
  },
  {
    id: 'I6',
    says: 'Von mehreren Anweisungen wird die erste gültige befolgt.',
    problem: 'Eine ungültige daneben: Ist sie trotzdem zu melden?',
    reading: 'Ja, als ungültig. Die gültige wird befolgt, wo immer sie steht.',
  },
  {
    id: 'I7',
    says: 'Die Anweisung darf nicht in einer Parameter-Entität stehen.',
    problem: 'Auch eine interne allgemeine Entität kann eine enthalten, und nicht alle Robots sehen hinein.',
    reading: 'Dort zählt sie als nicht vorhanden, mit einer Warnung.',
  },
];
