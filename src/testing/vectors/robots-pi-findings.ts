// Further documents whose fixes are tried.
import type { PiCode } from '../../core/dialects/robots-pi/checks/table.ts';
import type { FindingExample } from '../../core/findings/examples/example.ts';
import { doc, HTML, LEGAL, meta, page } from '../../core/findings/examples/robots-pi.ts';

export const piMoreFixes: readonly (readonly [PiCode, FindingExample])[] = [
  ['P001', { file: page(''), near: '', path: HTML }],
  ['P001', { file: '<doc/>', near: '' }],
  ['P002', { file: doc(`<?robots\n index="No"\n follow="yes"\n?>${LEGAL}`), near: '' }],
  ['P002', { file: doc('<?robots index="no"?>\n'), near: '' }],
  ['P002', { file: doc(`${LEGAL}\n<?robots?>\n`), near: '' }],
  ['P002', { file: page(meta('none'), '<?robots index="no"?>\n'), near: '' }],
  ['P002', { file: doc('<?robots noindex>\n', '<p>text</p><?x?>'), near: '' }],
  ['P003', { file: doc('<?robots a?>\n<?robots b?>\n'), near: '' }],
  ['P004', { file: doc(`<?robots?>\n  ${LEGAL}\n`, LEGAL), near: '' }],
  ['P006', { file: doc('<!DOCTYPE doc []>\n', `<a href="x"/>${LEGAL}<p>t</p>`), near: '' }],
  ['P006', { file: `<doc>t<?xml version="1.0"?><p/>${LEGAL}</doc>`, near: '' }],
  ['P007', { file: doc('<?ROBOTS index=no?>\n'), near: '' }],
  ['P008', { file: doc('', '<![CDATA[a <?robots noindex?> b]]>'), near: '' }],
  ['P010', { file: page(meta('nofollow'), '<!DOCTYPE html SYSTEM "a">\n'), near: '' }],
  ['P010', { file: doc(`<!DOCTYPE doc SYSTEM "x">`, meta('none')), near: '' }],
  ['P011', { file: page('<meta name="robots" content>\n', `${LEGAL}\n`), near: '' }],
  ['P011', { file: page('<meta name=robots content=noarchive,a"b>\n', `${LEGAL}\n`), near: '' }],
  ['P011', { file: page('<META NAME=robots>\n', `${LEGAL}\n`), near: '' }],
  ['P011', { file: page('<META content=all name=robots>\n<meta name="robots"/>\n', `${LEGAL}\n`), near: '' }],
  ['P012', { file: page(meta('none'), '<?robots?>\n'), near: '' }],
  ['P013', { file: `<html><body/></html>${LEGAL}`, near: '', path: HTML }],
  ['P014', { file: doc('<?robots index="no" follow="yes"\n'), near: '' }],
  ['P015', { file: `${LEGAL}<?xml version="1.0"?>\n<doc/>`, near: '' }],
];
