// The findings of documents: one row per code, and what their fixes do.
import type { UnusedDirective } from '../../../core/catalogue/robots-tag-directives.ts';
import type { ValuesOf } from '../../../core/diagnostics/define-checks.ts';
import type { PiKinds } from '../../../core/formats/robots-pi/diagnostics/inspector.ts';
import type * as english from '../../en/diagnostics/robots-pi.ts';
import { findingText as row } from '../../finding-words.ts';
import type { Translated } from '../../language.ts';
import { listAll } from '../counts.ts';
import { faultWords } from '../steps.ts';

/** Why an XML parser stops. */
export const xmlProblemWords: typeof english.xmlProblemWords = {
  unterminated: 'Das wird nie geschlossen',
  'stray-character': 'Dieses Zeichen darf hier nicht stehen',
  'missing-space': 'Hier fehlt ein Leerzeichen',
  'missing-quotes': 'Ein Wert steht ohne Anführungszeichen',
  'missing-value': 'Ein Attribut hat keinen Wert',
  'bad-name': 'Das ist kein Name',
  'bad-reference': 'Ein Und-Zeichen (&) leitet keinen Verweis ein',
  'unknown-entity': 'Keine Deklaration sagt, wofür diese Entität steht',
  'bad-character': 'XML lässt dieses Zeichen nicht zu',
  'bad-declaration': 'Die XML-Deklaration ist nicht so geschrieben, wie sie sein muss',
  'bad-doctype': 'Das darf in einem Dokumenttyp hier nicht stehen',
  'declaration-not-first': 'Eine XML-Deklaration darf nur ganz am Anfang stehen',
  'double-hyphen': 'Zwei Bindestriche stehen in einem Kommentar',
  'duplicate-attribute': 'Ein Attribut steht hier zweimal',
  'less-than': 'Ein Wert enthält ein Kleiner-als-Zeichen',
  'no-root': 'Das Dokument hat kein Element',
  'outside-root': 'Das steht außerhalb des einen Wurzelelements',
  'section-end': ']]> steht im Text',
  unclosed: 'Dieses Element wird nie geschlossen',
  'wrong-end-tag': 'Das schließt kein offenes Element',
};

const TAKEN_AS_ABSENT =
  'Ein Crawler, der keine Anweisung findet, darf das Dokument in den Index aufnehmen und seinen Links folgen.';
const OWN_KIND = 'Jeder Parser befolgt nur seine eigene Art; die andere ist kein Ersatz.';

export const directiveTexts = {
  unknown: row(
    'Unbekannte Anweisung',
    ({ written, nearest }: ValuesOf<PiKinds['META-UNKNOWN']>) =>
      nearest
        ? `Kein Betreiber dokumentiert ${written}; vielleicht ist ${nearest} gemeint.`
        : `Kein Betreiber dokumentiert ${written}.`,
    'Crawler übergehen Anweisungen, die sie nicht kennen.',
  ),
  date: row(
    'Unlesbares Datum',
    ({ date }: ValuesOf<PiKinds['META-DATE']>) =>
      date ? `${date} ist kein Datum, das Google lesen kann.` : 'Dieser Anweisung fehlt das Datum.',
    'Google liest RFC 822, RFC 850 und ISO 8601, zum Beispiel 2027-01-31, und übergeht anderes.',
  ),
  proposal: row(
    'Anweisung, die kein Crawler dokumentiert',
    ({ name, operator }: ValuesOf<PiKinds['META-PROPOSAL']>) =>
      `${name} ist ein Vorschlag von ${operator}. Kein Betreiber eines Crawlers dokumentiert, dass er ihn befolgt.`,
    'Das sagt, was gewünscht ist. Wirksam sind Regeln für KI-Crawler in der robots.txt oder Anweisungen, die Crawler befolgen.',
  ),
  unused: row(
    'Anweisung ohne Wirkung',
    ({ name, unusedBy, usedBy }: UnusedDirective) =>
      usedBy.length === 0
        ? `${listAll(unusedBy)} verwendet ${name} nach eigenen Angaben nicht.`
        : `${listAll(unusedBy)} verwendet ${name} nach eigenen Angaben nicht. Es gilt für ${listAll(usedBy)}.`,
    'Betreiber haben diese Anweisung aufgegeben oder nie verwendet. Sie schadet nicht und ändert für deren Crawler nichts.',
  ),
};

