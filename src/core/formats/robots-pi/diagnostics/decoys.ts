// Findings about what looks like a robots PI but is not one, and about documents without any.

import { defineDiagnostic } from '../../../diagnostics/define-diagnostic.ts';
import type { Fix } from '../../../diagnostics/finding.ts';
import type { TextSpan } from '../../../document/spans.ts';
import type { XmlInstruction } from '../../../syntax/xml/tokens.ts';
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

/** Runs a check for XML parsers only: HTML parsers do not look for PIs. */
const forXml =
  (check: Check): Check =>
  (context) => {
    if (context.parser === 'xml') check(context);
  };

/** P014: a robots PI that is never closed. */
const checkUnterminated: Check = forXml((context) => {
  const unterminated = context.document.unterminated;
  if (!unterminated) return;
  const fixes = () => rewriteFixes(context, P014, unterminated, false);
  context.report(
    P014,
    { start: unterminated.start, end: unterminated.target.end },
    { detail: 'PI-UNTERMINATED', fixes },
  );
});

function renameFixes(context: CheckContext, token: XmlInstruction): readonly Fix[] {
  const { source, document } = context;
  const { data } = token;
  const intended = intendedDirectivesAt(context, token.start, document.text.slice(data.start, data.end));
  const reading = readPiData(document.text.slice(data.start, data.end));
  if (!reading.isLegal || !areSameDirectives(reading.says, intended))
    return rewriteFixes(context, P007, token);
  const after = effectiveWith(context, token.start, intended);
  return [fixLeadingTo(context, 'lower-target', after, () => lowerCaseTarget(source, token))];
}

/** P007: targets that equal `robots` except for case. */
const checkMisnamed: Check = forXml((context) => {
  const { document, report } = context;
  for (const token of document.misnamed) {
    const words = [document.text.slice(token.target.start, token.target.end)];
    const fixes = () => (token.isTerminated ? renameFixes(context, token) : []);
    report(P007, token.target, { detail: 'PI-TARGET-CASE', words, fixes });
  }
});

/** Only where the document has no PI: it must not get a second one. */
function moveOutFixes(context: CheckContext, hiddenPi: HiddenPi): readonly Fix[] {
  const { source, document } = context;
  if (document.pis.length > 0 || !freeSpots(source).includes('declaration')) return [];
  const part = findInstructionPart(document.text, hiddenPi);
  if (!part || (part.open && !canTestFix(context, hiddenPi))) return [];
  const intended = intendedDirectivesAt(context, hiddenPi.start, part.data);
  const reading = readPiData(part.data);
  const isSame = reading.isLegal && areSameDirectives(reading.says, intended);
  const words = isSame ? [] : [printPi(intended)];
  const edits = () => moveOutOfHiding(source, hiddenPi, intended);
  const [diagnostic] = DETAILS[hiddenPi.where];
  if (part.open) return testedFix(context, diagnostic, 'move-out', edits(), words);
  return [fixLeadingTo(context, 'move-out', intended, edits, words)];
}

/** P008, P009: what looks like a robots PI in a comment, a CDATA section or the value of an entity. */
const checkHidden: Check = forXml((context) => {
  for (const hiddenPi of context.document.hidden) {
    const [diagnostic, detail] = DETAILS[hiddenPi.where];
    const words = [hiddenPi.where, firstWords(context.document, hiddenPi)];
    context.report(diagnostic, hiddenPi, { detail, words, fixes: () => moveOutFixes(context, hiddenPi) });
  }
});

/**
 * P010: no PI, but an external subset that may contain one. The fix copies the directives of META, if there are
 * any.
 */
const checkExternalSubset: Check = forXml((context) => {
  const { document, report } = context;
  const external = document.doctype?.external;
  if (!external || document.pis.length > 0) return;
  report(P010, external, { detail: 'PI-EXTERNAL-SUBSET', fixes: () => insertPiFixes(context) });
});

/**
 * The span that the finding marks: the last thing that looks like a PI, otherwise the place where one would be
 * inserted.
 */
function spanForNone({ document, parser }: CheckContext): TextSpan {
  const start = offsetOf(document, 'declaration') ?? 0;
  const { unterminated, doctype, misnamed, hidden } = document;
  const closed = unterminated && { start: unterminated.start, end: unterminated.target.end };
  const targets = misnamed.map(({ target }) => target);
  const decoys = [closed, ...targets, ...hidden, doctype?.external];
  const candidates = parser === 'xml' ? decoys.filter((decoy) => decoy !== undefined) : [];
  return candidates.toSorted((a, b) => a.start - b.start).at(-1) ?? { start, end: start };
}

/** P001: neither PI nor META. */
const checkNone: Check = (context) => {
  const { source, document, parser, report } = context;
  if (document.pis.length > 0 || document.html.metas.length > 0) return;
  const useMeta = parser === 'html' && hasMetaPlace(source);
  const fixes = () =>
    useMeta ? insertMetaFixes(context, DEFAULT_DIRECTIVES) : parser === 'xml' ? insertPiFixes(context) : [];
  report(P001, spanForNone(context), { detail: 'PI-NONE', words: [parser], fixes });
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
