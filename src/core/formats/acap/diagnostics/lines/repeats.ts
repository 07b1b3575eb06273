// Diagnostics of qualifiers that do not count because of others (ACAP 1.1 2.5).

import type { Fix } from '../../../../diagnostics/finding.ts';
import { createExample } from '../../../../diagnostics/finding-example.ts';
import type { TextEdit } from '../../../../document/range.ts';
import { effectiveQualifiers } from '../../effective-qualifiers.ts';
import { needsVersion11 } from '../../expand-usages.ts';
import type { Qualifier } from '../../field.ts';
import { qualifierType, readValue } from '../../qualifiers.ts';
import { acap11 } from '../check-context.ts';
import { removeWord, replaceColumnsAt } from '../edits.ts';
import { anyCrawler, conditions, permitPresent } from '../example.ts';
import { withVersion11 } from '../version-edits.ts';
import type { LineContext, LineFixer } from './line-diagnostic.ts';
import { defineLineKinds } from './line-diagnostic.ts';
import { citeOwnSection, qualifiedField, qualifierAt } from './qualifiers.ts';

/**
 * Removes qualifiers that do not count. No verdict changes, unless a reader of an older version begins to read the
 * field.
 */
function dropFix(context: LineContext, removed: readonly Qualifier[]): Fix | undefined {
  const all = qualifiedField(context.read);
  if (!all || removed.length === 0) return undefined;
  const needs = (qualifiers: readonly Qualifier[]) =>
    needsVersion11('allow', { usage: all.usage, qualifiers, isStem: false });
  const kept = all.qualifiers.filter((one) => !removed.includes(one));
  const isRead = context.subject.file.version.minor > 0 || needs(kept) === needs(all.qualifiers);
  const effectiveBefore = effectiveQualifiers(all.qualifiers).kept;
  const effective = effectiveQualifiers(kept).kept;
  const isSame =
    isRead &&
    effective.length === effectiveBefore.length &&
    effective.every((one, i) => one === effectiveBefore[i]);
  return removalFix(context, removed, isSame ? 'same' : 'changes');
}

const removeQualifiers =
  ({ subject: { policy }, line }: LineContext, removed: readonly Qualifier[]) =>
  (): readonly TextEdit[] =>
    removed.map((one) => removeWord(policy, line, one));

const removalFix = (context: LineContext, removed: readonly Qualifier[], verdicts?: Fix['verdicts']) =>
  context.fix(
    'remove-qualifier',
    { qualifiers: removed.map(({ text }) => text) },
    removeQualifiers(context, removed),
    verdicts,
  );

const sameQualifiers = (context: LineContext) => {
  const one = qualifierAt(context);
  return qualifiedField(context.read)?.qualifiers.filter(({ name }) => name === one?.name) ?? [];
};

const dropThis = (context: LineContext) => {
  const one = qualifierAt(context);
  return one && dropFix(context, [one]);
};

const byLineOrder = (qualifiers: readonly Qualifier[]) => qualifiers.toSorted((a, b) => a.start - b.start);

/** Keeps all qualifiers except those of a form, or only one with this form. */
const keepOne =
  (form: string): LineFixer =>
  (context) => {
    const qualifiers = sameQualifiers(context);
    const loners = qualifiers.filter((one) => one.form === form);
    const others = qualifiers.filter((one) => one.form !== form);
    if (others.length === 0) return dropFix(context, loners.slice(1));
    const [first, ...more] = loners;
    const removed = byLineOrder([...others, ...more]);
    const alone = first && context.fix('keep-only', { text: first.text }, removeQualifiers(context, removed));
    return [dropFix(context, loners) ?? [], alone ?? []].flat();
  };

const LIST_FORMS = /^(the-acap:extract:(?:id|class))(?:list)?:(.*)$/i;

