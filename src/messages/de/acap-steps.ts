// German for the steps of a usage verdict (ACAP 1.1). One function per code.
import type { Ignored, Place } from '../../core/dialects/acap/candidates.ts';
import type { Replacement } from '../../core/dialects/acap/fallback.ts';
import type { AcapStepParams, UsageFieldParams } from '../../core/dialects/acap/step.ts';
import type * as english from '../en/acap-steps.ts';
import type { Told } from '../language.ts';
import { list, listAll } from './lists.ts';
import { readerTitle } from './words/matrix.ts';

const lineOf = ({ line }: Place) => `Zeile ${line + 1}`;
const verb = (effect: UsageFieldParams['effect']) => (effect === 'allow' ? 'erlaubt' : 'verbietet');
const says = ({ effect, usage }: UsageFieldParams) => `${verb(effect)} ${usage}`;
const conventionalRule = ({ effect, path }: { readonly effect: 'allow' | 'deny'; readonly path: string }) =>
  `${effect === 'allow' ? 'Allow' : 'Disallow'}: ${path}`;

const whyIgnored = {
  version: 'Sie setzt ACAP 1.1 voraus, und die Datei sagt nicht, dass sie darin geschrieben ist',
  'undefined-usage': 'Keine Definition gibt ihrer Nutzung eine Bedeutung',
  'undefined-set': 'Keine Definition sagt, welche Ressourcen zu ihrer Menge gehören',
  'other-unqualified': 'Andere Nutzungen lassen sich nur mit einem usage-ref erlauben',
} as const satisfies Record<Ignored['why'], string>;

function replaced(replacement: Replacement): string {
  if (replacement.why === 'usage')
    return `Dieser Crawler kann ${replacement.from} nicht unterscheiden, darum gilt das Verbot für ${replacement.usage}`;
  if (replacement.why === 'stem')
    return `Ihre Nutzung ist unbekannt, darum gilt das Verbot für ${replacement.usage}`;
  return replacement.why === 'qualifier'
    ? `Dieser Crawler kann ${replacement.qualifier} nicht einhalten, darum gilt die Erlaubnis als Verbot von ${replacement.usage}`
    : `Eine ihrer Einschränkungen ist nicht lesbar, darum gilt die Erlaubnis als Verbot von ${replacement.usage}`;
}

/** The first characters of two patterns up to where they part. */
function scopes(pattern: string, other: string, at: number): string {
  const unit = (text: string) => (text[at] === undefined ? 'sein Ende' : `„${text[at]}“`);
  return `Bei Zeichen ${at + 1} hat ${other} ${unit(other)}, ${pattern} dagegen ${unit(pattern)}`;
}

const limits = (qualifiers: readonly string[]) =>
  qualifiers.length > 0 ? ` mit ${listAll(qualifiers)}` : '';

/** What permissions come to that stand side by side. */
function allHold(qualifiers: readonly string[]): string {
  if (qualifiers.length === 0) return '';
  const times = qualifiers.filter((qualifier) => qualifier.startsWith('time-limit='));
  const first = times.length > 1 ? ' Von den Fristen zählt die, die zuerst endet.' : '';
  return `Abschnitt 2.4.6 wählt nicht zwischen Erlaubnissen, darum gelten hier alle ihre Einschränkungen: ${listAll(qualifiers)}.${first}`;
}

const wayToPresent = ({ usage, asked }: AcapStepParams['acap-has-part']) =>
  usage === asked ? '' : `; ${asked} ist eine Art der Anzeige`;

