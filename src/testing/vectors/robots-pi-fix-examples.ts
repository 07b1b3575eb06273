// More documents whose fixes are tested.
import type { PiKinds } from '../../core/formats/robots-pi/diagnostics/inspector.ts';
import type { FindingExample } from '../../core/diagnostics/finding-example.ts';
import { xmlDocument, HTML_PATH, LEGAL_PI, metaTag, htmlPage } from '../../core/formats/robots-pi/diagnostics/example.ts';

export const robotsPiFixExamples: readonly (readonly [keyof PiKinds, FindingExample])[] = [
  ['P001', { file: htmlPage(''), near: '', path: HTML_PATH }],
  ['P001', { file: '<doc/>', near: '' }],
  ['P002', { file: xmlDocument(`<?robots\n index="No"\n follow="yes"\n?>${LEGAL_PI}`), near: '' }],
  ['P002', { file: xmlDocument('<?robots index="no"?>\n'), near: '' }],
  ['P002', { file: xmlDocument(`${LEGAL_PI}\n<?robots?>\n`), near: '' }],
  ['P002', { file: htmlPage(metaTag('none'), '<?robots index="no"?>\n'), near: '' }],
  ['P002', { file: xmlDocument('<?robots noindex>\n', '<p>text</p><?x?>'), near: '' }],
  ['P003', { file: xmlDocument('<?robots a?>\n<?robots b?>\n'), near: '' }],
  ['P004', { file: xmlDocument(`<?robots?>\n  ${LEGAL_PI}\n`, LEGAL_PI), near: '' }],
  ['P006', { file: xmlDocument('<!DOCTYPE doc []>\n', `<a href="x"/>${LEGAL_PI}<p>t</p>`), near: '' }],
  ['P006', { file: `<doc>t<?xml version="1.0"?><p/>${LEGAL_PI}</doc>`, near: '' }],
  ['P007', { file: xmlDocument('<?ROBOTS index=no?>\n'), near: '' }],
  ['P008', { file: xmlDocument('', '<![CDATA[a <?robots noindex?> b]]>'), near: '' }],
  ['P011', { file: htmlPage('<meta name="robots" content>\n', `${LEGAL_PI}\n`), near: '' }],
  ['P011', { file: htmlPage('<meta name=robots content=noarchive,a"b>\n', `${LEGAL_PI}\n`), near: '' }],
  ['P011', { file: htmlPage('<META NAME=robots>\n', `${LEGAL_PI}\n`), near: '' }],
  ['P011', { file: htmlPage('<META content=all name=robots>\n<meta name="robots"/>\n', `${LEGAL_PI}\n`), near: '' }],
  ['P012', { file: htmlPage(metaTag('none'), '<?robots?>\n'), near: '' }],
  ['P013', { file: `<html><body/></html>${LEGAL_PI}`, near: '', path: HTML_PATH }],
  ['P014', { file: xmlDocument('<?robots index="no" follow="yes"\n'), near: '' }],
  ['P015', { file: `${LEGAL_PI}<?xml version="1.0"?>\n<doc/>`, near: '' }],
];
