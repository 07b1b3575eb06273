// Qualifiers that do not count beside others (ACAP 1.1 2.5).

import { createFix, type Fix } from '../../../../diagnostics/finding.ts';
import { createExample } from '../../../../diagnostics/finding-example.ts';
import { effectiveQualifiers } from '../../effective-qualifiers.ts';
import { needsVersion11 } from '../../expand-usages.ts';
import type { Qualifier } from '../../field.ts';
import { qualifierType, readValue } from '../../qualifiers.ts';
import type { Usage } from '../../usages.ts';
import { acap11 } from '../check-context.ts';
import { cutWord, replaceColumnsAt } from '../edits.ts';
import { anyCrawler, conditions, permitPresent } from '../example.ts';
import { withVersion11 } from '../version-edits.ts';
import type { LineFault, LineFixer } from './line-diagnostic.ts';
import { defineLineDiagnostic } from './line-diagnostic.ts';
import { qualifierAt } from './qualifiers.ts';

interface QualifiedRead {
  readonly qualifiers: readonly Qualifier[];
  readonly usage: Usage;
}

function asQualified({ read: { field } }: LineFault): QualifiedRead | undefined {
  if (field?.kind === 'qualified-usage') return field;
  if (field?.kind !== 'rule' || field.usage.kind === 'local') return undefined;
  return { qualifiers: field.qualifiers, usage: field.usage.usage };
}

/** Takes out qualifiers that do not count: no verdict changes, unless an old version begins to read the field. */
function dropFix(fault: LineFault, code: string, gone: readonly Qualifier[]): readonly Fix[] {
  const all = asQualified(fault);
  if (!all || gone.length === 0) return [];
  const needs = (qualifiers: readonly Qualifier[]) =>
    needsVersion11('allow', { usage: all.usage, qualifiers, isStem: false });
  const kept = all.qualifiers.filter((one) => !gone.includes(one));
  const isRead = fault.file.version.minor > 0 || needs(kept) === needs(all.qualifiers);
  const counted = effectiveQualifiers(all.qualifiers).kept;
  const left = effectiveQualifiers(kept).kept;
  const isSame = isRead && left.length === counted.length && left.every((one, i) => one === counted[i]);
  return [cutFix(fault, code, gone, isSame ? 'same' : 'changes')];
}

const cutFix = (
  fault: LineFault,
  code: string,
  gone: readonly Qualifier[],
  verdicts: Fix['verdicts'],
  words: readonly Qualifier[] = gone,
) =>
  createFix(
    code,
    words.map(({ text }) => text),
    verdicts,
    () => gone.map((one) => cutWord(fault.policy, fault.line, one)),
  );

const dropSame = (fault: LineFault) => {
  const one = qualifierAt(fault);
  return asQualified(fault)?.qualifiers.filter(({ name }) => name === one?.name) ?? [];
};

const dropThis: LineFixer = (fault) => {
  const one = qualifierAt(fault);
  return one ? dropFix(fault, 'remove-qualifier', [one]) : [];
};

const byLineOrder = (found: readonly Qualifier[]) => found.toSorted((a, b) => a.start - b.start);

/** Keeps all but the ones of a form, or the form alone. */
const keepOne =
  (form: string): LineFixer =>
  (fault) => {
    const found = dropSame(fault);
    const loners = found.filter((one) => one.form === form);
    const others = found.filter((one) => one.form !== form);
    if (others.length === 0) return dropFix(fault, 'remove-qualifier', loners.slice(1));
    const [first, ...more] = loners;
    const alone = first
      ? [cutFix(fault, 'keep-only', byLineOrder([...others, ...more]), 'changes', [first])]
      : [];
    return [...dropFix(fault, 'remove-qualifier', loners), ...alone];
  };

const LIST_FORMS = /^(the-acap:extract:(?:id|class))(?:list)?:(.*)$/i;

/** Several elements are named in one list. */
const makeList: LineFixer = (fault) => {
  const found = dropSame(fault);
  const parts = found.map(({ written }) => LIST_FORMS.exec(written.text)).filter((part) => part !== null);
  const kind = parts[0]?.[1]?.toLowerCase();
  const [first, ...others] = found;
  if (!first || !kind || parts.length < found.length) return [];
  if (!parts.every((part) => part[1]?.toLowerCase() === kind)) return [];
  const value = `${kind}list:${parts.map((part) => part[2]).join(',')}`;
  if (!readValue(qualifierType('must-use-resource'), value)) return [];
  const { policy, file, line } = fault;
  const edits = () =>
    withVersion11(policy, file, [
      replaceColumnsAt(line, first.written, value),
      ...others.map((one) => cutWord(policy, line, one)),
    ]);
  return [createFix('make-list', [value], 'changes', edits)];
};

