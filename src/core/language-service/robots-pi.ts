// Completions in documents: the four legal forms of the robots PI (Robots PI 1999, Syntax).
import { type Directives, printPi } from '../formats/robots-pi/read-pi.ts';
import { PI_TARGET } from '../formats/robots-pi/robots-document.ts';
import type { Caret, CompletionOffer, Suggestion } from './assistant.ts';

const START = '<?';
const END = '?>';

const forms: readonly Directives[] = [
  { index: false, follow: true },
  { index: false, follow: false },
  { index: true, follow: false },
  { index: true, follow: true },
];

const suggestForm = (says: Directives): Suggestion => ({
  kind: 'target',
  text: printPi(says),
  words: [`${says.index ? '' : 'no'}index,${says.follow ? '' : 'no'}follow`],
});

/** Whether the text after `<?` is the beginning of the target, or the target and something after white space. */
const isRobotsInstruction = (typed: string): boolean =>
  PI_TARGET.startsWith(typed.toLowerCase()) || /^robots[ \t]/i.test(typed);

/** The end of the instruction around the caret: after its `?>`, or after the rest of its target. */
function endOfInstruction(text: string, column: number): number {
  const rest = text.slice(column);
  const closing = rest.indexOf(END);
  const isClosed = closing >= 0 && !/[<>]/.test(rest.slice(0, closing));
  return column + (isClosed ? closing + END.length : (/^[A-Za-z]*/.exec(rest)?.[0].length ?? 0));
}

/** Returns the completions at a caret in a document; undefined if it is not in a robots PI or before its target. */
export function completeRobotsPi({ text, column }: Caret): CompletionOffer | undefined {
  const head = text.slice(0, column);
  const start = head.lastIndexOf(START);
  if (start < 0 || head.includes(END, start) || !isRobotsInstruction(head.slice(start + START.length)))
    return undefined;
  return { start, end: endOfInstruction(text, column), suggestions: forms.map(suggestForm) };
}