export const piFindingWords = {
  P001: row(
    'Keine Robots-Anweisung',
    ({ parser }) =>
      parser === 'html'
        ? 'Das Dokument hat kein Robots-META-Tag: Es darf in den Index, und seinen Links darf gefolgt werden.'
        : 'Das Dokument hat keine Robots-Anweisung: Es darf in den Index, und seinen Links darf gefolgt werden.',
    'Ist es so gemeint, ist keine Anweisung nötig; eine Anweisung zeigt, dass es so gemeint ist.',
  ),
  P002: row(
    'Robots-Anweisung ungültig',
    ({ fault }) => `Diese Robots-Anweisung ist nicht gültig, denn ${faultWords[fault]}.`,
    'Es gibt vier gültige Formen. Jede andere meldet ein Crawler und befolgt sie nicht.',
  ),
  P003: row(
    'Einzige Anweisung ungültig',
    ({ count }) =>
      count === 1
        ? 'Die einzige Robots-Anweisung ist nicht gültig: Das Dokument kommt in den Index, und seinen Links wird gefolgt.'
        : `Keine der ${count} Robots-Anweisungen ist gültig: Das Dokument kommt in den Index, und seinen Links wird gefolgt.`,
    'Ohne gültige Anweisung verhalten sich Crawler, als gäbe es keine.',
  ),
  P004: row(
    'Mehrere Robots-Anweisungen',
    ({ count }) => `Das Dokument hat ${count} Robots-Anweisungen; es sollte nur eine haben.`,
    'Befolgt wird die erste gültige, gleich, wo die anderen stehen.',
  ),
  P005: row(
    'Widerspruch zu einer früheren Anweisung',
    () => 'Diese Robots-Anweisung widerspricht einer früheren und wird nicht befolgt.',
    'Nur die erste gültige zählt.',
  ),
  P006: row(
    'Anweisung kommt spät',
    () => 'Die Robots-Anweisung kommt erst nach Text oder Links.',
    'Ein Crawler, der das Dokument schon beim Lesen auswertet, hat sie dann bereits verwendet. Die Anweisung gehört in den Prolog, vor das erste Element.',
  ),
  P007: row(
    'Name in Großbuchstaben',
    ({ target }) => `Diese Anweisung ist für „${target}“; Crawler suchen nach „robots“.`,
    'XML unterscheidet Groß- und Kleinbuchstaben. Die Anweisung wird nicht gelesen.',
  ),
  P008: row(
    'Anweisung in einem Kommentar',
    ({ where }) =>
      `Das ist keine Robots-Anweisung: Es steht in ${where === 'cdata' ? 'einem CDATA-Abschnitt, und der ist Text' : 'einem Kommentar'}.`,
    TAKEN_AS_ABSENT,
  ),
  P009: row(
    'Anweisung in einer Entität',
    () => 'Diese Robots-Anweisung steht im Wert einer Entität.',
    'Crawler, deren XML-Parser nicht validiert, sehen sie vielleicht nicht; Gatepost behandelt sie als nicht vorhanden.',
  ),
  P011: row(
    'Anweisung und META-Tag weichen ab',
    () => 'Die Robots-Anweisung und das Robots-META-Tag sagen nicht dasselbe.',
    'XML-Parser befolgen die Anweisung, HTML-Parser das META-Tag. Beide müssen dasselbe sagen.',
  ),
  P012: row(
    'META-Tag ohne Anweisung',
    () =>
      'XML-Parser befolgen dieses Robots-META-Tag nicht, und keine gültige Robots-Anweisung sagt dasselbe.',
    OWN_KIND,
  ),
  P013: row(
    'Anweisung ohne META-Tag',
    () => 'HTML-Parser lesen diese Robots-Anweisung nicht, und kein Robots-META-Tag sagt dasselbe.',
    OWN_KIND,
  ),
  P014: row(
    'Anweisung nicht geschlossen',
    () => 'Diese Robots-Anweisung wird nirgends mit ?> geschlossen.',
    'Der Rest des Dokuments wird Teil davon.',
  ),
  P015: row(
    'Etwas steht vor der XML-Deklaration',
    () => 'Vor der XML-Deklaration steht etwas.',
    'Sie muss am Anfang stehen. Ein XML-Parser bricht hier ab.',
  ),
  P016: row(
    'XML nicht wohlgeformt',
    ({ problem }) => `Das Dokument ist kein wohlgeformtes XML: ${xmlProblemWords[problem]}.`,
    'Ein XML-Parser bricht hier ab. Robots-Anweisungen werden gelesen, soweit sie sich finden lassen.',
  ),
  P017: row(
    'Anweisung außerhalb des Dokuments',
    () => 'Diese Robots-Anweisung steht in einer Dokumenttyp-Definition, nicht in einem Dokument.',
    'Crawler, die nicht validieren, lesen sie vielleicht nie. Die Anweisung gehört in jedes Dokument, vor seinen Inhalt.',
  ),
  'META-UNKNOWN': directiveTexts.unknown,
  'META-CRAWLER-IN-CONTENT': row(
    'Crawler im Inhalt genannt',
    ({ agent, directive }) =>
      `Ein META-Tag nennt seinen Crawler im Namen: <meta name="${agent}" content="${directive}">.`,
    'Nur der Header X-Robots-Tag hat Namen von Crawlern in seinem Wert. Crawler übergehen diese Anweisung.',
  ),
  'META-VALUE': row(
    'Ungültiger Wert',
    ({ written, form, name }) =>
      form === 'none'
        ? `${name} hat keinen Wert; hier steht ${written}.`
        : form === 'limit'
          ? `${written} ist nicht gültig: ${name} braucht eine ganze Zahl, mindestens -1.`
          : `${written} ist nicht gültig: ${name} braucht none, standard oder large.`,
    'Crawler übergehen eine Anweisung, deren Wert sie nicht lesen können.',
  ),
  'META-DATE': directiveTexts.date,
  'META-PROPOSAL': directiveTexts.proposal,
  'META-UNUSED': directiveTexts.unused,
  'META-CONTRADICTION': row(
    'Widersprüchliche Anweisungen',
    ({ name, other }) => `${name} widerspricht ${other}, das für denselben Crawler gilt.`,
    'Google befolgt die strengere, Yandex die erlaubende Anweisung.',
  ),
  'META-IN-BODY': row(
    'META-Tag außerhalb des Kopfs',
    ({ name }) => `Dieses META-Tag ${name} steht nach dem Kopf des Dokuments.`,
    'Google verlangt es im Kopf. Was Crawler mit einem im Rumpf tun, dokumentiert kein Betreiber.',
  ),
  'META-TDM-VALUE': row(
    'Vorbehalt ist weder 0 noch 1',
    ({ value }) => (value ? `${value} ist kein Wert eines Vorbehalts.` : 'Dieser Vorbehalt hat keinen Wert.'),
    'Nur 1 (vorbehalten) und 0 (nicht vorbehalten) sind definiert. Mit einem anderen Wert ist nichts gesagt.',
  ),
  'META-TDM-POLICY': row(
    'Bedingungen ohne Vorbehalt',
    ({ name }) => `Das Dokument nennt Bedingungen für Text und Data Mining, hat aber kein META-Tag ${name}.`,
    'Bedingungen zählen nur, wo die Rechte vorbehalten sind.',
  ),
} satisfies Translated<typeof english.piFindingWords>;

