// What gatepost lint looks for, and which of the findings are told at all.
import { appliesTo, rowOf } from '../core/findings/index.ts';
import type { FindingOptions } from '../core/findings/inspection.ts';
import { complainsOf, profiles } from '../core/findings/profiles.ts';
import type { Finding } from '../core/policy/finding.ts';
import { agentsOf, readersOf } from './asked.ts';
import { dayOf, oneOf } from './choices.ts';
import type { Invocation } from './command.ts';
import { Complaint } from './complaint.ts';
import { readUrls } from './url-list.ts';

async function findingOptions({ io, inputs, values }: Invocation): Promise<FindingOptions> {
  const [reader, ...others] = readersOf(values);
  const parser = oneOf('parser', values.parser, ['xml', 'html']);
  return {
    today: dayOf(values.today) ?? io.today,
    urls: [...values.url, ...(values.urls === undefined ? [] : await readUrls(io, inputs, values.urls))],
    agents: agentsOf(io, values, [...values.agents, ...values.agent]),
    ...(reader ? { reader, readers: [reader, ...others] } : {}),
    ...(parser ? { parser } : {}),
  };
}

export interface Choice {
  readonly options: FindingOptions;
  readonly isTold: (finding: Finding) => boolean;
}

const listOf = (value: string | undefined) => (value ?? '').split(',').flatMap((one) => one.trim() || []);

/** Which findings are told: those that matter to one of the readers, and that one of the profiles complains of. */
export async function choiceOf(invocation: Invocation): Promise<Choice> {
  const { values } = invocation;
  const readers = values.reader === undefined ? undefined : readersOf(values);
  const ids = profiles.map(({ id }) => id);
  const named = listOf(values.profile).map((id) => oneOf('profile', id, ids));
  const checked = profiles.filter(({ id }) => named.includes(id));
  const ignored = listOf(values.ignore);
  const unknown = ignored.find((code) => !rowOf(code));
  if (unknown !== undefined) throw new Complaint('no-code', { value: unknown });
  const isTold = (finding: Finding) =>
    !ignored.includes(finding.code) &&
    (readers?.some((reader) => appliesTo(finding, reader)) ?? true) &&
    (checked.length === 0 || checked.some((profile) => complainsOf(profile, finding)));
  return { options: await findingOptions(invocation), isTold };
}