export const acapStepWords: Told<typeof english.acapStepWords> = {
  'acap-file-absent': ({ path }) => `Die Website hat keine Datei ${path}: Über Nutzungen ist nichts gesagt.`,
  'acap-version': ({ version, stated }, line) =>
    stated
      ? `Laut ${line} ist die Datei in ACAP ${version} geschrieben.`
      : `Keine Zeile gibt eine Version an: Die Datei wird als ACAP ${version} gelesen.`,
  'acap-version-unknown': ({ version }, line) =>
    `Laut ${line} ist die Datei in ACAP ${version} geschrieben, das hier nicht gelesen wird.`,
  'acap-record-named': ({ names }, line) =>
    `In ${line} beginnt ein Abschnitt, der diesen Crawler nennt (${list(names)}).`,
  'acap-record-any': (_params, line) => `In ${line} beginnt ein Abschnitt für alle Crawler.`,
  'acap-record-other': ({ names }, line) => `In ${line} beginnt ein Abschnitt für ${list(names)}.`,
  'acap-reference': ({ locator }, line) =>
    `${line} verweist auf ${locator}. Die ACAP-Abschnitte darin werden auch gelesen, herkömmliche Abschnitte darin nicht.`,
  'acap-reference-missing': ({ locator }, line) =>
    `${line} verweist auf ${locator}, aber die Datei ist nicht geladen: Bis dahin gilt jede Nutzung als verboten.`,
  'acap-reference-chain': ({ locator }, line) =>
    `${line} verweist auf ${locator}, aber eine Datei, auf die verwiesen wird, darf nicht weiter verweisen.`,
  'acap-no-purpose': () =>
    'Die Frage nennt keinen Zweck: Felder unter einem Nutzungszweck werden nicht berücksichtigt.',
  'acap-field-ignored': ({ why }, line) => `${line} wird nicht berücksichtigt: ${whyIgnored[why]}.`,
  'acap-line-void': ({ name }, line) =>
    `${line} (${name}) wird nicht berücksichtigt: Die Zeile ist nicht so geschrieben, wie es ACAP 1.1 verlangt.`,
  'acap-field-replaced': ({ replacement }, line) =>
    `${line} wird als ein anderes Feld gelesen: ${replaced(replacement)}.`,
  'acap-field-no-match': ({ pattern }, line) =>
    pattern.includes(' ')
      ? `${line} passt nicht: Keiner der Pfade ${pattern.replaceAll(' ', ', ')} passt zur URL.`
      : `${line} passt nicht: ${pattern} passt nicht zur URL.`,
  'acap-field-overridden': ({ by, tier, level }, line) => {
    const whom = tier === 'named' ? 'diesen Crawler namentlich nennt' : 'für alle Crawler gilt';
    return `${line} tritt hinter ${lineOf(by)} zurück, die ${whom}${level === 'purpose' ? ', und zwar für diesen Zweck' : ''}.`;
  },
  'acap-field-wider': ({ pattern, other, at, by }, line) =>
    `${line} tritt hinter ${lineOf(by)} zurück, die enger gefasst ist: ${scopes(pattern, other, at)}.`,
  'acap-field-derived-first': ({ by }, line) =>
    `${line} tritt hinter ${lineOf(by)} zurück, die für dieselben Pfade von genau dieser Art der Anzeige spricht.`,
  'acap-decides': (params, line) =>
    `${line} entscheidet: Sie ${says(params)} für ${params.pattern}${limits(params.qualifiers)}.`,
  'acap-decide-together': ({ effect, usage, others, qualifiers }, line) =>
    others.length > 0
      ? `${list([line, ...others.map(lineOf)])} entscheiden gemeinsam: Jede ${verb(effect)} es, und keine von ihnen ist enger gefasst. ${allHold(qualifiers)}`.trim()
      : `${line} entscheidet: Sie ${verb(effect)} ${usage}${limits(qualifiers)}.`,
  'acap-has-part': (params, line) =>
    `${line} ${says(params)} für ${params.pattern}${limits(params.qualifiers)}${wayToPresent(params)}.`,
  'acap-tied': ({ others }, line) =>
    `${list([line, ...others.map(lineOf)])} widersprechen einander, und keine von ihnen ist enger gefasst: Das ist ein Verbot.`,
  'acap-other-prohibited': ({ asked }, line) =>
    `${line} verbietet jede Nutzung, die nicht erlaubt ist, und keine Zeile spricht von ${asked}.`,
  'acap-silent': ({ usage }) => `Keine Zeile sagt, ob ${usage} erlaubt ist.`,
  'conventional-ignored': (_params, line) => `${line} schaltet die herkömmlichen Abschnitte ab.`,
  'conventional-same-pattern': (params, line) =>
    `${line} (${conventionalRule(params)}) widerspricht einem ACAP-Feld für dieselben Pfade und wird übergangen.`,
  'conventional-agrees': (params, line) => `${line} (${conventionalRule(params)}) sagt dasselbe.`,
  'conventional-decides': (params, line) =>
    `${line} entscheidet: ACAP sagt nichts, und im herkömmlichen Abschnitt steht ${conventionalRule(params)}.`,
  'conventional-stricter': (params, line) =>
    `${line} entscheidet: ACAP würde es erlauben, aber im herkömmlichen Abschnitt steht ${conventionalRule(params)}, und beide müssen es erlauben.`,
  'conventional-narrower': (params, line) =>
    `${line} entscheidet: Ihr Pfad ${params.path} ist enger gefasst als der des ACAP-Felds.`,
  'conventional-tied': (params, line) =>
    `${line} (${conventionalRule(params)}) widerspricht dem ACAP-Feld, und keines von beiden ist enger gefasst: Das ist ein Verbot.`,
  'conventional-overruled': (params, line) =>
    `${line} (${conventionalRule(params)}) wird vom ACAP-Feld überstimmt.`,
  'conventional-reader': ({ reader }) =>
    `Die herkömmlichen Abschnitte werden gelesen als ${readerTitle(reader)}.`,
  'conventional-silent': () => 'Keine herkömmliche Regel spricht von der URL.',
};
