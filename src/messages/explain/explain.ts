// Explanations and verdicts in words, for the app, the command line, and other programs.

import type { Step } from '../../core/questions/explanation-step.ts';
import type { Decision } from '../../core/questions/question.ts';
import type { AnyVerdict } from '../../core/questions/registry.ts';
import { citeSource } from '../cite-source.ts';
import {
  briefWords,
  cutLineWords,
  decisionWords,
  lineReference,
  quirkStepWords,
  stepWords,
} from '../en/steps.ts';

/**
 * One sentence or two about a step of an explanation, or about what decided a verdict, and in parentheses the section
 * of the specification that it follows. Lines are counted from 1, as editors do. A decision without an explanation, as
 * `gatepost-robots/fetch` returns it, is described by its line and reason.
 */
export function explain(subject: Step | AnyVerdict | Decision): string {
  if (!('code' in subject) && !('because' in subject)) return explainDecision(subject);
  const step = 'code' in subject ? subject : subject.because();
  const section = sectionOfStep(step);
  return section === '' ? explainStep(step) : `${explainStep(step)} (${section})`;
}

function explainDecision({ answer, reason, by }: Decision): string {
  const sentence = decisionWords[reason](answer, by ? lineReference(by.line + 1) : '');
  return by?.cutTo === undefined ? sentence : `${sentence} ${cutLineWords(by.cutTo)}`;
}

/**
 * The section that a step follows, such as "RFC 9309 2.2.2". Empty for a step about what a crawler does otherwise: its
 * sentence names the page that documents it, and its date.
 */
export const sectionOfStep = ({ code, params, source }: Step): string =>
  code in quirkStepWords || ('aside' in params && params.aside?.why === 'star-ignored')
    ? ''
    : citeSource(source);

/** A step as one sentence or two, without its section. */
export function explainStep({ code, params, by }: Step): string {
  const words = stepWords[code] as (params: never, line: string) => string;
  const sentence = words(params as never, by ? lineReference(by.line + 1) : '');
  return by?.cutTo === undefined ? sentence : `${sentence} ${cutLineWords(by.cutTo)}`;
}

/** A step about a rule in a few words, without its line, outcome and section; any other step as a sentence. */
export function explainBriefly(step: Step): string {
  const words = briefWords[step.code] as ((params: never) => string) | undefined;
  if (!words) return explainStep(step);
  const reason = words(step.params as never);
  return step.by?.cutTo === undefined ? reason : `${reason}. ${cutLineWords(step.by.cutTo)}`;
}
