// The lines of today in a file, each read once: what they say, by kind, in file order.

import { EXACT } from '../../policy/directive.ts';
import { type Field, fieldAt, type Policy, valueOf } from '../../policy/policy.ts';
import { KIND, kindsInChunk } from '../../policy/recognise.ts';
import type { SourceLine } from '../../text/lines.ts';
import { type ModernDirectiveId, modernDirectives } from './directives.ts';
import { type ValueReaders, valueReaders } from './values.ts';

type Read<Id extends ModernDirectiveId> = ReturnType<ValueReaders[Id]>;

/** A line of one kind; line numbers are 0-based and hold for the one Policy, columns for the line. */
export interface ModernLine<Id extends ModernDirectiveId = ModernDirectiveId> {
  readonly line: number;
  readonly id: Id;
  readonly field: Field;
  /** The value as written; the columns of `read` begin where it does. */
  readonly value: string;
  readonly read: Read<Id>;
}

/** All of them in file order, and by kind. */
export interface ModernFile {
  readonly lines: readonly ModernLine[];
  readonly sitemaps: readonly ModernLine<'sitemap'>[];
  readonly delays: readonly ModernLine<'crawl-delay'>[];
  readonly hosts: readonly ModernLine<'host'>[];
  readonly cleanParams: readonly ModernLine<'clean-param'>[];
  readonly rates: readonly ModernLine<'request-rate'>[];
  readonly visits: readonly ModernLine<'visit-time'>[];
  readonly noindexes: readonly ModernLine<'noindex'>[];
  readonly signals: readonly ModernLine<'content-signal'>[];
  readonly usages: readonly ModernLine<'content-usage'>[];
  readonly licenses: readonly ModernLine<'license'>[];
}

type AnyRead = ReturnType<ValueReaders[ModernDirectiveId]>;

const readings = new WeakMap<SourceLine, AnyRead>();

/** The value of a line, read once for all versions that have the line. */
function readOnce(id: ModernDirectiveId, source: SourceLine, value: string): AnyRead {
  let read = readings.get(source);
  if (!read) readings.set(source, (read = valueReaders[id](value)));
  return read;
}

function lineOf(policy: Policy, id: ModernDirectiveId, line: number): ModernLine {
  const field = fieldAt(policy, line, EXACT);
  const value = valueOf(field);
  return { line, id, field, value, read: readOnce(id, field.line, value) };
}

function linesIn(policy: Policy): ModernLine[] {
  const { source, format } = policy;
  const ids = new Map(
    modernDirectives
      .map((one) => [format.directives.indexOf(one), one.id] as const)
      .filter(([at]) => at >= 0)
      .map(([at, id]) => [KIND.directive + at, id] as const),
  );
  if (ids.size === 0) return [];
  const lines: ModernLine[] = [];
  let from = 0;
  for (const chunk of source.lines.chunks) {
    kindsInChunk(chunk, format, EXACT).forEach((kind, i) => {
      const id = ids.get(kind);
      if (id) lines.push(lineOf(policy, id, from + i));
    });
    from += chunk.length;
  }
  return lines;
}

function readFile(policy: Policy): ModernFile {
  const lines = linesIn(policy);
  const of = <Id extends ModernDirectiveId>(id: Id) =>
    lines.filter((one): one is ModernLine<Id> => one.id === id);
  return {
    lines,
    sitemaps: of('sitemap'),
    delays: of('crawl-delay'),
    hosts: of('host'),
    cleanParams: of('clean-param'),
    rates: of('request-rate'),
    visits: of('visit-time'),
    noindexes: of('noindex'),
    signals: of('content-signal'),
    usages: of('content-usage'),
    licenses: of('license'),
  };
}

const files = new WeakMap<Policy, ModernFile>();

/** The lines of today in a file; computed once per Policy, and each line read once for all versions that have it. */
export function modernFile(policy: Policy): ModernFile {
  let file = files.get(policy);
  if (!file) files.set(policy, (file = readFile(policy)));
  return file;
}
