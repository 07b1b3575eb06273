// Reads what a tdmrep.json says about the use of a page, for the question about AI use.

import { isOtherSite, urlParts } from '../../matching/url-parts.ts';
import type { UseCarrier } from '../../questions/use-carrier.ts';
import type { UseStatement } from '../../questions/use-statement.ts';
import { findDecidingLocation, urlForLocations } from './location-pattern.ts';
import { nameOfMember, TDMREP_PATH } from './members.ts';
import { miningPurposes } from './mining-purposes.ts';
import { readTdmrepFile, type TdmrepEntry, type TdmrepFile } from './tdmrep-file.ts';

/**
 * A policy next to a reservation explains how to request an authorization, so the answer is still no
 * (sec-tdm-reservation). Without a reservation it is not processed (sec-tdm-policy).
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
    system: 'reservation',
  }));
}

/**
 * TDMRep, sec-tdm-file. The file applies equally to all crawlers, and to URLs of its own site. No operator of a crawler
 * documents that it follows the file: docs/adopters.md of the protocol, read 2026-11-27, lists only publishers.
 */
export const tdmrepCarrier: UseCarrier = {
  id: 'tdmrep',
  prepare({ origin, files }) {
    const document = files.get(TDMREP_PATH);
    if (!document) return undefined;
    const file = readTdmrepFile(document.source);
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
