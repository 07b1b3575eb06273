// Reads what response headers say about the use of pages.

import type { AiPurpose } from '../../catalogue/ai-purposes.ts';
import { aiPurposes } from '../../catalogue/ai-purposes.ts';
import { labelsFor, newestEdition } from '../../catalogue/usage-vocabulary.ts';
import type { PolicyFiles } from '../../questions/question.ts';
import { appliesToAgent, usesOfRobotsTag } from '../../questions/robots-tag-use.ts';
import type { UseCarrier } from '../../questions/use-carrier.ts';
import type { UseStatement } from '../../questions/use-statement.ts';
import { type RobotsTagPart, readRobotsTag } from '../../syntax/robots-tag.ts';
import { readDictionary, type SfMember } from '../../syntax/structured-field.ts';
import { memoizeByKey } from '../../text/lazy.ts';
import { lowerCase } from '../../text/lower-case.ts';
import { readContentSignal } from '../extensions/lines/content-signal.ts';
import { preferenceOf } from '../extensions/lines/content-usage.ts';
import { type UseHeaderId, useHeaderOf } from './header-names.ts';
import { type HeaderField, valueOfField } from './headers-file.ts';
import { prepareHeaders } from './page-headers.ts';

/** What one header says, without its file. */
interface HeaderStatement extends Omit<UseStatement, 'carrier' | 'by'> {
  readonly line: number;
}

/** The key `ai-input` of Content-Signal includes generative answers of a search. */
const purposesOf = (purpose: AiPurpose): readonly AiPurpose[] =>
  purpose === 'ai-input' ? ['ai-search', 'ai-input'] : [purpose];

const withoutFollowers = { isSettled: true, honoredBy: [] } as const;

interface PlacedPart extends RobotsTagPart {
  readonly line: number;
  readonly text: string;
}

/**
 * The directives of all lines add up. Each line is read separately, so that a user-agent does not apply to the
 * next line.
 */
function robotsTagStatements(fields: readonly HeaderField[], agent: string): HeaderStatement[] {
  const parts = fields.flatMap((field): PlacedPart[] => {
    const value = valueOfField(field);
    return readRobotsTag(value, { hasAgents: true })
      .parts.filter((part) => appliesToAgent(part, agent))
      .map((part) => ({ ...part, line: field.line, text: value.slice(part.start, part.end) }));
  });
  return usesOfRobotsTag(parts, agent).map(({ part, purpose, says, isSettled, honoredBy }) => ({
    purpose,
    says,
    line: part.line,
    words: part.agent ? `${part.agent.text}: ${part.text}` : part.text,
    isSettled,
    honoredBy,
    system: 'directive',
  }));
}

/** All lines are one Dictionary (RFC 9651 4.2): a line that cannot be read makes all of them unreadable. */
function usageStatements(fields: readonly HeaderField[]): HeaderStatement[] {
  const members: (SfMember & { readonly line: number; readonly text: string })[] = [];
  for (const field of fields) {
    const value = valueOfField(field);
    const read = readDictionary(value);
    if ('fault' in read) return [];
    for (const member of read.members)
      members.push({ ...member, line: field.line, text: value.slice(member.start, member.end) });
  }
  return aiPurposes.flatMap((purpose): HeaderStatement[] => {
    const label = labelsFor(newestEdition, purpose).find(
      (one) => preferenceOf({ members }, one) !== 'unknown',
    );
    const member = members.findLast(({ key }) => key === label);
    if (label === undefined || !member) return [];
    const says = preferenceOf({ members }, label) === 'allowed' ? 'yes' : 'no';
    const { line, text: words } = member;
    return [{ purpose, says, line, words, ...withoutFollowers, system: 'preference' }];
  });
}

function signalStatements(fields: readonly HeaderField[]): HeaderStatement[] {
  const statements = fields.flatMap((field) => {
    const value = valueOfField(field);
    return (readContentSignal(value).parts ?? []).flatMap((signal): HeaderStatement[] => {
      if (signal.key === 'use') return [];
      const { key, value: says, start, end } = signal;
      const words = value.slice(start, end);
      return purposesOf(key).map((purpose) => ({
        purpose,
        says,
        line: field.line,
        words,
        ...withoutFollowers,
      }));
    });
  });
  const prohibited = new Set(statements.flatMap(({ purpose, says }) => (says === 'no' ? [purpose] : [])));
  return statements.filter(({ purpose, says }) => says === 'no' || !prohibited.has(purpose));
}

/**
 * A reservation for text and data mining (TDMRep). It covers training, and perhaps the input of a model. Several
 * reservations have to agree.
 */
function reservationStatements(fields: readonly HeaderField[]): HeaderStatement[] {
  const values = new Set(fields.map(valueOfField));
  const [value] = values;
  if (values.size !== 1 || (value !== '0' && value !== '1')) return [];
  const says = value === '1' ? 'no' : 'yes';
  return fields.flatMap(({ line, name }) =>
    (['ai-input', 'ai-train'] as const).map((purpose) => ({
      purpose,
      says,
      line,
      words: `${name.text}: ${value}`,
      isSettled: purpose === 'ai-train',
      honoredBy: [],
      system: 'reservation',
    })),
  );
}

const statementReaders: Partial<
  Record<UseHeaderId, (fields: readonly HeaderField[], agent: string) => HeaderStatement[]>
> = {
  robots: robotsTagStatements,
  usage: usageStatements,
  signal: signalStatements,
  reservation: reservationStatements,
};

/** Cached as long as the field, because every page is asked about for every crawler. */
const useOfField = memoizeByKey(({ name }: HeaderField) => useHeaderOf(name.text));

/** A pattern of `_headers` matches whole paths, and `:name` matches a part of one. */
function robotsPattern(text: string): string {
  const pattern = text.replace(/:[A-Za-z]\w*/g, '*');
  return pattern.endsWith('*') ? pattern : `${pattern}$`;
}

export const responseHeadersCarrier: UseCarrier = {
  id: 'response-headers',
  prepare({ origin, files }: PolicyFiles) {
    const headers = prepareHeaders({ origin, files });
    if (headers.files.length === 0) return undefined;
    return {
      patterns: () =>
        headers.files.flatMap(({ groups }) =>
          groups.flatMap(({ pattern }) => (pattern ? [robotsPattern(pattern.text)] : [])),
        ),
      classOf: lowerCase,
      statementsFor(agent, url) {
        return headers.fieldsAt(url).flatMap(({ path, fields }) => {
          const statements = Object.entries(statementReaders).flatMap(([id, read]) => {
            const named = fields.filter((field) => useOfField(field) === id);
            return named.length === 0 ? [] : read(named, agent);
          });
          return statements
            .toSorted((a, b) => a.line - b.line)
            .map(
              ({ line, ...rest }): UseStatement => ({
                carrier: 'response-headers',
                ...rest,
                by: { path, line },
              }),
            );
        });
      },
    };
  },
};
