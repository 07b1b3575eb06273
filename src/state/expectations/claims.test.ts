// Claims in the page: commands, results at every edit, marks, and the files that keep them.
import { afterEach, describe, expect, test } from 'vitest';
import { sourceOfText } from '../../core/document/source.ts';
import type { Claim } from '../../core/workspace/expectations/claim.ts';
import { readWorkspace } from '../../core/workspace/workspace.ts';
import { describeStep } from '../../messages/en/comparison/changes.ts';
import { newFile, type SiteDocument } from '../document/document.ts';
import { createDocumentStore, edit, emptyDocument, undo } from '../document/document-store.ts';
import { decodeBase } from '../serialization/decode-step.ts';
import { encodeBase } from '../serialization/encode-step.ts';
import { cellMarks } from '../table/cell-marks.ts';
import { workspaceOf } from '../workspace/document-to-workspace.ts';
import { documentOfWorkspace } from '../workspace/workspace-to-document.ts';
import { acceptChange, addClaim, changeClaim, removeClaim, setClaimNote } from './claim-commands.ts';
import {
  addExpectation,
  collapseExpectations,
  expectInsteadOfClaim,
  importExpectations,
} from './expectation-commands.ts';
import { failedClaims } from './failed-claims.ts';
import { countResults, expectationStore, watchExpectations } from './watch-expectations.ts';

const TEXT = 'User-agent: *\nDisallow: /admin/\n';
const closed: Claim = { claim: 'closed', agent: '', area: '/admin/' };

const storeOf = (more: Partial<SiteDocument> = {}, text = TEXT) =>
  createDocumentStore({
    ...emptyDocument(),
    files: [newFile('/robots.txt', sourceOfText(text))],
    rows: ['/admin/x', '/'],
    columns: ['', 'Bot'],
    ...more,
  });

/** A scheduler whose slices run when the test calls them. */
function manualIdle() {
  const waiting = new Set<() => void>();
  const idle = (run: () => void) => {
    waiting.add(run);
    return () => void waiting.delete(run);
  };
  const runAll = () => {
    for (const run of waiting) {
      waiting.delete(run);
      run();
    }
  };
  return { idle, runAll, waiting };
}

let stop = () => undefined as void;
afterEach(() => stop());

function watched(store: ReturnType<typeof storeOf>) {
  const scheduler = manualIdle();
  stop = watchExpectations(store, scheduler.idle);
  return scheduler;
}

const claimsIn = (store: ReturnType<typeof storeOf>) => store.getState().document.claims ?? [];
const outcomes = () => expectationStore.getState().claims?.results.map(({ outcome }) => outcome);
const allow = (store: ReturnType<typeof storeOf>) =>
  edit(
    store,
    '/robots.txt',
    [{ range: { start: { line: 2, column: 0 }, end: { line: 2, column: 0 } }, text: 'Allow: /admin/x\n' }],
    {
      origin: 'text',
      label: { code: 'type' },
    },
  );

test('product: claims are added, edited with their note, accepted and removed, each as one step', () => {
  const store = storeOf();
  addClaim(store, closed);
  addClaim(store, { ...closed, note: 'again' });
  expect(claimsIn(store)).toEqual([closed]);
  setClaimNote(store, 0, 'why', 'visit');
  changeClaim(store, claimsIn(store)[0]!, { claim: 'opens-nothing', area: '/admin/' });
  const [changed] = claimsIn(store);
  expect(changed).toMatchObject({ claim: 'opens-nothing', area: '/admin/', note: 'why', before: TEXT });
  expect(changed?.date).toMatch(/^\d{4}-\d\d-\d\d$/);
  allow(store);
  acceptChange(store, changed!);
  expect(claimsIn(store)[0]).toMatchObject({ note: 'why', before: `${TEXT}Allow: /admin/x\n` });
  removeClaim(store, claimsIn(store)[0]!);
  expect('claims' in store.getState().document).toBe(false);
  expect(store.getState().history.past.map(({ label }) => describeStep(label))).toEqual([
    'expecting that any other crawler is blocked in /admin/',
    'the note on “any other crawler is blocked in /admin/”',
    'now expecting that no change opens /admin/',
    'typing',
    'accepting the change for “no change opens /admin/”',
    'no longer expecting that no change opens /admin/',
  ]);
  undo(store);
  expect(claimsIn(store)).toHaveLength(1);
});

