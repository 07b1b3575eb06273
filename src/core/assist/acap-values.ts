// Ways to write the value of a qualifier, each with the part that is the author's marked.
import { choicesFor, type ValueChoice } from '../formats/acap/value-parts.ts';
import type { Suggestion } from './assistant.ts';

/** An example for what is filled in, by choice or by what the choice asks for. */
const VALUE_EXAMPLES: Readonly<Record<string, string>> = {
  date: '2030-12-31',
  uri: '/terms.html',
  ids: 'name',
  id: 'name',
  tags: 'h1',
  text: 'text',
  locator: '/credit.html',
  ranges: '192.0.2.0-192.0.2.255',
  masks: '192.0.2.0/0.0.0.255',
  domains: 'example.com',
  countries: 'DE,AT,CH',
  chars: '250',
  words: '30',
  'n-days': '30',
};

/** What stands before and behind the author's part. */
function textAroundValue({ choice, control }: ValueChoice): readonly [before: string, after: string] {
  switch (control) {
    case 'date':
      return ['until-', ''];
    case 'number':
      return ['', `-${choice === 'n-days' ? 'days' : choice}`];
    case 'locator':
      return [`the-acap:${choice}:`, ''];
    case 'uri':
      return [choice === 'uri' ? '' : `${choice}:`, ''];
    case 'text':
      return ['the-acap:text:', ''];
    case 'ids':
    case 'id':
    case 'tags':
      return [`the-acap:extract:${choice}:`, ''];
    default:
      return [`${choice}:`, ''];
  }
}

/** The values that a qualifier can have, in the order of the specification. */
export const suggestQualifierValues = (type: string): readonly Suggestion[] =>
  choicesFor(type).map((choice) => {
    const is11 = choice.since === '1.1' ? { note: '1.1' as const } : {};
    const words = [type, '', choice.choice];
    if (choice.control === 'nothing') return { kind: 'value', text: choice.choice, words, ...is11 };
    const [before, after] = textAroundValue(choice);
    const example = VALUE_EXAMPLES[choice.control] ?? VALUE_EXAMPLES[choice.choice] ?? '';
    const hole = { start: before.length, end: before.length + example.length };
    return { kind: 'value', text: before + example + after, hole, words, ...is11 };
  });
