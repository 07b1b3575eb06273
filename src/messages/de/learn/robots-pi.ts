// The page about the robots processing instruction.
import type * as english from '../../en/learn/robots-pi.ts';
import type { Translated } from '../../language.ts';

export const robotsPiText = {
  slug: 'robots-pi',
  title: 'Robots-Anweisung für XML',
  short: 'Robots PI',
  summary:
    'Eine Verarbeitungsanweisung von 1999, mit der ein XML-Dokument selbst sagt, ob es indexiert und seinen Links gefolgt werden soll.',
  facts: [
    ['Was', '„A Robots Processing Instruction for XML Documents“, von Walter Underwood von Infoseek.'],
    ['Wann', '6. Oktober 1999, als Entwurf vom 2. Dezember 1999.'],
    ['Stand', 'Ein Entwurf seines Verfassers. Kein heute bekannter Robot sagt zu, sie zu lesen.'],
    ['Wo', 'Im Dokument selbst, vor jedem Text oder Link: `<?robots index="no" follow="yes"?>`.'],
  ],
  lead: [
    'Autoren können die `/robots.txt` eines Servers oft nicht ändern, ihre eigenen Dokumente aber immer. HTML hat dafür ein META-Tag; diese Anweisung ist das Gegenstück für XML, mit denselben zwei Angaben und nicht mehr.',
    'Robots, die das Dokument als XML lesen, befolgen die Anweisung. Robots, die es als HTML lesen, befolgen das META-Tag. Hat ein Dokument beide, müssen sie dasselbe sagen.',
  ],
} satisfies Translated<typeof english.robotsPiText>;

export const robotsPiWords = {
  forms: {
    title: 'Die vier Formen',
    about:
      'Es gibt genau vier gültige Formen. Leerraum zwischen den Teilen darf von jeder Länge und Art sein; alles andere muss sein wie hier. Ein Robot meldet jede andere Form und befolgt sie nicht.',
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
      'Eine Liste von Schlagzeilen, die selbst nicht indexiert werden soll, die verlinkten Meldungen aber schon. Hier sind die Elemente geschlossen; der Entwurf druckt nur den Anfang.',
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
} satisfies Translated<typeof english.robotsPiWords>;

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
      'Beides sind gute Stellen. Der Satz betrifft die externe Teilmenge, die ein Robot vielleicht nicht liest.',
  },
  {
    id: 'I3',
    says: 'Sie soll vor jedem Text oder Link stehen.',
    problem: 'Der Entwurf sagt nicht, was gilt, wenn sie später steht.',
    reading:
      'Sie wird befolgt, mit einer Warnung: Ein Robot, der fortlaufend liest, hat schon verwendet, was davor steht.',
  },
  {
    id: 'I4',
    says: 'Ein Robot befolgt die Anweisung, die zum benutzten Parser passt.',
    problem: 'Für HTML, das auch XML ist, kommen beide Parser in Frage.',
    reading: 'Sie wählen. Standardmäßig werden `.html` und `.htm` als HTML gelesen, alles andere als XML.',
  },
  {
    id: 'I5',
    says: 'Das Beispiel hat Links mit dem Präfix `xlink`.',
    problem:
      'Dafür ist kein Namensraum deklariert, und Elemente bleiben offen: Ein XML-Parser würde abbrechen.',
    reading: 'Dokumente werden gelesen, so weit es geht, und was nicht wohlgeformt ist, wird gemeldet.',
  },
  {
    id: 'I6',
    says: 'Von mehreren Anweisungen wird die erste gültige befolgt.',
    problem: 'Muss eine ungültige daneben trotzdem gemeldet werden?',
    reading: 'Ja, als ungültig. Die gültige wird befolgt, wo immer sie steht.',
  },
  {
    id: 'I7',
    says: 'Die Anweisung darf nicht in einer Parameter-Entität stehen.',
    problem:
      'Auch eine interne allgemeine Entität kann eine enthalten, und nicht alle Robots lesen sie dort.',
    reading: 'Dort zählt sie als nicht vorhanden, mit einer Warnung.',
  },
];
