// German for the steps of a verdict about a document (robots PI, 1999). One function per code.
import type { HiddenPi } from '../../core/dialects/robots-pi/hidden.ts';
import type { SaidParams } from '../../core/dialects/robots-pi/step.ts';
import type * as english from '../en/document-steps.ts';
import type { Told } from '../language.ts';
import { number } from './words/counts.ts';

/** Why an instruction is not legal, as a main clause; stands behind „denn“ or a colon. */
export const faultWords: Told<typeof english.faultWords> = {
  empty: 'sie sagt nichts',
  garbage: 'es steht anderes darin als index und follow',
  'single-quotes': 'die Anführungszeichen müssen doppelt sein',
  unquoted: 'die Werte müssen in doppelten Anführungszeichen stehen',
  'space-around-equals': 'um ein Gleichheitszeichen darf kein Leerzeichen stehen',
  'name-case': 'index und follow werden kleingeschrieben',
  'unknown-attribute': 'nur index und follow dürfen darin stehen',
  'duplicate-attribute': 'index oder follow steht zweimal darin',
  'missing-index': 'index fehlt',
  'missing-follow': 'follow fehlt',
  order: 'index muss zuerst kommen',
  'value-case': 'yes und no werden kleingeschrieben',
  'bad-value': 'ein Wert muss yes oder no sein',
  'missing-space': 'zwischen index und follow fehlt ein Leerzeichen',
  'trailing-space': 'vor ihrem Ende darf kein Leerzeichen stehen',
};

const hiddenIn = {
  comment: 'in einem Kommentar',
  cdata: 'in einem CDATA-Abschnitt, der Text ist',
  entity: 'im Wert einer Entität, in den viele Robots nicht hineinsehen',
} as const satisfies Record<HiddenPi['where'], string>;

const parserNames = { xml: 'einem XML-Parser', html: 'einem HTML-Parser' } as const;

/** What a pair asks for. */
function directivesInWords({ index, follow }: Pick<SaidParams, 'index' | 'follow'>): string {
  if (index)
    return follow
      ? 'in den Index aufnehmen, den Links folgen'
      : 'in den Index aufnehmen, den Links nicht folgen';
  return follow
    ? 'nicht in den Index aufnehmen, den Links folgen'
    : 'nicht in den Index aufnehmen, den Links nicht folgen';
}

export const documentStepWords: Told<typeof english.documentStepWords> = {
  'document-absent': ({ path }) =>
    `Die Website hat hier keine Datei ${path}: Was das Dokument sagt, ist nicht bekannt.`,
  'document-read': ({ path, parser }) => `${path} wird von ${parserNames[parser]} gelesen.`,
  'document-not-well-formed': () =>
    'Es ist kein wohlgeformtes XML: Es wird so weit wie möglich gelesen, wo ein XML-Parser abbrechen würde.',
  'pi-obeyed': (params, line) =>
    `${line} entscheidet: Dort steht die erste gültige Robots-Anweisung, und sie sagt: ${directivesInWords(params)}.${params.isLate ? ' Sie kommt nach Text oder Links, die ein Robot, der fortlaufend liest, dann schon gesehen hat.' : ''}`,
  'pi-illegal': ({ fault }, line) =>
    `In ${line} steht eine Robots-Anweisung, aber keine gültige, denn ${faultWords[fault]}.`,
  'pi-later': ({ deciding }, line) =>
    `${line} kommt zu spät: Es gilt die erste gültige Anweisung, in Zeile ${deciding + 1}.`,
  'pi-misnamed': ({ target }, line) =>
    `In ${line} steht eine Anweisung für ${target}: XML unterscheidet Groß- und Kleinschreibung, und Robots suchen nach „robots“.`,
  'pi-hidden': ({ where }, line) =>
    `In ${line} stehen die Worte einer Robots-Anweisung, aber ${hiddenIn[where]}.`,
  'pi-unterminated': (_params, line) =>
    `In ${line} beginnt eine Robots-Anweisung, die nirgends mit ?> geschlossen wird.`,
  'pi-not-read': (_params, line) =>
    `In ${line} steht eine Robots-Anweisung: Ein HTML-Parser liest sie nicht.`,
  'meta-not-read': (_params, line) =>
    `In ${line} steht ein Robots-META-Tag: Ein XML-Parser befolgt es nicht.`,
  'meta-obeyed': (params, line) =>
    params.tags === 1
      ? `${line} entscheidet: Das Robots-META-Tag sagt: ${directivesInWords(params)}.`
      : `${line} entscheidet: ${number(params.tags)} Robots-META-Tags sagen zusammen: ${directivesInWords(params)}.`,
  'meta-joined': (_params, line) =>
    `In ${line} steht ein weiteres Robots-META-Tag, das mit dem ersten zusammen gelesen wird.`,
  'document-silent': ({ parser }) =>
    parser === 'xml'
      ? 'Ein XML-Parser sieht keine Robots-Anweisung: Das Dokument darf in den Index, und seinen Links darf gefolgt werden.'
      : 'Es gibt kein Robots-META-Tag: Das Dokument darf in den Index, und seinen Links darf gefolgt werden.',
  'pi-only-illegal': ({ count }) =>
    count === 1
      ? 'Die einzige Robots-Anweisung ist nicht gültig: Ein Robot meldet sie, nimmt das Dokument dann in den Index auf und folgt seinen Links.'
      : `Keine von ${number(count)} Robots-Anweisungen ist gültig: Ein Robot meldet sie, nimmt das Dokument dann in den Index auf und folgt seinen Links.`,
};
