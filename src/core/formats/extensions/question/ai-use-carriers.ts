// Collects what other files of a site than its robots.txt say about the use of a URL.
import type { AiPurpose } from '../../../catalogue/ai-purposes.ts';
import type { PolicyFiles } from '../../../questions/question.ts';
import type { PreparedCarrier } from '../../../questions/use-carrier.ts';
import type { UseCarrierId, UseStatement, UseSystem } from '../../../questions/use-statement.ts';
import { useCarriers } from '../../use-carriers.ts';

/** A statement, and the carrier whose statement of the same system overrules it. */
export interface WeighedStatement {
  readonly statement: UseStatement;
  readonly overruledBy?: UseCarrierId;
}

export interface CarrierStatements {
  /** The statements that count. */
  readonly counting: readonly UseStatement[];
  /** All statements, in the order of the carriers. */
  readonly all: readonly WeighedStatement[];
}

const NO_CARRIER_STATEMENTS: CarrierStatements = { counting: [], all: [] };

export const prepareCarriers = (site: PolicyFiles): readonly PreparedCarrier[] =>
  useCarriers.flatMap((carrier) => carrier.prepare(site) ?? []);

/** Equal for two agents only if all carriers make the same statements to them. */
export const carrierClassOf = (carriers: readonly PreparedCarrier[], agent: string): string =>
  carriers.map((carrier) => carrier.classOf?.(agent) ?? '').join('|');

/** The carriers of reservations. Each overrules the later ones. */
const reservationRank: readonly UseCarrierId[] = ['document', 'response-headers', 'tdmrep'];

/** The carrier whose reservations count for a URL. Other reservations of TDMRep do not count (TDMRep 6.7). */
function reservingCarrier(statements: readonly UseStatement[]): UseCarrierId | undefined {
  const reserving = new Set(
    statements.filter((one) => one.system === 'reservation').map(({ carrier }) => carrier),
  );
  return reservationRank.find((carrier) => reserving.has(carrier));
}

const restrictiveSystems: readonly (UseSystem | undefined)[] = ['preference', 'directive'];

/** The carrier of the same system that says no, if this one says yes. */
function findRestrictingCarrier(
  { system, says }: UseStatement,
  statements: readonly UseStatement[],
): UseCarrierId | undefined {
  if (says === 'no' || !restrictiveSystems.includes(system)) return undefined;
  return statements.find((one) => one.system === system && one.says === 'no')?.carrier;
}

/** Returns the statements about one purpose. @param agent '' is any other crawler */
export function carrierStatements(
  carriers: readonly PreparedCarrier[],
  purpose: AiPurpose,
  agent: string,
  url: string,
): CarrierStatements {
  if (carriers.length === 0) return NO_CARRIER_STATEMENTS;
  const statements = carriers
    .flatMap((carrier) => carrier.statementsFor(agent, url))
    .filter((one) => one.purpose === purpose);
  const reserving = reservingCarrier(statements);
  const all = statements.map((statement): WeighedStatement => {
    const overruling =
      statement.system === 'reservation' ? reserving : findRestrictingCarrier(statement, statements);
    return overruling === undefined || overruling === statement.carrier
      ? { statement }
      : { statement, overruledBy: overruling };
  });
  const counting = all.flatMap(({ statement, overruledBy }) =>
    statement.isSettled && !overruledBy ? [statement] : [],
  );
  return { counting, all };
}
