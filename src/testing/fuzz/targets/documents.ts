// XML and HTML: the tokens are the text, place by place, whatever it is; entities stay what they are written as.
import { readPinsYaml } from '../../../core/dialects/datasets/yaml/pins.ts';
import { documentOf } from '../../../core/dialects/robots-pi/document.ts';
import { effectiveIn, parsers } from '../../../core/dialects/robots-pi/effective.ts';
import { scanHtml } from '../../../core/syntax/html-scan.ts';
import { scanXml } from '../../../core/syntax/xml-scan.ts';
import { policyOfCase, textOfCase } from '../fuzz-case.ts';
import { type Check, expectSame, expectThat } from './check.ts';

export const checkDocuments: Check = (one) => {
  const text = textOfCase(one);
  let end = 0;
  let tokens = 0;
  scanXml(text, (token) => {
    expectThat(
      token.start >= 0 && token.start < token.end && token.end <= text.length,
      () => `${token.kind} at ${token.start}`,
    );
    end = Math.max(end, token.end);
    tokens++;
  });
  expectSame('the end of the last token', end, text.length);
  expectThat(tokens <= text.length, () => `${tokens} tokens in ${text.length} characters`);
  scanHtml(text, ({ start }) => expectThat(start < text.length, () => 'a tag behind the end'));
  const policy = policyOfCase(one);
  const document = documentOf(policy.source);
  for (const parser of parsers) effectiveIn(document, parser);
  expectThat(
    document.pis.length + document.hidden.length <= text.length,
    () => 'instructions out of nothing',
  );
  readPinsYaml(policy);
};