/** Merges the elements of several qualifiers into one list. */
const makeList = (context: LineContext) => {
  const qualifiers = sameQualifiers(context);
  const parts = qualifiers
    .map(({ written }) => LIST_FORMS.exec(written.text))
    .filter((part) => part !== null);
  const kind = parts[0]?.[1]?.toLowerCase();
  const [first, ...others] = qualifiers;
  if (!first || !kind || parts.length < qualifiers.length) return undefined;
  if (!parts.every((part) => part[1]?.toLowerCase() === kind)) return undefined;
  const value = `${kind}list:${parts.map((part) => part[2]).join(',')}`;
  if (!readValue(qualifierType('must-use-resource'), value)) return undefined;
  const { subject, fix, line } = context;
  const { policy, file } = subject;
  const edits = () =>
    withVersion11(policy, file, [
      replaceColumnsAt(line, first.written, value),
      ...others.map((one) => removeWord(policy, line, one)),
    ]);
  return fix('make-list', { text: value }, edits);
};

const chooseContext: LineFixer = (context) => {
  const contexts =
    qualifiedField(context.read)?.qualifiers.filter(({ form }) => form === 'within-user-frame') ?? [];
  return (['prohibited-context', 'required-context'] as const).flatMap((name) => {
    const removed = contexts.filter((one) => one.name === name);
    return removed.length > 0 ? removalFix(context, removed) : [];
  });
};

export const repeatKinds = defineLineKinds({
  'time-limit-combo': {
    severity: 'warning',
    source: acap11('2.5.3.1'),
    fix: dropThis,
    examples: [
      createExample(
        anyCrawler('ACAP-allow-index: /a/ time-limit=3-days time-limit=5-days'),
        anyCrawler('ACAP-allow-index: /a/ time-limit=3-days time-limit=until-recrawled'),
      ),
      createExample(
        anyCrawler('ACAP-allow-index: /a/ time-limit=3-days time-limit=until-recrawled time-limit=5-days'),
        anyCrawler('ACAP-allow-index: /a/ time-limit=3-days time-limit=until-recrawled'),
      ),
    ],
  },
  'time-limit-plus-not-alone': {
    severity: 'warning',
    source: acap11('2.5.3.1'),
    fix: keepOne('plus-terms'),
    examples: [
      createExample(
        anyCrawler('ACAP-allow-index: /a/ time-limit=plus-terms time-limit=5-days'),
        anyCrawler('ACAP-allow-index: /a/ time-limit=plus-terms'),
      ),
    ],
  },
  'single-qualifier-repeated': {
    severity: 'warning',
    source: acap11('2.4.1.2'),
    cite: citeOwnSection,
    fix: (context) => [dropThis(context) ?? [], makeList(context) ?? []].flat(),
    examples: [
      createExample(
        anyCrawler(
          'ACAP-allow-index: /a/ must-use-resource=the-acap:extract:id:x must-use-resource=the-acap:extract:id:y',
        ),
        anyCrawler('ACAP-allow-index: /a/ must-use-resource=the-acap:extract:idlist:x,y'),
      ),
    ],
  },
  'modification-dominated': {
    severity: 'warning',
    source: acap11('2.5.5.5'),
    fix: dropThis,
    examples: [
      createExample(
        anyCrawler(`${permitPresent} prohibited-modification=any prohibited-modification=style`),
        anyCrawler(`${permitPresent} prohibited-modification=format prohibited-modification=style`),
      ),
    ],
  },
  'context-contradiction': {
    severity: 'error',
    source: acap11('2.5.5.8'),
    fix: chooseContext,
    examples: [
      createExample(
        anyCrawler(
          'ACAP-allow-present-original: / prohibited-context=within-user-frame required-context=within-user-frame',
        ),
        anyCrawler(
          'ACAP-allow-present-original: / prohibited-context=within-user-frame required-context=within-original-frame',
        ),
      ),
    ],
  },
  'rulesref-not-alone': {
    severity: 'warning',
    source: acap11('2.5.5.9'),
    fix: keepOne('rulesref'),
    examples: [
      createExample(conditions('rulesref:/rules', 'permittedcountrylist:BE'), conditions('rulesref:/rules')),
    ],
  },
});
