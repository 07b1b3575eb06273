// What a tdmrep.json says about the use of a page, for the question about AI use.

import { isOtherSite, urlParts } from '../../matching/url-parts.ts';
import type { UseCarrier } from '../../questions/use-carrier.ts';
import type { UseStatement } from '../../questions/use-statement.ts';
import { findDecidingLocation, urlForLocations } from './location-pattern.ts';
import { nameOfMember, TDMREP_PATH } from './members.ts';
import { miningPurposes } from './mining-purposes.ts';
import { readTdmrepFile, type TdmrepEntry, type TdmrepFile } from './tdmrep-file.ts';

/**
 * A policy beside a reservation tells how to ask for an authorization, so the answer stays no (sec-tdm-reservation); beside
 * none it is not processed (sec-tdm-policy).
 */
function statementsOf(file: TdmrepFile, entry: TdmrepEntry): readonly UseStatement[] {
  const { reservation } = entry.members;
  if (!reservation || entry.reservation === 'unset') return [];
  const isReserved = entry.reservation === 'reserved';
  const words = `${nameOfMember('reservation')}: ${isReserved ? 1 : 0}`;
  const by = { path: TDMREP_PATH, line: file.lineOf(reservation.start) };
  return miningPurposes.map(({ purpose, isSettled }) => ({
    carrier: 'tdmrep',
    purpose,
    says: isReserved ? 'no' : 'yes',
    by,
    words:
      isReserved && entry.policy !== undefined
        ? `${words}, ${nameOfMember('policy')}: ${entry.policy}`
        : words,
    isSettled,
    honoredBy: [],
    isReservation: true,
  }));
}

/**
 * TDMRep, sec-tdm-file. It is about all crawlers alike, and about URLs of its own site. No operator of a crawler documents
 * that it follows the file: docs/adopters.md of the protocol, read 2026-11-27, lists publishers only.
 */
export const tdmrepCarrier: UseCarrier = {
  id: 'tdmrep',
  prepare({ origin, files }) {
    const found = files.get(TDMREP_PATH);
    if (!found) return undefined;
    const file = readTdmrepFile(found.source);
    const index = file.index();
    const site = urlParts(origin).authority;
    return {
      patterns: () => file.entries.flatMap((entry) => entry?.location ?? []),
      statementsFor: (_agent, url) => {
        if (isOtherSite(urlParts(url), site)) return [];
        const entry = file.entries[findDecidingLocation(index, urlForLocations(url))];
        return entry ? statementsOf(file, entry) : [];
      },
    };
  },
};
