// Robots PIs that are none: inside comments and CDATA sections, and inside the values of entities.
import { isXmlSpace, Seeker } from '../../syntax/xml/seeker.ts';
import type { TextSpan } from '../../syntax/xml/tokens.ts';

/** Something with the shape of a robots PI. Places are offsets into the text. */
export interface HiddenPi extends TextSpan {
  readonly where: 'comment' | 'cdata' | 'entity';
  /** All of the comment, section or literal that it stands in, without the marks around it. */
  readonly body: TextSpan;
  readonly data: TextSpan;
}

const PI_START = '<?robots';

/** What has the shape of a robots PI within a stretch of the text. */
export function findHiddenPis(text: string, body: TextSpan, where: HiddenPi['where']): readonly HiddenPi[] {
  const inside = new Seeker(text.slice(body.start, body.end));
  const found: HiddenPi[] = [];
  let at = inside.find(PI_START, 0);
  while (at >= 0) {
    const from = at + PI_START.length;
    const close = inside.find('?>', from);
    if (close < 0) break;
    const isOne = close === from || isXmlSpace(inside.text.charCodeAt(from));
    if (isOne) {
      const data = { start: body.start + from, end: body.start + close };
      found.push({ where, body, data, start: body.start + at, end: body.start + close + 2 });
    }
    at = inside.find(PI_START, isOne ? close + 2 : from);
  }
  return found;
}
