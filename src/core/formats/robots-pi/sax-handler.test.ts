// The class for SAX users: by itself, and fed by saxes.
import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { describe, expect, test } from 'vitest';
import { anyXmlDocument } from '../../../testing/arbitraries/xml.ts';
import { robotsPiVectors } from '../../../testing/robots-pi-vectors.ts';
import { sourceOfText } from '../../document/source.ts';
import { effectiveDirectives } from './effective-directives.ts';
import { readRobotsDocument } from './robots-document.ts';
import { RobotsHandler } from './sax-handler.ts';

/** Reads a document with saxes, up to its first error. */
function parseWithSaxes<Handler extends RobotsHandler>(text: string, handler: Handler): Handler {
  const parser = new SaxesParser();
  handler.startDocument();
  parser.on('processinginstruction', ({ target, body }) => handler.processingInstruction(target, body));
  parser.on('text', (words) => {
    if (words.trim() !== '') handler.startContent();
  });
  parser.on('error', () => {});
  parser.write(text).close();
  return handler;
}

const supportedVectors = robotsPiVectors.filter(
  ({ parser, document, expect: { diagnostics } }) =>
    parser === 'xml' && !diagnostics.includes('PI-NOT-WELL-FORMED') && !document.includes('['),
);

test.each(supportedVectors.map((vector) => [vector.id, vector] as const))(
  '003 Sample Implementation: %s through saxes',
  (_id, { document, expect: expected }) => {
    const handler = parseWithSaxes(document, new RobotsHandler('http://h.example/doc.xml'));
    expect([handler.shouldIndex(), handler.shouldFollow()]).toEqual([expected.index, expected.follow]);
    const faults = expected.diagnostics.filter((one) => one.startsWith('PI-SYNTAX:'));
    expect(handler.problems.map(({ fault }) => `PI-SYNTAX:${fault}`)).toEqual(faults);
    for (const { url } of handler.problems) expect(url).toBe('http://h.example/doc.xml');
    expect(handler.cameLate).toBe(expected.diagnostics.includes('PI-LATE') && !document.includes('href'));
  },
);

test('ours: saxes reports nothing in the internal subset, so a PI there is not found', () => {
  const handler = parseWithSaxes('<!DOCTYPE a [<?robots index="no" follow="no"?>]><a/>', new RobotsHandler());
  expect(handler.shouldIndex()).toBe(true);
});

test('ours: outside the internal subset, the class and the scanner agree on any well-formed document', () => {
  const pi = fc.constantFrom('', '<?robots index="no" follow="yes"?>', "<?robots index='no'?>", '<?robots?>');
  fc.assert(
    fc.property(anyXmlDocument, pi, pi, (text, inside, after) => {
      const at = text.lastIndexOf('</');
      const document = text.slice(0, at) + inside + text.slice(at) + after;
      const { says } = effectiveDirectives(readRobotsDocument(sourceOfText(document)), 'xml');
      const handler = parseWithSaxes(document, new RobotsHandler());
      expect({ index: handler.shouldIndex(), follow: handler.shouldFollow() }).toEqual(says);
    }),
  );
});

describe('003 Sample Implementation: it can be extended', () => {
  class Links extends RobotsHandler {
    readonly found: string[] = [];
    link(href: string): void {
      this.startContent();
      if (this.shouldFollow()) this.found.push(href);
    }
  }
  test('and asked while it reads', () => {
    const handler = new Links();
    handler.startDocument();
    handler.processingInstruction('robots', 'index="yes" follow="no"');
    handler.processingInstruction('robots', 'index="yes" follow="yes"');
    handler.link('a.xml');
    expect([handler.found, handler.shouldIndex(), handler.cameLate]).toEqual([[], true, false]);
  });
  test('and a new document starts without any state', () => {
    const handler = new Links('/a');
    handler.processingInstruction('robots', 'x');
    handler.startContent();
    handler.processingInstruction('robots', 'index="no" follow="no"');
    expect([handler.shouldIndex(), handler.cameLate, handler.problems.length]).toEqual([false, true, 1]);
    handler.startDocument();
    expect([handler.shouldIndex(), handler.cameLate, handler.problems]).toEqual([true, false, []]);
  });
});