test('product: equal expectations become one claim in one step, with a way back', () => {
  const equal = ['a', 'b'].map((agent) => ({ agent, url: '/x', expect: 'allow' }));
  const other = { agent: 'c', url: '/y', expect: 'allow' };
  const store = storeOf({ expectations: [equal[0]!, other, equal[1]!] });
  collapseExpectations(store, equal, { claim: 'open', url: '/x' });
  expect(store.getState().document).toMatchObject({
    expectations: [other],
    claims: [{ claim: 'open', url: '/x' }],
  });
  undo(store);
  expect(store.getState().document.expectations).toHaveLength(3);
  expect(claimsIn(store)).toEqual([]);
});

describe('product: claims are proved at every edit', () => {
  test('when there is time; until then the results count as those of an earlier text', () => {
    const store = storeOf({ claims: [closed] });
    const { runAll } = watched(store);
    expect([countResults(expectationStore.getState()), expectationStore.getState().isCheckingClaims]).toEqual(
      [undefined, true],
    );
    runAll();
    expect(outcomes()).toEqual(['met']);
    expect(countResults(expectationStore.getState())).toEqual({
      all: 1,
      failed: 0,
      notSettled: 0,
      unknown: 0,
    });
    allow(store);
    expect([outcomes(), expectationStore.getState().isCheckingClaims]).toEqual([['met'], true]);
    runAll();
    expect([outcomes(), expectationStore.getState().isCheckingClaims]).toEqual([['failed'], false]);
    expect(cellMarks.getState().failed?.at([''], '/admin/x')).toEqual({
      says: 'any other crawler is blocked in /admin/: fails',
    });
    undo(store);
    runAll();
    expect([outcomes(), cellMarks.getState().failed]).toEqual([['met'], undefined]);
  });

  test('a key cancels the check of an earlier text, and does no part of it', () => {
    const store = storeOf({ claims: [closed] });
    const { waiting } = watched(store);
    const [first] = waiting;
    allow(store);
    expect([waiting.size, waiting.has(first!)]).toEqual([1, false]);
    expect(expectationStore.getState().claims).toBeUndefined();
  });

  test('a sentence is a claim; what this version does not know is not counted as one that holds', () => {
    const store = storeOf({
      claims: [{ claim: 'Any other crawler is closed in /admin/.' }, { claim: 'Bots behave' }],
    });
    watched(store).runAll();
    expect(outcomes()).toEqual(['met', 'unknown']);
    expect(countResults(expectationStore.getState())).toMatchObject({ all: 2, failed: 0, unknown: 1 });
  });

  test('in a long file when the user asks, and never counts as held before', () => {
    const store = storeOf({ claims: [closed] }, TEXT + '#\n'.repeat(2001));
    const { runAll, waiting } = watched(store);
    expect([waiting.size, outcomes()]).toEqual([0, ['not-settled']]);
    expect(countResults(expectationStore.getState())).toMatchObject({ all: 1, notSettled: 1 });
    expectationStore.getState().checkClaimsNow?.();
    runAll();
    expect([outcomes(), expectationStore.getState().checkClaimsNow]).toEqual([['met'], undefined]);
    allow(store);
    expect([waiting.size, outcomes()]).toEqual([0, ['not-settled']]);
  });

  test('results of a store that is no longer watched are not those of the next one', () => {
    watched(
      storeOf({ expectations: [{ agent: 'Bot', url: '/x', expect: 'allow' }], claims: [closed] }),
    ).runAll();
    stop();
    watched(storeOf());
    const { checked, claims } = expectationStore.getState();
    expect([checked, claims, failedClaims.getState()]).toEqual([undefined, undefined, { failed: 0 }]);
  });

  test('results of another site are not shown for this one', () => {
    const store = storeOf({ claims: [closed] });
    watched(store).runAll();
    store.setState(({ document }) => ({
      document: { ...document, files: [newFile('/robots.txt', sourceOfText(''))], claims: [{ ...closed }] },
    }));
    expect(outcomes()).toBeUndefined();
  });
});

