// Findings about the file as a whole: its octets, its path, whether it is JSON, and whether it is a list.

import { cite } from '../../../catalogue/citations.ts';
import { defineChecks, kind } from '../../../diagnostics/define-checks.ts';
import { createCommandFix } from '../../../diagnostics/finding.ts';
import { insertion } from '../../../document/spans.ts';
import type { JsonNode, JsonProblemCode } from '../../../syntax/json/read-json.ts';
import { TDMREP_PATH, tdmrepSection } from '../members.ts';
import {
  firstCharacter,
  quotedText,
  type TdmrepContext,
  tdmrepExample,
  tdmrepList,
} from './check-context.ts';

const whole = '"location": "/", "tdm-reservation": 1';
const good = tdmrepList(whole);
const start = { start: 0, end: 0 };

const kinds = {
  'TDM-UTF8': kind({
    severity: 'error',
    about: 'file',
    isCause: true,
    source: cite('RFC 8259', '8.1'),
    examples: [
      tdmrepExample('', good, {
        file: Uint8Array.from([
          ...new TextEncoder().encode('[{"location": "/'),
          0xe9,
          ...new TextEncoder().encode('"}]'),
        ]),
      }),
    ],
  }),
  'TDM-BOM': kind({
    severity: 'warning',
    about: 'file',
    source: cite('RFC 8259', '8.1'),
    examples: [tdmrepExample(`\ufeff${good}`, good)],
  }),
  'TDM-PLACE': kind<{ readonly path: string; readonly place: string }>({
    severity: 'error',
    about: 'file',
    source: tdmrepSection('TDM File on the Origin Server'),
    examples: [tdmrepExample(good, '', { path: '/tdmrep.json', near: 'User-agent: *\n' })],
  }),
  'TDM-JSON': kind<{ readonly problem: JsonProblemCode; readonly text: string }>({
    severity: 'error',
    source: [...cite('RFC 8259', '2 to 7'), ...tdmrepSection('TDM File on the Origin Server')],
    examples: [
      tdmrepExample(tdmrepList('"location": "/" "tdm-reservation": 1'), good),
      tdmrepExample(tdmrepList(`'location': "/"`), good),
      tdmrepExample(`${good}]`, good),
      tdmrepExample(good.replace('}\n', '},\n'), good),
      tdmrepExample(good.replace('1 ', '1, '), good),
      tdmrepExample(`// all\n${good}`, good),
      tdmrepExample(good.replace('1 ', '1 /* all */ '), good),
    ],
  }),
  'TDM-LIST': kind<{ readonly found: JsonNode['kind'] }>({
    severity: 'error',
    source: tdmrepSection('TDM File on the Origin Server'),
    examples: [tdmrepExample(`{ ${whole} }\n`, `[{ ${whole} }]\n`), tdmrepExample('"/"\n', good)],
  }),
  'TDM-EMPTY': kind({
    severity: 'info',
    source: tdmrepSection('TDM File on the Origin Server'),
    examples: [tdmrepExample('[]\n', good)],
  }),
};

type Context = TdmrepContext<typeof kinds>;

/** Octets that are not UTF-8: such a text is not read. A byte order mark, which parsers may ignore or refuse. */
function checkOctets({ source, subject: { isUtf8 }, report }: Context) {
  if (!isUtf8) {
    const convert = createCommandFix('convert-to-utf-8', {}, { do: 'convert-to-utf-8' }, 'changes');
    report('TDM-UTF8', start, {}, convert);
  } else if (source.bom)
    report('TDM-BOM', start, {}, createCommandFix('remove-bom', {}, { do: 'remove-bom' }));
}

/** A file where no crawler looks for it. */
function checkPlace({ inspection: { path, site }, report }: Context) {
  if (path === TDMREP_PATH) return;
  const command = { do: 'rename-file', to: TDMREP_PATH } as const;
  const rename = createCommandFix('rename-file', { to: TDMREP_PATH }, command, 'changes');
  report('TDM-PLACE', start, { path, place: TDMREP_PATH }, !site.files.has(TDMREP_PATH) && rename);
}

/** What keeps the text from being JSON. Comments and commas with nothing after them can be deleted. */
function checkJson({ subject: file, report, fix }: Context) {
  for (const at of file.problems) {
    const { code: problem } = at;
    const remove = () => [{ at, text: '' }];
    const fixes = () => {
      if (problem === 'comment') return fix('tdm-remove-comment', {}, remove);
      return problem === 'trailing-comma' && fix('tdm-remove-comma', {}, remove);
    };
    report('TDM-JSON', at, { problem, text: quotedText(file, at) }, fixes);
  }
}

/** A value that is not a list. The fix treats an object as one location and adds the brackets. */
function checkList({ subject: { root }, report, fix }: Context) {
  if (!root || root.kind === 'array') return;
  const wrap = fix('tdm-wrap-in-list', {}, () => [insertion(root.start, '['), insertion(root.end, ']')]);
  report('TDM-LIST', firstCharacter(root), { found: root.kind }, root.kind === 'object' && wrap);
}

/** A file without any location. */
function checkEmpty({ subject: { isUtf8, root, items, problems }, report }: Context) {
  if (!isUtf8 || problems.length > 0 || items.length > 0) return;
  if (root === undefined || root.kind === 'array') report('TDM-EMPTY', root ? firstCharacter(root) : start);
}

export const fileChecks = defineChecks(kinds, checkOctets, checkPlace, checkJson, checkList, checkEmpty);
