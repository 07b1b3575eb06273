// Finds text that looks like a robots PI but is not one: in comments, CDATA sections and the values of entities.
import type { TextSpan } from '../../document/spans.ts';
import { isXmlSpace, Seeker } from '../../syntax/xml/seeker.ts';

/** Something with the shape of a robots PI. Positions are offsets into the text. */
export interface HiddenPi extends TextSpan {
  readonly where: 'comment' | 'cdata' | 'entity';
  /** The whole comment, section or literal that contains it, without the delimiters. */
  readonly body: TextSpan;
  readonly data: TextSpan;
}

const PI_START = '<?robots';

/** Finds everything with the shape of a robots PI within a span of the text. */
export function findHiddenPis(text: string, body: TextSpan, where: HiddenPi['where']): readonly HiddenPi[] {
  const seeker = new Seeker(text.slice(body.start, body.end));
  const pis: HiddenPi[] = [];
  let at = seeker.find(PI_START, 0);
  while (at >= 0) {
    const from = at + PI_START.length;
    const closing = seeker.find('?>', from);
    if (closing < 0) break;
    const isPi = closing === from || isXmlSpace(seeker.text.charCodeAt(from));
    if (isPi) {
      const data = { start: body.start + from, end: body.start + closing };
      pis.push({ where, body, data, start: body.start + at, end: body.start + closing + 2 });
    }
    at = seeker.find(PI_START, isPi ? closing + 2 : from);
  }
  return pis;
}