describe('product: claims are kept', () => {
  const claims: Claim[] = [
    { claim: 'opens-nothing', area: '/a', before: TEXT, date: '2026-11-21', note: 'n', later: 1 },
    { claim: 'Every crawler is open everywhere.' },
  ];

  test('in the workspace file and in the session', () => {
    const { document, view } = storeOf({ claims }).getState();
    const read = readWorkspace(JSON.stringify(workspaceOf(document, view)));
    expect('workspace' in read && documentOfWorkspace(read.workspace).document.claims).toEqual(claims);
    expect('workspace' in read && 'claims' in documentOfWorkspace(read.workspace).document.unknown).toBe(
      false,
    );
    expect(decodeBase(structuredClone(encodeBase(document)), new Map()).claims).toEqual(claims);
  });

  test('with those of an imported file', () => {
    const store = storeOf({ claims });
    importExpectations(store, { expectations: [], claims: [...claims, closed], added: 1, other: 0, same: 0 });
    expect(claimsIn(store)).toEqual([...claims, closed]);
  });
});

test('product: a changed claim about changes is compared with the same earlier text until the change is accepted', () => {
  const store = storeOf();
  addClaim(store, { claim: 'opens-nothing', area: '/admin/' });
  const [first] = claimsIn(store);
  allow(store);
  changeClaim(store, first!, { claim: 'opens-nothing', area: '/admin' });
  expect(claimsIn(store)).toEqual([{ ...first, area: '/admin' }]);
});

test('product: a claim that was changed while its note was written keeps both', () => {
  const store = storeOf();
  addClaim(store, closed);
  const [old] = claimsIn(store);
  setClaimNote(store, 0, 'legal', 'visit 1');
  changeClaim(store, old!, { ...closed, area: '/private/' });
  expect(claimsIn(store)).toEqual([{ ...closed, area: '/private/', note: 'legal' }]);
});

test('product: neither a note nor what a later version wrote is lost when expectations are said otherwise', () => {
  const kept = { agent: 'Bot', url: '/', expect: 'allow', note: 'legal', later: 1 };
  const store = storeOf({ expectations: [kept] });
  addExpectation(store, { agent: 'Bot', url: '/', expect: 'deny' });
  expect(store.getState().document.expectations).toEqual([{ ...kept, expect: 'deny' }]);
  const equal = ['a', 'b'].map((agent) => ({ agent, url: '/', expect: 'allow', note: 'legal' }));
  const other = storeOf({ expectations: equal });
  collapseExpectations(other, equal, { claim: 'open', url: '/' });
  expect(claimsIn(other)).toEqual([{ claim: 'open', url: '/', note: 'legal' }]);
});

test('product: a claim that becomes an answer is replaced by it, in one step', () => {
  const store = storeOf({ claims: [closed] });
  expectInsteadOfClaim(store, closed, { agent: 'Bot', url: '/a', expect: 'allow' });
  expect([claimsIn(store), store.getState().document.expectations]).toEqual([
    [],
    [{ agent: 'Bot', url: '/a', expect: 'allow' }],
  ]);
  undo(store);
  expect(claimsIn(store)).toEqual([closed]);
});

test('wcag 4.1.3: what fails is announced once the claims are checked, and nothing is said of them before', () => {
  const store = storeOf({}, 'User-agent: *\nAllow: /\n');
  const { runAll } = watched(store);
  addClaim(store, closed);
  expect(expectationStore.getState().said).toBe('Expected: any other crawler is blocked in /admin/.');
  for (let i = 0; i < 50; i++) runAll();
  expect(expectationStore.getState().said).toContain('fails');
});
