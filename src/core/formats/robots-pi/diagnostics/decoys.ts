// What looks like a robots PI and is none, and documents without any.

import { defineDiagnostic } from '../../../diagnostics/define-diagnostic.ts';
import type { Fix } from '../../../diagnostics/finding.ts';
import type { TextSpan, XmlInstruction } from '../../../syntax/xml/tokens.ts';
import { findInstructionPart } from '../edit/instruction-part.ts';
import { hasMetaPlace } from '../edit/meta-tag.ts';
import { moveOutOfHiding } from '../edit/move-pi.ts';
import { offsetOf } from '../edit/pi-spots.ts';
import { lowerCaseTarget } from '../edit/repair.ts';
import { freeSpots } from '../edit/write-pi.ts';
import { areSameDirectives } from '../effective-directives.ts';
import type { HiddenPi } from '../hidden-pi.ts';
import { DEFAULT_DIRECTIVES, printPi, readPiData } from '../read-pi.ts';
import { type Check, type CheckContext, firstWords } from './check-context.ts';
import { LEGAL_PI, XML_PATH, xmlDocument } from './example.ts';
import {
  canTestFix,
  effectiveWith,
  fixLeadingTo,
  insertMetaFixes,
  insertPiFixes,
  intendedDirectivesAt,
  rewriteFixes,
  testedFix,
} from './fixes.ts';

/** Only an XML parser looks for PIs. */
const forXml =
  (check: Check): Check =>
  (checking) => {
    if (checking.parser === 'xml') check(checking);
  };

/** P014: a robots PI that is never closed. */
const checkUnterminated: Check = forXml((checking) => {
  const open = checking.document.unterminated;
  if (!open) return;
  const fixes = () => rewriteFixes(checking, P014, open, false);
  checking.put(P014, { start: open.start, end: open.target.end }, { detail: 'PI-UNTERMINATED', fixes });
});

function renameFixes(checking: CheckContext, token: XmlInstruction): readonly Fix[] {
  const { source, document } = checking;
  const { data } = token;
  const meant = intendedDirectivesAt(checking, token.start, document.text.slice(data.start, data.end));
  const reading = readPiData(document.text.slice(data.start, data.end));
  if (!reading.isLegal || !areSameDirectives(reading.says, meant)) return rewriteFixes(checking, P007, token);
  const after = effectiveWith(checking, token.start, meant);
  return [fixLeadingTo(checking, 'lower-target', after, () => lowerCaseTarget(source, token))];
}

/** P007: targets that are `robots` but for the case of their letters. */
const checkMisnamed: Check = forXml((checking) => {
  const { document, put } = checking;
  for (const token of document.misnamed) {
    const words = [document.text.slice(token.target.start, token.target.end)];
    const fixes = () => (token.isTerminated ? renameFixes(checking, token) : []);
    put(P007, token.target, { detail: 'PI-TARGET-CASE', words, fixes });
  }
});

/** Only where the document has no PI: a second one would be one too many. */
function moveOutFixes(checking: CheckContext, one: HiddenPi): readonly Fix[] {
  const { source, document } = checking;
  if (document.pis.length > 0 || !freeSpots(source).includes('declaration')) return [];
  const part = findInstructionPart(document.text, one);
  if (!part || (part.open && !canTestFix(checking, one))) return [];
  const meant = intendedDirectivesAt(checking, one.start, part.data);
  const reading = readPiData(part.data);
  const isKept = reading.isLegal && areSameDirectives(reading.says, meant);
  const words = isKept ? [] : [printPi(meant)];
  const edits = () => moveOutOfHiding(source, one, meant);
  const [diagnostic] = DETAILS[one.where];
  if (part.open) return testedFix(checking, diagnostic, 'move-out', edits(), words);
  return [fixLeadingTo(checking, 'move-out', meant, edits, words)];
}

/** P008, P009: what looks like a robots PI in a comment, a CDATA section or the value of an entity. */
const checkHidden: Check = forXml((checking) => {
  for (const one of checking.document.hidden) {
    const [diagnostic, detail] = DETAILS[one.where];
    const words = [one.where, firstWords(checking.document, one)];
    checking.put(diagnostic, one, { detail, words, fixes: () => moveOutFixes(checking, one) });
  }
});

