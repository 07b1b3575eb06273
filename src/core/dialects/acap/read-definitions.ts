// Reads the three fields that give a name a meaning (ACAP 1.1 2.7).

import type { Word } from '../../syntax/words.ts';
import type { UsageRef } from './field.ts';
import { checkPattern, isName } from './read-pattern.ts';
import { readQualifiers } from './read-qualifiers.ts';
import type { FieldReader, LineReading } from './reading.ts';
import { parseUsage } from './usages.ts';

/** The name of a definition; undefined, with an issue, if there is none or it is no name. */
function readDefinitionName(reading: LineReading, code: 'bad-local-name' | 'bad-set-name'): Word | undefined {
  const [name, ...body] = reading.words;
  if (!name) reading.report('wrapped-definition', reading.cut.name, 'void', [reading.cut.name.text]);
  else if (!isName(name.text)) reading.report(code, name, 'void', [name.text]);
  else if (body.length === 0) reading.report('definition-incomplete', name, 'void', [name.text]);
  else return name;
  return undefined;
}

/** Reads `name usage qualifiers` (2.7.1). */
export const readQualifiedUsage: FieldReader = (reading) => {
  const name = readDefinitionName(reading, 'bad-local-name');
  const [, usageWord, ...more] = reading.words;
  if (!name || !usageWord) return undefined;
  const { report, text } = reading;
  const usage = parseUsage(usageWord.text);
  if (usageWord.text.startsWith('(')) report('definition-base-local', usageWord, 'void', [usageWord.text]);
  else if (!usage) report('unknown-usage', usageWord, 'void', [usageWord.text]);
  else if (more.length === 0) report('definition-no-qualifiers', usageWord, 'void', [name.text]);
  else {
    const qualifiers = readQualifiers(text, more, usage, report);
    if (usage === 'other' && !qualifiers.some((one) => one.name === 'usage-ref'))
      report('other-unqualified', usageWord);
    return { kind: 'qualified-usage', name, usage, usageWord, qualifiers };
  }
  return undefined;
};

function readCompositePart(word: Word, report: LineReading['report']): UsageRef | undefined {
  const local = /^\((.*)\)$/.exec(word.text)?.[1];
  if (local !== undefined && isName(local)) return { kind: 'local', name: local, word };
  const usage = parseUsage(word.text);
  if (usage === 'other') report('other-unqualified', word);
  if (usage) return { kind: 'standard', usage, word };
  report(word.text.includes('=') ? 'composite-qualified' : 'unknown-usage', word, 'void', [word.text]);
  return undefined;
}

/** Reads `name parts` (2.7.2). */
export const readCompositeUsage: FieldReader = (reading) => {
  const name = readDefinitionName(reading, 'bad-local-name');
  if (!name) return undefined;
  const parts = reading.words.slice(1).flatMap((word) => readCompositePart(word, reading.report) ?? []);
  return { kind: 'composite-usage', name, parts };
};

/** Reads `name patterns` (2.7.3). */
export const readResourceSet: FieldReader = (reading) => {
  const name = readDefinitionName(reading, 'bad-set-name');
  if (!name) return undefined;
  const patterns = reading.words.slice(1);
  for (const word of patterns) {
    if (/^the-acap:/i.test(word.text)) reading.report('set-nesting', word, 'void', [word.text]);
    else checkPattern(word, reading.report);
  }
  return { kind: 'resource-set', name, patterns };
};
