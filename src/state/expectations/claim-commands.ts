// Commands that change the expectations about all URLs, as steps of the one history.
import { textOfSource } from '../../core/document/source.ts';
import { readerOf } from '../../core/readers/registry.ts';
import { fileOfCell } from '../../core/workspace/cell-queries.ts';
import { type Claim, claimId, isAboutChange } from '../../core/workspace/expectations/claim.ts';
import { expectationWords } from '../../messages/en/expectations.ts';
import { readClaim, shortClaimSentence } from '../../messages/explain/claim-sentences.ts';
import { fileOf } from '../document/document.ts';
import { changeDocument, type DocumentStore, type GatepostState } from '../document/document-store.ts';
import type { StepLabel } from '../document/history.ts';
import { siteOf } from '../document/selectors.ts';
import { today } from '../today.ts';
import { claimsOf } from './check-claims.ts';
import { tellExpectations } from './tell-expectations.ts';

const words = expectationWords.said;

const labelOf = (code: string, claim: Claim): StepLabel => ({
  code,
  params: { sentence: shortClaimSentence(readClaim(claim)) },
});

function commit(
  store: DocumentStore,
  label: StepLabel,
  alter: (claims: readonly Claim[]) => readonly Claim[],
  visit?: string,
): void {
  const intent = { origin: 'matrix' as const, label, ...(visit === undefined ? {} : { visit }) };
  changeDocument(store, intent, ({ claims: _, ...document }) => {
    const claims = alter(claimsOf(store.getState().document));
    return claims.length === 0 ? document : { ...document, claims };
  });
}

/** Returns a claim about changes with the current text of the file; any other claim as it is. */
export function withCurrentText({ document, view }: GatepostState, claim: Claim): Claim {
  if (!isAboutChange(claim)) return claim;
  const file = fileOf(document, fileOfCell(siteOf(document), {}, readerOf(view.reader)));
  return { ...claim, before: file ? textOfSource(file.source) : '', date: today() };
}

/** Returns the claim of a document that says the same. */
export const findSameClaim = (claims: readonly Claim[], claim: Claim): Claim | undefined =>
  claims.find((other) => claimId(readClaim(other)) === claimId(claim));

/** Adds a claim, which compares with the current text if it is about changes. Does nothing if one says the same. */
export function addClaim(store: DocumentStore, claim: Claim): void {
  const state = store.getState();
  if (findSameClaim(claimsOf(state.document), claim)) return;
  commit(store, labelOf('add-claim', claim), (claims) => [...claims, withCurrentText(state, claim)]);
  tellExpectations(store, words.added(shortClaimSentence(claim)));
}

/**
 * Returns what a changed claim says: one about changes is still compared with the text that the earlier one is compared
 * with, until the user accepts the changes since.
 */
export function changedClaim(state: GatepostState, old: Claim, said: Claim): Claim {
  const { before, date } = old;
  if (!isAboutChange(said) || !isAboutChange(old) || before === undefined)
    return withCurrentText(state, said);
  return { ...said, before, ...(date === undefined ? {} : { date }) };
}

/** Returns the claim of the document that was this one before its note was changed. */
const currentOf = ({ document }: GatepostState, old: Claim): Claim | undefined =>
  claimsOf(document).find((claim) => claim === old) ?? findSameClaim(claimsOf(document), readClaim(old));

/** Replaces a claim by what it should say; its note and its reader stay. Does nothing if it is gone. */
export function changeClaim(store: DocumentStore, old: Claim, said: Claim): void {
  const state = store.getState();
  const current = currentOf(state, old);
  if (!current) return;
  const { note, reader } = current;
  const claim = {
    ...changedClaim(state, readClaim(current), said),
    ...(note === undefined ? {} : { note }),
    ...(reader === undefined ? {} : { reader }),
  };
  commit(store, labelOf('change-claim', claim), (claims) =>
    claims.map((other) => (other === current ? claim : other)),
  );
  tellExpectations(store, words.added(shortClaimSentence(claim)));
}

/** Compares a claim about changes with the current text from now on. */
export function acceptChange(store: DocumentStore, claim: Claim): void {
  const renewed = withCurrentText(store.getState(), readClaim(claim));
  commit(store, labelOf('accept-change', claim), (claims) =>
    claims.map((other) => (other === claim ? renewed : other)),
  );
  tellExpectations(store, words.accepted(shortClaimSentence(renewed)));
}

export function removeClaim(store: DocumentStore, claim: Claim): void {
  commit(store, labelOf('remove-claim', claim), (claims) => claims.filter((other) => other !== claim));
  tellExpectations(store, words.removed(shortClaimSentence(readClaim(claim))));
}

/** Writes the note of the claim at an index; an empty note is removed. Edits during one visit are one step. */
export function setClaimNote(store: DocumentStore, index: number, note: string, visit: string): void {
  const old = claimsOf(store.getState().document)[index];
  if (!old || (old.note ?? '') === note) return;
  const { note: _, ...rest } = old;
  const claim: Claim = note === '' ? rest : { ...rest, note };
  commit(
    store,
    labelOf('note-claim', claim),
    (claims) => claims.map((other) => (other === old ? claim : other)),
    visit,
  );
}
