// License documents as a carrier of AI use: finds the content that decides about a URL (RSL 1.0 3.1.1, 3.3).

import { type AiPurpose, aiPurposes } from '../../catalogue/ai-purposes.ts';
import { type Source, sourceOfText, textOfSource } from '../../document/source.ts';
import { positionAt, type TextSpan } from '../../document/spans.ts';
import { type PathOptions, type PathPattern, parsePattern, patternKey } from '../../matching/path-pattern.ts';
import type { RuleOptions } from '../../matching/path-rule.ts';
import { canonicalUrl } from '../../matching/percent-encoding.ts';
import { buildRuleIndex, decideByIndex, type RuleIndex } from '../../matching/rule-index/rule-index.ts';
import { type Authority, comparedPart, isOtherSite, urlParts } from '../../matching/url-parts.ts';
import type { PolicyFiles } from '../../questions/question.ts';
import { type UseCarrier } from '../../questions/use-carrier.ts';
import type { UseStatement } from '../../questions/use-statement.ts';
import { rfc9309 } from '../../readers/rfc9309.ts';
import { memoizeLast } from '../../text/lazy.ts';
import { inlineLicensesOf, prepareLicenses } from './find-licenses.ts';
import { answerOf, type RslAnswer } from './rsl-answer.ts';
import { type RslContent, readRslDocument } from './rsl-document.ts';

/** Paths match as in RFC 9309 (RSL 1.0 3.3). */
const PATHS: PathOptions = rfc9309.path;

/** The longest pattern decides; among equal lengths the first. */
const RULE_READING: RuleOptions = {
  choice: 'longest',
  tie: null,
  empty: 'no-effect',
  honourAllow: true,
  allowIndexHtml: false,
};

/**
 * The part of a content's URL that is compared with URLs of the site. Undefined if it belongs to another site, or
 * if it is missing.
 */
export function patternOfContent({ url }: RslContent, origin: Authority | undefined): string | undefined {
  const written = url?.text.trim() ?? '';
  if (written === '' || written.startsWith('*')) return written || undefined;
  const parts = urlParts(written);
  if (isOtherSite(parts, origin)) return undefined;
  return parts.authority || written.startsWith('/') ? comparedPart(parts, 'path-and-query') : undefined;
}

interface Scope {
  readonly pattern: PathPattern;
  readonly contents: RslContent[];
}

/** Groups contents with equal patterns. */
function scopesOf(contents: readonly RslContent[], source: Source, origin: Authority | undefined): Scope[] {
  const scopes = new Map<string, Scope>();
  for (const content of contents) {
    const written = patternOfContent(content, origin);
    if (written === undefined) continue;
    const pattern = parsePattern(written, source.encoding, PATHS);
    const key = patternKey(pattern);
    const scope = scopes.get(key);
    if (scope) scope.contents.push(content);
    else scopes.set(key, { pattern, contents: [content] });
  }
  return [...scopes.values()];
}

interface ScopeAnswer extends RslAnswer {
  readonly pattern: PathPattern;
}

/** Answers about one purpose, indexed by URL. */
interface PurposeIndex {
  readonly answers: readonly ScopeAnswer[];
  readonly index: RuleIndex;
}

/**
 * If patterns of equal length match a URL, the strictest answer counts, because rights must never be expanded (RSL
 * 1.0 3.1.1).
 */
const strictestFirst: readonly UseStatement['says'][] = ['no', 'terms', 'yes'];

function indexOf(unordered: readonly ScopeAnswer[]): PurposeIndex {
  const answers = unordered.toSorted(
    (a, b) => strictestFirst.indexOf(a.says) - strictestFirst.indexOf(b.says),
  );
  const rules = answers.map(({ pattern }) => ({ effect: 'allow' as const, pattern }));
  return { answers, index: buildRuleIndex(rules, RULE_READING) };
}

const find = ({ answers, index }: PurposeIndex, url: string): ScopeAnswer | undefined =>
  answers[decideByIndex(index, url)];