const chooseContext: LineFixer = (fault) => {
  const contexts = asQualified(fault)?.qualifiers.filter(({ form }) => form === 'within-user-frame') ?? [];
  return (['prohibited-context', 'required-context'] as const).flatMap((name) => {
    const gone = contexts.filter((one) => one.name === name);
    return gone.length > 0 ? [cutFix(fault, 'remove-qualifier', gone, 'changes')] : [];
  });
};

/** A qualifier that another one covers is still listed beside a verdict: without it the list is another. */
const dropCovered: LineFixer = (fault) => {
  const one = qualifierAt(fault);
  return one ? [cutFix(fault, 'remove-qualifier', [one], 'changes')] : [];
};

export const repeatDiagnostics = [
  defineLineDiagnostic({
    code: 'time-limit-third',
    severity: 'warning',
    spec: acap11('2.5.3.1'),
    fix: dropThis,
    examples: [
      createExample(
        anyCrawler('ACAP-allow-index: /a/ time-limit=3-days time-limit=until-recrawled time-limit=5-days'),
        anyCrawler('ACAP-allow-index: /a/ time-limit=3-days time-limit=until-recrawled'),
      ),
    ],
  }),
  defineLineDiagnostic({
    code: 'time-limit-combo',
    severity: 'warning',
    spec: acap11('2.5.3.1'),
    fix: dropThis,
    examples: [
      createExample(
        anyCrawler('ACAP-allow-index: /a/ time-limit=3-days time-limit=5-days'),
        anyCrawler('ACAP-allow-index: /a/ time-limit=3-days time-limit=until-recrawled'),
      ),
    ],
  }),
  defineLineDiagnostic({
    code: 'time-limit-plus-not-alone',
    severity: 'warning',
    spec: acap11('2.5.3.1'),
    fix: keepOne('plus-terms'),
    examples: [
      createExample(
        anyCrawler('ACAP-allow-index: /a/ time-limit=plus-terms time-limit=5-days'),
        anyCrawler('ACAP-allow-index: /a/ time-limit=plus-terms'),
      ),
    ],
  }),
  defineLineDiagnostic({
    code: 'single-qualifier-repeated',
    severity: 'warning',
    spec: acap11('2.4.1.2'),
    fix: (fault) => [...dropThis(fault), ...makeList(fault)],
    examples: [
      createExample(
        anyCrawler(
          'ACAP-allow-index: /a/ must-use-resource=the-acap:extract:id:x must-use-resource=the-acap:extract:id:y',
        ),
        anyCrawler('ACAP-allow-index: /a/ must-use-resource=the-acap:extract:idlist:x,y'),
      ),
    ],
  }),
  defineLineDiagnostic({
    code: 'modification-dominated',
    severity: 'warning',
    spec: acap11('2.5.5.5'),
    fix: dropThis,
    examples: [
      createExample(
        anyCrawler(`${permitPresent} prohibited-modification=any prohibited-modification=style`),
        anyCrawler(`${permitPresent} prohibited-modification=format prohibited-modification=style`),
      ),
    ],
  }),
  defineLineDiagnostic({
    code: 'modification-redundant',
    severity: 'info',
    spec: acap11('2.5.5.5'),
    fix: dropCovered,
    examples: [
      createExample(
        anyCrawler(`${permitPresent} prohibited-modification=content prohibited-modification=translation`),
        anyCrawler(`${permitPresent} prohibited-modification=content prohibited-modification=format`),
      ),
    ],
  }),
  defineLineDiagnostic({
    code: 'context-contradiction',
    severity: 'error',
    spec: acap11('2.5.5.8'),
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
  }),
  defineLineDiagnostic({
    code: 'rulesref-not-alone',
    severity: 'warning',
    spec: acap11('2.5.5.9'),
    fix: keepOne('rulesref'),
    examples: [
      createExample(conditions('rulesref:/rules', 'permittedcountrylist:BE'), conditions('rulesref:/rules')),
    ],
  }),
];
