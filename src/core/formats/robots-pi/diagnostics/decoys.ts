// Findings about what looks like a robots PI but is not one, and about documents without any.

import { cite } from '../../../catalogue/citations.ts';
import { defineChecks, kind } from '../../../diagnostics/define-checks.ts';
import type { Fix } from '../../../diagnostics/finding.ts';
import type { TextSpan } from '../../../document/spans.ts';
import type { XmlInstruction } from '../../../syntax/xml/tokens.ts';
import { findInstructionPart } from '../edit/instruction-part.ts';
import { hasMetaPlace } from '../edit/meta-tag.ts';
import { moveOutOfHiding } from '../edit/move-pi.ts';
import { offsetOf } from '../edit/pi-spots.ts';
import { lowerCaseTarget } from '../edit/repair.ts';
import { freeSpots } from '../edit/write-pi.ts';
import { areSameDirectives, type Parser } from '../effective-directives.ts';
import type { HiddenPi } from '../hidden-pi.ts';
import { DEFAULT_DIRECTIVES, printPi, readPiData } from '../read-pi.ts';
import type { ParsedDocument, PiContext } from './check-context.ts';
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

const kinds = {
  P014: kind({
    severity: 'error',
    source: cite('Robots PI 1999', 'XML 1.0'),
    examples: [
      {
        file: xmlDocument('<?robots index="no" follow="yes">\n'),
        near: xmlDocument('<?robots index="no" follow="yes">?>\n'),
        path: XML_PATH,
      },
    ],
  }),
  P007: kind<{ readonly target: string }>({
    severity: 'warning',
    source: cite('Robots PI 1999', 'XML 1.0'),
    examples: [
      {
        file: xmlDocument('<?Robots index="no" follow="yes"?>\n'),
        near: xmlDocument('<?robotsindex a?>\n'),
        path: XML_PATH,
      },
    ],
  }),
  P008: kind<{ readonly where: Exclude<HiddenPi['where'], 'entity'> }>({
    severity: 'info',
    source: cite('Robots PI 1999', 'XML 1.0'),
    examples: [
      {
        file: xmlDocument(`<!-- ${LEGAL_PI} -->\n`),
        near: xmlDocument('<!-- <?robotsindex?> -->\n'),
        path: XML_PATH,
      },
    ],
  }),
  P009: kind({
    severity: 'warning',
    source: cite('Robots PI 1999', 'Where to put'),
    examples: [
      {
        file: xmlDocument(`<!DOCTYPE doc [\n<!ENTITY % r '${LEGAL_PI}'>\n%r;\n]>\n`),
        near: xmlDocument(`<!DOCTYPE doc [\n${LEGAL_PI}\n]>\n`),
        path: XML_PATH,
      },
    ],
  }),
  P001: kind<{ readonly parser: Parser }>({
    severity: 'hint',
    source: cite('Robots PI 1999', 'Syntax'),
    examples: [{ file: xmlDocument(''), near: xmlDocument(`${LEGAL_PI}\n`), path: XML_PATH }],
  }),
};

type Context = PiContext<typeof kinds>;

/** Runs a check for XML parsers only: HTML parsers do not look for PIs. */
const forXml = (check: (context: Context) => void) => (context: Context) => {
  if (context.subject.parser === 'xml') check(context);
};

/** A robots PI that is never closed. */
function checkUnterminated(context: Context) {
  const { unterminated } = context.subject.document;
  if (!unterminated) return;
  const at = { start: unterminated.start, end: unterminated.target.end };
  context.report('P014', at, {}, () => rewriteFixes(context, 'P014', unterminated, false));
}

function renameFixes(context: Context, token: XmlInstruction): readonly Fix[] {
  const { source, subject } = context;
  const data = subject.document.text.slice(token.data.start, token.data.end);
  const intended = intendedDirectivesAt(context, token.start, data);
  const reading = readPiData(data);
  if (!reading.isLegal || !areSameDirectives(reading.says, intended))
    return rewriteFixes(context, 'P007', token);
  const after = effectiveWith(context, token.start, intended);
  return [fixLeadingTo(context, after, 'lower-target', {}, () => lowerCaseTarget(source, token))];
}

/** Targets that equal `robots` except for case. */
function checkMisnamed(context: Context) {
  const { document } = context.subject;
  for (const token of document.misnamed) {
    const target = document.text.slice(token.target.start, token.target.end);
    context.report('P007', token.target, { target }, () => token.isTerminated && renameFixes(context, token));
  }
}

/** Only where the document has no PI: it must not get a second one. */
function moveOutFixes(context: Context, code: 'P008' | 'P009', hiddenPi: HiddenPi): readonly Fix[] {
  const { source, subject } = context;
  const { document } = subject;
  if (document.pis.length > 0 || !freeSpots(source).includes('declaration')) return [];
  const part = findInstructionPart(document.text, hiddenPi);
  if (!part || (part.open && !canTestFix(context, hiddenPi))) return [];
  const intended = intendedDirectivesAt(context, hiddenPi.start, part.data);
  const reading = readPiData(part.data);
  const isSame = reading.isLegal && areSameDirectives(reading.says, intended);
  const values = { text: isSame ? undefined : printPi(intended) };
  const edits = () => moveOutOfHiding(source, hiddenPi, intended);
  if (part.open) return testedFix(context, code, 'move-out', values, edits());
  return [fixLeadingTo(context, intended, 'move-out', values, edits)];
}

/** What looks like a robots PI in a comment, a CDATA section or the value of an entity. */
function checkHidden(context: Context) {
  for (const hiddenPi of context.subject.document.hidden) {
    const { where } = hiddenPi;
    if (where === 'entity')
      context.report('P009', hiddenPi, {}, () => moveOutFixes(context, 'P009', hiddenPi));
    else context.report('P008', hiddenPi, { where }, () => moveOutFixes(context, 'P008', hiddenPi));
  }
}

/**
 * The span that the finding marks: the last thing that looks like a PI, otherwise the place where one would be
 * inserted.
 */
function spanForNone({ document, parser }: ParsedDocument): TextSpan {
  const start = offsetOf(document, 'declaration') ?? 0;
  const { unterminated, doctype, misnamed, hidden } = document;
  const closed = unterminated && { start: unterminated.start, end: unterminated.target.end };
  const targets = misnamed.map(({ target }) => target);
  const decoys = [closed, ...targets, ...hidden, doctype?.external];
  const candidates = parser === 'xml' ? decoys.filter((decoy) => decoy !== undefined) : [];
  return candidates.toSorted((a, b) => a.start - b.start).at(-1) ?? { start, end: start };
}

/** Neither PI nor META. */
function checkNone(context: Context) {
  const { source, subject, report } = context;
  const { document, parser } = subject;
  if (document.pis.length > 0 || document.html.metas.length > 0) return;
  report('P001', spanForNone(subject), { parser }, () => {
    if (parser === 'xml') return insertPiFixes(context);
    return hasMetaPlace(source) && insertMetaFixes(context, DEFAULT_DIRECTIVES);
  });
}

const xmlChecks = [checkUnterminated, checkMisnamed, checkHidden].map(forXml);

export const decoyChecks = defineChecks(kinds, ...xmlChecks, checkNone);