/** P010: no PI, and an external subset in which there may be one. The fix says what META says, if there is any. */
const checkExternalSubset: Check = forXml((checking) => {
  const { document, put } = checking;
  const external = document.doctype?.external;
  if (!external || document.pis.length > 0) return;
  put(P010, external, { detail: 'PI-EXTERNAL-SUBSET', fixes: () => insertPiFixes(checking) });
});

/** Where one would look for it: at what looks like one, else where it would stand. */
function spanForNone({ document, parser }: CheckContext): TextSpan {
  const start = offsetOf(document, 'declaration') ?? 0;
  const { unterminated: open, doctype, misnamed: others, hidden: inside } = document;
  const closed = open && { start: open.start, end: open.target.end };
  const targets = others.map(({ target }) => target);
  const decoys = [closed, ...targets, ...inside, doctype?.external];
  const seen = parser === 'xml' ? decoys.filter((one) => one !== undefined) : [];
  return seen.toSorted((a, b) => a.start - b.start).at(-1) ?? { start, end: start };
}

/** P001: neither PI nor META. */
const checkNone: Check = (checking) => {
  const { source, document, parser, put } = checking;
  if (document.pis.length > 0 || document.html.metas.length > 0) return;
  const useMeta = parser === 'html' && hasMetaPlace(source);
  const fixes = () =>
    useMeta ? insertMetaFixes(checking, DEFAULT_DIRECTIVES) : parser === 'xml' ? insertPiFixes(checking) : [];
  put(P001, spanForNone(checking), { detail: 'PI-NONE', words: [parser], fixes });
};

const P014 = defineDiagnostic({
  code: 'P014',
  severity: 'error',
  spec: 'Robots PI 1999, XML 1.0',
  check: checkUnterminated,
  examples: [
    {
      file: xmlDocument('<?robots index="no" follow="yes">\n'),
      near: xmlDocument('<?robots index="no" follow="yes">?>\n'),
      path: XML_PATH,
    },
  ],
});

const P007 = defineDiagnostic({
  code: 'P007',
  severity: 'warning',
  spec: 'Robots PI 1999, XML 1.0',
  check: checkMisnamed,
  examples: [
    {
      file: xmlDocument('<?Robots index="no" follow="yes"?>\n'),
      near: xmlDocument('<?robotsindex a?>\n'),
      path: XML_PATH,
    },
  ],
});

const P008 = defineDiagnostic({
  code: 'P008',
  severity: 'info',
  spec: 'Robots PI 1999, XML 1.0',
  check: checkHidden,
  examples: [
    {
      file: xmlDocument(`<!-- ${LEGAL_PI} -->\n`),
      near: xmlDocument('<!-- <?robotsindex?> -->\n'),
      path: XML_PATH,
    },
  ],
});

const P009 = defineDiagnostic({
  code: 'P009',
  severity: 'warning',
  spec: 'Robots PI 1999, Where to put',
  check: checkHidden,
  examples: [
    {
      file: xmlDocument(`<!DOCTYPE doc [\n<!ENTITY % r '${LEGAL_PI}'>\n%r;\n]>\n`),
      near: xmlDocument(`<!DOCTYPE doc [\n${LEGAL_PI}\n]>\n`),
      path: XML_PATH,
    },
  ],
});

const P010 = defineDiagnostic({
  code: 'P010',
  severity: 'info',
  spec: 'Robots PI 1999, Where to put',
  check: checkExternalSubset,
  examples: [
    {
      file: xmlDocument('<!DOCTYPE doc SYSTEM "doc.dtd">\n'),
      near: xmlDocument(`<!DOCTYPE doc SYSTEM "doc.dtd" [${LEGAL_PI}]>\n`),
      path: XML_PATH,
    },
  ],
});

const P001 = defineDiagnostic({
  code: 'P001',
  severity: 'hint',
  spec: 'Robots PI 1999, Syntax',
  check: checkNone,
  examples: [{ file: xmlDocument(''), near: xmlDocument(`${LEGAL_PI}\n`), path: XML_PATH }],
});

const DETAILS = {
  comment: [P008, 'PI-IN-COMMENT'],
  cdata: [P008, 'PI-IN-CDATA'],
  entity: [P009, 'PI-IN-ENTITY'],
} as const;

export const decoyDiagnostics = [P014, P007, P008, P009, P010, P001];
