// XML and HTML: the tokens cover any text completely, and entities are never expanded.
import { readPinsYaml } from '../../../core/formats/data-txt/yaml/pins.ts';
import { effectiveDirectives, parsers } from '../../../core/formats/robots-pi/effective-directives.ts';
import { readRobotsDocument } from '../../../core/formats/robots-pi/robots-document.ts';
import { scanHtml } from '../../../core/syntax/html/scan-html.ts';
import { scanXml } from '../../../core/syntax/xml/scan-xml.ts';
import { fuzzPolicy, fuzzText } from '../fuzz-case.ts';
import { assertSame, assertThat, type FuzzTarget } from './target.ts';

export const checkDocuments: FuzzTarget = (one) => {
  const text = fuzzText(one);
  let end = 0;
  let tokens = 0;
  scanXml(text, (token) => {
    assertThat(
      token.start >= 0 && token.start < token.end && token.end <= text.length,
      () => `${token.kind} at ${token.start}`,
    );
    end = Math.max(end, token.end);
    tokens++;
  });
  assertSame('the end of the last token', end, text.length);
  assertThat(tokens <= text.length, () => `${tokens} tokens in ${text.length} characters`);
  scanHtml(text, ({ start }) => assertThat(start < text.length, () => 'a tag behind the end'));
  const policy = fuzzPolicy(one);
  const document = readRobotsDocument(policy.source);
  for (const parser of parsers) effectiveDirectives(document, parser);
  assertThat(
    document.pis.length + document.hidden.length <= text.length,
    () => 'instructions out of nothing',
  );
  readPinsYaml(policy);
};
