// What gatepost lint looks for, and which of the findings are told at all.

import { appliesTo, rowOf } from '../core/findings/index.ts';
import type { FindingOptions } from '../core/findings/inspection.ts';
import { complainsOf, complaints, profiles } from '../core/findings/profiles.ts';
import { isReport } from '../core/findings/rep-lines/checkers.ts';
import type { Finding } from '../core/policy/finding.ts';
import { defaultReader, readers, watchedReaders } from '../core/readers/index.ts';
import type { Reader } from '../core/readers/reader.ts';
import { agentsOf, readersOf } from './asked.ts';
import { dayOf, oneOf } from './choices.ts';
import type { Invocation } from './command.ts';
import { Complaint } from './complaint.ts';
import { readUrls } from './url-list.ts';

/** What is looked at whoever reads. */
async function findingOptions({ io, inputs, values }: Invocation): Promise<FindingOptions> {
  const parser = oneOf('parser', values.parser, ['xml', 'html']);
  return {
    today: dayOf(values.today) ?? io.today,
    urls: [...values.url, ...(values.urls === undefined ? [] : await readUrls(io, inputs, values.urls))],
    agents: agentsOf(io, values, [...values.agents, ...values.agent]),
    ...(parser ? { parser } : {}),
  };
}

export interface Choice {
  readonly options: FindingOptions;
  /** Whether findings of its kind are told, and mended. */
  readonly isTold: (finding: Finding) => boolean;
  /** Those that are told, of all that is found in a file. */
  readonly told: (found: readonly Finding[]) => readonly Finding[];
}

const listOf = (value: string | undefined) => (value ?? '').split(',').flatMap((one) => one.trim() || []);

/**
 * The reader that records are judged under: one that asks for this file; the default one if it is among the readers, so
 * that more readers find more.
 */
function judging(chosen: readonly Reader[], path: string): Reader {
  const askers = chosen.filter(({ file }) => file.path === path);
  const among = askers.length > 0 ? askers : chosen;
  return among.find(({ id }) => id === defaultReader) ?? among[0]!;
}

/**
 * Which findings are told of the file at a path: those that matter to one of the readers, and that one of the profiles
 * complains of. Without `--reader` those are the watched readers; a profile has readers of its own.
 */
export async function choiceOf(invocation: Invocation): Promise<(path: string) => Choice> {
  const { values } = invocation;
  const ids = profiles.map(({ id }) => id);
  const named = listOf(values.profile).map((id) => oneOf('profile', id, ids));
  const checked = profiles.filter(({ id }) => named.includes(id));
  const ignored = listOf(values.ignore);
  const unknown = ignored.find((code) => !rowOf(code));
  if (unknown !== undefined) throw new Complaint('no-code', { value: unknown });
  const options = await findingOptions(invocation);
  const usual = (path: string) => (checked.length > 0 ? readers : watchedReaders(path));
  return (path) => {
    const chosen = values.reader === undefined ? usual(path) : readersOf(values);
    const isWanted = ({ code }: Finding) => !ignored.includes(code);
    const matters = (finding: Finding) => chosen.some((reader) => appliesTo(finding, reader));
    const looked = { ...options, reader: judging(chosen, path), readers: chosen };
    if (checked.length === 0) {
      const isTold = (finding: Finding) => isWanted(finding) && matters(finding);
      return { options: looked, isTold, told: (found) => found.filter(isTold) };
    }
    const checkers = checked.flatMap(({ checker }) => checker?.of.id ?? []);
    return {
      options: { ...looked, checkers },
      isTold: (finding) =>
        isWanted(finding) && matters(finding) && checked.some((profile) => complainsOf(profile, finding)),
      told: (found) => {
        const own = found.filter((one) => isReport(one) || matters(one));
        const any = new Set(checked.flatMap((profile) => complaints(profile, own)));
        return found.filter((one) => any.has(one) && isWanted(one));
      },
    };
  };
}
