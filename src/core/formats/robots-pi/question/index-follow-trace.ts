// Explains an answer about a document: lists everything in it that is, or looks like, a directive for crawlers.

import { positionAt, type TextSpan } from '../../../document/spans.ts';
import { DEFAULT_DIRECTIVES } from '../read-pi.ts';
import type { RobotsPi } from '../robots-document.ts';
import type { CrawlerStatements, PageDirective, Restriction } from './crawler-restrictions.ts';
import type { DocumentLookup, ReadDocument } from './index-follow-lookup.ts';
import type { DocumentStep } from './index-follow-steps.ts';

interface QueriedUrl {
  readonly origin: string;
  readonly url: string;
}

/** A step with the offset that it is about, so that steps can be sorted by their position in the document. */
interface PlacedStep {
  readonly at: number;
  readonly step: DocumentStep;
}

/** Longer texts of a file are cut, because a step is one line. */
const MAX_WORDS_LENGTH = 200;

const wordsOf = ({ document: { text } }: ReadDocument, { start, end }: TextSpan) =>
  text.slice(start, Math.min(end, start + MAX_WORDS_LENGTH));

const lineOf = ({ path, source }: ReadDocument, { start }: TextSpan) => ({
  path,
  line: positionAt(source, start).line,
});

/** @param decides whether the document decides, and no tag or header does */
function piStep(read: ReadDocument, pi: RobotsPi, decides: boolean): DocumentStep {
  const by = lineOf(read, pi);
  const text = wordsOf(read, pi);
  const obeyedPi = read.effective.pi;
  if (read.parser === 'html') return { code: 'pi-not-read', params: { text }, by, outcome: 'passed-over' };
  if (!pi.reading.isLegal) {
    return { code: 'pi-illegal', params: { text, fault: pi.reading.fault }, by, outcome: 'no-effect' };
  }
  const directiveParams = { text, ...pi.reading.says };
  if (pi === obeyedPi) {
    const params = { ...directiveParams, isLate: pi.isLate, decides };
    return { code: 'pi-obeyed', params, by, outcome: decides ? 'decides' : 'chosen' };
  }
  const deciding = obeyedPi ? lineOf(read, obeyedPi).line : 0;
  return { code: 'pi-later', params: { ...directiveParams, deciding }, by, outcome: 'too-late' };
}

function metaSteps(read: ReadDocument, decides: boolean): PlacedStep[] {
  const { says, metas } = read.effective;
  return read.document.html.metas.map((meta, i) => {
    const by = lineOf(read, meta);
    const text = wordsOf(read, meta);
    const step: DocumentStep =
      read.parser === 'xml'
        ? { code: 'meta-not-read', params: { text }, by, outcome: 'passed-over' }
        : i === 0
          ? {
              code: 'meta-obeyed',
              params: { text, ...says, tags: metas.length, decides },
              by,
              outcome: decides ? 'decides' : 'chosen',
            }
          : { code: 'meta-joined', params: { text }, by, outcome: 'chosen' };
    return { at: meta.start, step };
  });
}

/** What only looks like a PI. An HTML parser does not look for any. */
function decoySteps(read: ReadDocument): PlacedStep[] {
  if (read.parser === 'html') return [];
  const { misnamed, hidden, unterminated, text } = read.document;
  return [
    ...misnamed.map((decoy): PlacedStep => {
      const params = { target: text.slice(decoy.target.start, decoy.target.end) };
      const step: DocumentStep = {
        code: 'pi-misnamed',
        params,
        by: lineOf(read, decoy),
        outcome: 'passed-over',
      };
      return { at: decoy.start, step };
    }),
    ...hidden.map((decoy): PlacedStep => {
      const params = { where: decoy.where };
      return {
        at: decoy.start,
        step: { code: 'pi-hidden', params, by: lineOf(read, decoy), outcome: 'passed-over' },
      };
    }),
    ...(unterminated ? [unterminated] : []).map((decoy): PlacedStep => {
      const by = lineOf(read, decoy);
      return { at: decoy.start, step: { code: 'pi-unterminated', params: {}, by, outcome: 'passed-over' } };
    }),
  ];
}

/** The last step if no directive decides. */
function silentSteps({ effective: { reason }, document: { pis }, parser }: ReadDocument): DocumentStep[] {
  if (reason === 'illegal') {
    return [{ code: 'pi-only-illegal', params: { count: pis.length }, outcome: 'decides' }];
  }
  return reason === 'silence' ? [{ code: 'document-silent', params: { parser }, outcome: 'decides' }] : [];
}

/** The tags for the crawler and the headers. The first decides, unless the document does. */
const restrictionSteps = (
  restrictions: readonly Restriction[],
  documentDecides: boolean,
): readonly DocumentStep[] =>
  restrictions.map(({ says, carrier, by, text, agent }, i): DocumentStep => {
    const decides = i === 0 && !documentDecides;
    const params = { text: text.slice(0, MAX_WORDS_LENGTH), ...says, agent, decides };
    const code = carrier === 'meta' ? 'meta-for-crawler' : 'header-obeyed';
    return { code, params, by, outcome: decides ? 'decides' : 'chosen' };
  });

const directiveStep = ({ name, text, agent, documentedBy, operator, by }: PageDirective): DocumentStep => ({
  code: 'directive-beside',
  params: { name, text: text.slice(0, MAX_WORDS_LENGTH), agent, documentedBy, operator },
  by,
  outcome: 'chosen',
});

function documentSteps(
  lookup: DocumentLookup,
  { origin, url }: QueriedUrl,
  decides: boolean,
): DocumentStep[] {
  const outcome = decides ? ({ outcome: 'decides' } as const) : {};
  if ('missing' in lookup) {
    return lookup.missing === 'other-site'
      ? [{ code: 'other-site', params: { url, origin }, ...outcome }]
      : [{ code: 'document-absent', params: { path: lookup.path }, ...outcome }];
  }
  const { document, path, parser } = lookup;
  const placed = [
    ...document.pis.map((pi) => ({ at: pi.start, step: piStep(lookup, pi, decides) })),
    ...metaSteps(lookup, decides),
    ...decoySteps(lookup),
  ];
  const isBroken = parser === 'xml' && document.problem;
  return [
    { code: 'document-read', params: { path, parser }, outcome: 'chosen' },
    ...(isBroken ? [{ code: 'document-not-well-formed', params: {} } as const] : []),
    ...placed.toSorted((a, b) => a.at - b.at).map(({ step }) => step),
    ...(decides ? silentSteps(lookup) : []),
  ];
}

/** Returns all steps. Exactly one of them decides. */
export function traceIndexFollow(
  { lookup, restrictions, directives }: CrawlerStatements & { readonly lookup: DocumentLookup },
  queried: QueriedUrl,
): readonly DocumentStep[] {
  const says = 'missing' in lookup ? DEFAULT_DIRECTIVES : lookup.effective.says;
  const decides = restrictions.length === 0 || !says.index || !says.follow;
  return [
    ...documentSteps(lookup, queried, decides),
    ...restrictionSteps(restrictions, decides),
    ...directives.map(directiveStep),
  ];
}
