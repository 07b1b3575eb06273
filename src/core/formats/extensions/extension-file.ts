// The lines of today in a file, each read once: what they say, by kind, in file order.

import type { SourceLine } from '../../document/lines.ts';
import { EXACT_FIELDS } from '../../syntax/directives.ts';
import { type Field, fieldAt, type Policy, valueOf } from '../../syntax/policy.ts';
import { kindsInChunk, LINE_KIND } from '../../syntax/recognize.ts';
import { memoizeByKey } from '../../text/lazy.ts';
import { type ExtensionDirectiveId, extensionDirectives } from './directives.ts';
import { type ValueReaders, valueReaders } from './value-readers.ts';

type LineRead<Id extends ExtensionDirectiveId> = ReturnType<ValueReaders[Id]>;

/** A line of one kind; line numbers are 0-based and hold for the one Policy, columns for the line. */
export interface ExtensionLine<Id extends ExtensionDirectiveId = ExtensionDirectiveId> {
  readonly line: number;
  readonly id: Id;
  readonly field: Field;
  /** The value as written; the columns of `read` begin where it does. */
  readonly value: string;
  readonly read: LineRead<Id>;
}

/** All of them in file order, and by kind. */
export interface ExtensionFile {
  readonly lines: readonly ExtensionLine[];
  readonly sitemaps: readonly ExtensionLine<'sitemap'>[];
  readonly delays: readonly ExtensionLine<'crawl-delay'>[];
  readonly hosts: readonly ExtensionLine<'host'>[];
  readonly cleanParams: readonly ExtensionLine<'clean-param'>[];
  readonly rates: readonly ExtensionLine<'request-rate'>[];
  readonly visits: readonly ExtensionLine<'visit-time'>[];
  readonly noindexes: readonly ExtensionLine<'noindex'>[];
  readonly signals: readonly ExtensionLine<'content-signal'>[];
  readonly usages: readonly ExtensionLine<'content-usage'>[];
  readonly licenses: readonly ExtensionLine<'license'>[];
}

type AnyLineRead = ReturnType<ValueReaders[ExtensionDirectiveId]>;

const memoizedReads = new WeakMap<SourceLine, AnyLineRead>();

/** The value of a line, read once for all versions that have the line. */
function memoizedRead(id: ExtensionDirectiveId, source: SourceLine, value: string): AnyLineRead {
  let read = memoizedReads.get(source);
  if (!read) memoizedReads.set(source, (read = valueReaders[id](value)));
  return read;
}

function extensionLineAt(policy: Policy, id: ExtensionDirectiveId, line: number): ExtensionLine {
  const field = fieldAt(policy, line, EXACT_FIELDS);
  const value = valueOf(field);
  return { line, id, field, value, read: memoizedRead(id, field.line, value) };
}

function linesIn(policy: Policy): ExtensionLine[] {
  const { source, format } = policy;
  const ids = new Map(
    extensionDirectives
      .map((one) => [format.directives.indexOf(one), one.id] as const)
      .filter(([at]) => at >= 0)
      .map(([at, id]) => [LINE_KIND.directive + at, id] as const),
  );
  if (ids.size === 0) return [];
  const lines: ExtensionLine[] = [];
  let from = 0;
  for (const chunk of source.lines.chunks) {
    kindsInChunk(chunk, format, EXACT_FIELDS).forEach((kind, i) => {
      const id = ids.get(kind);
      if (id) lines.push(extensionLineAt(policy, id, from + i));
    });
    from += chunk.length;
  }
  return lines;
}

function parseExtensionFile(policy: Policy): ExtensionFile {
  const lines = linesIn(policy);
  const of = <Id extends ExtensionDirectiveId>(id: Id) =>
    lines.filter((one): one is ExtensionLine<Id> => one.id === id);
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

/** The lines of today in a file; computed once per Policy, and each line read once for all versions that have it. */
export const readExtensionFile = memoizeByKey((policy: Policy): ExtensionFile => parseExtensionFile(policy));
