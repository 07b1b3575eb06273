// English for the steps of a verdict about a document (robots PI, 1999). One function per code.
import type { HiddenPi } from '../../core/dialects/robots-pi/hidden.ts';
import type { PiFault } from '../../core/dialects/robots-pi/read-data.ts';
import type { DocumentStepParams, SaidParams } from '../../core/dialects/robots-pi/step.ts';

type Words<Code extends keyof DocumentStepParams> = (
  params: DocumentStepParams[Code],
  line: string,
) => string;

/** Why an instruction is not legal; stands behind "it is not legal:". */
export const faultWords: { readonly [Fault in PiFault]: string } = {
  empty: 'it says nothing',
  garbage: 'something else than index and follow stands in it',
  'single-quotes': 'the quotes have to be double',
  unquoted: 'the values have to stand in double quotes',
  'space-around-equals': 'no blank may stand around an equals sign',
  'name-case': 'index and follow are written in lower case',
  'unknown-attribute': 'only index and follow may stand in it',
  'duplicate-attribute': 'index or follow stands in it twice',
  'missing-index': 'index is missing',
  'missing-follow': 'follow is missing',
  order: 'index has to come first',
  'value-case': 'yes and no are written in lower case',
  'bad-value': 'a value has to be yes or no',
  'missing-space': 'a blank is missing between index and follow',
  'trailing-space': 'no blank may stand before its end',
};

const hiddenIn = {
  comment: 'a comment',
  cdata: 'a CDATA section, which is text',
  entity: 'the value of an entity, which many robots do not look into',
} as const satisfies Record<HiddenPi['where'], string>;

const parserNames = { xml: 'an XML parser', html: 'an HTML parser' } as const;

/** What a pair asks for. */
function directivesInWords({ index, follow }: Pick<SaidParams, 'index' | 'follow'>): string {
  if (index) return follow ? 'index it, follow its links' : 'index it, do not follow its links';
  return follow ? 'do not index it, follow its links' : 'do not index it, do not follow its links';
}

export const documentStepWords: { readonly [Code in keyof DocumentStepParams]: Words<Code> } = {
  'document-absent': ({ path }) => `The site has no ${path} here: what the document says is not known.`,
  'document-read': ({ path, parser }) => `${path} is read by ${parserNames[parser]}.`,
  'document-not-well-formed': () =>
    'It is not well-formed XML: it is read as far as possible, where an XML parser would stop.',
  'pi-obeyed': (params, line) =>
    `${line} decides: it is the first legal robots instruction, and says: ${directivesInWords(params)}.${params.isLate ? ' It comes after text or links, which a robot that reads as it goes has seen by then.' : ''}`,
  'pi-illegal': ({ fault }, line) =>
    `${line} is a robots instruction, but not a legal one: ${faultWords[fault]}.`,
  'pi-later': ({ deciding }, line) =>
    `${line} comes too late: the first legal one counts, in line ${deciding + 1}.`,
  'pi-misnamed': ({ target }, line) =>
    `${line} has an instruction for ${target}: XML tells upper and lower case apart, and robots look for “robots”.`,
  'pi-hidden': ({ where }, line) =>
    `${line} has the words of a robots instruction, but in ${hiddenIn[where]}.`,
  'pi-unterminated': (_params, line) => `${line} begins a robots instruction that is never closed with ?>.`,
  'pi-not-read': (_params, line) => `${line} is a robots instruction: an HTML parser does not read it.`,
  'meta-not-read': (_params, line) => `${line} is a robots META tag: an XML parser does not obey it.`,
  'meta-obeyed': (params, line) =>
    params.tags === 1
      ? `${line} decides: the robots META tag says: ${directivesInWords(params)}.`
      : `${line} decides: ${params.tags} robots META tags say together: ${directivesInWords(params)}.`,
  'meta-joined': (_params, line) => `${line} is another robots META tag, read together with the first.`,
  'document-silent': ({ parser }) =>
    parser === 'xml'
      ? 'There is no robots instruction that an XML parser sees: the document may be indexed and its links followed.'
      : 'There is no robots META tag: the document may be indexed and its links followed.',
  'pi-only-illegal': ({ count }) =>
    count === 1
      ? 'The only robots instruction is not legal: a robot reports it, then indexes the document and follows its links.'
      : `None of ${count} robots instructions is legal: a robot reports them, then indexes the document and follows its links.`,
};
