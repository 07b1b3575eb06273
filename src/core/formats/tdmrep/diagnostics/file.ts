// Findings about the file as a whole: its octets, its path, whether it is JSON, and whether it is a list.

import { defineDiagnostic } from '../../../diagnostics/define-diagnostic.ts';
import { createCommandFix } from '../../../diagnostics/finding.ts';
import { applySpanChanges, insertion } from '../../../document/spans.ts';
import { TDMREP_PATH, tdmrepSection } from '../members.ts';
import {
  type Check,
  changingFix,
  firstCharacter,
  tdmrepExample,
  tdmrepList,
  wordsAt,
} from './check-context.ts';

const whole = '"location": "/", "tdm-reservation": 1';
const good = tdmrepList(whole);
const start = { start: 0, end: 0 };

/** TDM-UTF8: octets that are not UTF-8. Such a text is not read. */
const checkUtf8: Check = ({ file, report }) => {
  if (file.isUtf8) return;
  report(TDM_UTF8, start, [], () => [
    createCommandFix('convert-to-utf-8', [], { do: 'convert-to-utf-8' }, 'changes'),
  ]);
};

const TDM_UTF8 = defineDiagnostic({
  code: 'TDM-UTF8',
  severity: 'error',
  about: 'file',
  isCause: true,
  spec: 'RFC 8259 8.1',
  check: checkUtf8,
  examples: [
    tdmrepExample('', good, {
      file: Uint8Array.from([
        ...new TextEncoder().encode('[{"location": "/'),
        0xe9,
        ...new TextEncoder().encode('"}]'),
      ]),
    }),
  ],
});

/** TDM-BOM: a byte order mark, which parsers may ignore or refuse. */
const checkByteOrderMark: Check = ({ source, file, report }) => {
  if (!source.bom || !file.isUtf8) return;
  report(TDM_BOM, start, [], () => [createCommandFix('remove-bom', [], { do: 'remove-bom' })]);
};

const TDM_BOM = defineDiagnostic({
  code: 'TDM-BOM',
  severity: 'warning',
  about: 'file',
  spec: 'RFC 8259 8.1',
  check: checkByteOrderMark,
  examples: [tdmrepExample(`\ufeff${good}`, good)],
});

/** TDM-PLACE: a file where no crawler looks for it. */
const checkPlace: Check = ({ inspection: { path, site }, report }) => {
  if (path === TDMREP_PATH) return;
  const rename = createCommandFix(
    'rename-file',
    [TDMREP_PATH],
    { do: 'rename-file', to: TDMREP_PATH },
    'changes',
  );
  report(TDM_PLACE, start, [path, TDMREP_PATH], () => (site.files.has(TDMREP_PATH) ? [] : [rename]));
};

const TDM_PLACE = defineDiagnostic({
  code: 'TDM-PLACE',
  severity: 'error',
  about: 'file',
  spec: tdmrepSection('TDM File on the Origin Server'),
  check: checkPlace,
  examples: [tdmrepExample(good, '', { path: '/tdmrep.json', near: 'User-agent: *\n' })],
});

/** TDM-JSON, TDM-COMMA, TDM-COMMENT: what keeps the text from being JSON. */
const checkJson: Check = ({ source, file, report }) => {
  for (const problem of file.problems) {
    const remove = (code: string) => () => [
      changingFix(code, [], () => applySpanChanges(source, [{ at: problem, text: '' }])),
    ];
    if (problem.code === 'comment') report(TDM_COMMENT, problem, [], remove('tdm-remove-comment'));
    else if (problem.code === 'trailing-comma') report(TDM_COMMA, problem, [], remove('tdm-remove-comma'));
    else report(TDM_JSON, problem, [problem.code, wordsAt(file, problem)]);
  }
};

const TDM_JSON = defineDiagnostic({
  code: 'TDM-JSON',
  severity: 'error',
  spec: `RFC 8259 2; ${tdmrepSection('TDM File on the Origin Server')}`,
  check: checkJson,
  examples: [
    tdmrepExample(tdmrepList('"location": "/" "tdm-reservation": 1'), good),
    tdmrepExample(tdmrepList(`'location': "/"`), good),
    tdmrepExample(`${good}]`, good),
  ],
});

const TDM_COMMA = defineDiagnostic({
  code: 'TDM-COMMA',
  severity: 'error',
  spec: `RFC 8259 4; ${tdmrepSection('TDM File on the Origin Server')}`,
  check: checkJson,
  examples: [
    tdmrepExample(good.replace('}\n', '},\n'), good),
    tdmrepExample(good.replace('1 ', '1, '), good),
  ],
});

const TDM_COMMENT = defineDiagnostic({
  code: 'TDM-COMMENT',
  severity: 'error',
  spec: `RFC 8259 2; ${tdmrepSection('TDM File on the Origin Server')}`,
  check: checkJson,
  examples: [tdmrepExample(`// all\n${good}`, good), tdmrepExample(good.replace('1 ', '1 /* all */ '), good)],
});

/** TDM-LIST: a value that is not a list. The fix treats an object as one location and adds the brackets. */
const checkList: Check = ({ source, file: { root }, report }) => {
  if (!root || root.kind === 'array') return;
  const wrap = () =>
    changingFix('tdm-wrap-in-list', [], () =>
      applySpanChanges(source, [insertion(root.start, '['), insertion(root.end, ']')]),
    );
  report(TDM_LIST, firstCharacter(root), [root.kind], () => (root.kind === 'object' ? [wrap()] : []));
};

const TDM_LIST = defineDiagnostic({
  code: 'TDM-LIST',
  severity: 'error',
  spec: tdmrepSection('TDM File on the Origin Server'),
  check: checkList,
  examples: [tdmrepExample(`{ ${whole} }\n`, `[{ ${whole} }]\n`), tdmrepExample('"/"\n', good)],
});

/** TDM-EMPTY: a file without any location. */
const checkEmpty: Check = ({ file: { isUtf8, root, items, problems }, report }) => {
  if (!isUtf8 || problems.length > 0 || items.length > 0) return;
  if (root === undefined || root.kind === 'array') report(TDM_EMPTY, root ? firstCharacter(root) : start);
};

const TDM_EMPTY = defineDiagnostic({
  code: 'TDM-EMPTY',
  severity: 'info',
  spec: tdmrepSection('TDM File on the Origin Server'),
  check: checkEmpty,
  examples: [tdmrepExample('[]\n', good)],
});

export const fileDiagnostics = [
  TDM_UTF8,
  TDM_BOM,
  TDM_PLACE,
  TDM_JSON,
  TDM_COMMA,
  TDM_COMMENT,
  TDM_LIST,
  TDM_EMPTY,
];