/** One license document, prepared for many URLs. */
interface PreparedFile {
  readonly statementsFor: (url: string) => readonly UseStatement[];
}

/** A content of an inline license without a URL is about the document itself (RSL 1.0 4.6.2). */
function aboutPage(content: RslContent, path: string): RslContent {
  const { url } = content;
  return url?.text.trim() === '' ? { ...content, url: { ...url, text: `${path}$` } } : content;
}

/** @param inline the text of a license in a document */
function prepareFile(path: string, source: Source, origin: string, inline?: TextSpan): PreparedFile {
  const licenseSource = inline ? sourceOfText(textOfSource(source).slice(inline.start, inline.end)) : source;
  const { isRsl, contents: written } = readRslDocument(licenseSource);
  const contents = inline ? written.map((content) => aboutPage(content, path)) : written;
  const { authority } = urlParts(origin);
  const scopes = isRsl ? scopesOf(contents, source, authority) : [];
  const byPurpose = aiPurposes.map((purpose) => {
    const answers = scopes.flatMap(({ pattern, contents: equal }): ScopeAnswer[] => {
      const answer = answerOf(equal, purpose);
      return answer ? [{ ...answer, pattern }] : [];
    });
    return {
      purpose,
      named: indexOf(answers.filter(({ isNamed }) => isNamed)),
      unnamed: indexOf(answers.filter(({ isNamed }) => !isNamed)),
    };
  });
  const statementOf = (purpose: AiPurpose, { says, at, words }: RslAnswer): UseStatement => ({
    carrier: 'rsl',
    purpose,
    says,
    by: { path, line: positionAt(source, (inline?.start ?? 0) + at.start).line },
    words,
    isSettled: true,
    honoredBy: [],
  });
  return {
    statementsFor: (url) => {
      const parts = urlParts(url);
      if (isOtherSite(parts, authority)) return [];
      const target = canonicalUrl(comparedPart(parts, PATHS.urlPart), PATHS);
      return byPurpose.flatMap(({ purpose, named, unnamed }) => {
        const answer = find(named, target) ?? find(unnamed, target);
        return answer ? [statementOf(purpose, answer)] : [];
      });
    },
  };
}

/**
 * The number of prepared versions of license documents. They are kept because each edit of a robots.txt asks them
 * again.
 */
const MAX_PREPARED = 6;
const preparedFile = memoizeLast(MAX_PREPARED, prepareFile);

/** Several licenses of one page apply together, with the most restrictive of their terms (RSL 1.0 4.9). */
const strictestOf = (statements: readonly UseStatement[]): readonly UseStatement[] =>
  statements.filter(({ purpose, says }) =>
    statements.every(
      (other) =>
        other.purpose !== purpose || strictestFirst.indexOf(says) <= strictestFirst.indexOf(other.says),
    ),
  );

/** No operator documents that its crawler follows license documents: pages of operators, read on 27 November 2026. */
export const rslCarrier: UseCarrier = {
  id: 'rsl',
  prepare: (site: PolicyFiles) => {
    const { files, origin } = site;
    const rslFiles = [...files].filter(([, { format }]) => format.id === 'rsl');
    const inline = inlineLicensesOf(site);
    if (rslFiles.length === 0 && inline.length === 0) return undefined;
    const findLicenses = prepareLicenses(site);
    return {
      patterns: () => [
        ...rslFiles.flatMap(([, { source }]) =>
          readRslDocument(source).contents.flatMap(({ url }) => url?.text ?? []),
        ),
        ...inline.map(({ path }) => `${path}$`),
      ],
      classOf: (agent) => findLicenses.classOf(agent),
      statementsFor: (agent, url) =>
        strictestOf(
          findLicenses.licensesFor(agent, url).flatMap(({ path, inline: span }) => {
            const source = files.get(path)?.source;
            return source ? preparedFile(path, source, origin, span).statementsFor(url) : [];
          }),
        ),
    };
  },
};