export const piFixWords = {
  'insert-pi': ({ text }) => `${text} einfügen`,
  'rewrite-pi': ({ text }) => `${text} schreiben`,
  'remove-other-pis': () => 'Die anderen löschen',
  'remove-pi': () => 'Löschen',
  'move-to-prolog': () => 'In den Prolog hinauf verschieben',
  'lower-target': () => '„robots“ kleinschreiben',
  'move-out': ({ text }) =>
    text ? `Hinaus in den Prolog verschieben, als ${text}` : 'Hinaus in den Prolog verschieben',
  'copy-pi-to-meta': () => 'Anweisung in das META-Tag kopieren',
  'copy-meta-to-pi': ({ text }) => `META-Tag in die Anweisung kopieren: ${text}`,
  'insert-meta': () => 'Entsprechendes META-Tag einfügen',
  'close-pi': () => '?> einfügen',
  'declaration-first': () => 'Deklaration an den Anfang verschieben',
  'meta-use': ({ text }) => `${text} verwenden`,
  'meta-guess': ({ text }) => `${text} verwenden`,
  'meta-to-head': () => 'In den Kopf verschieben',
  'meta-reserve': ({ name }) => `${name} mit dem Wert 1 einfügen`,
  'meta-name': ({ name }) => `Als Namen ${name} verwenden`,
} satisfies Translated<typeof english.piFixWords>;
