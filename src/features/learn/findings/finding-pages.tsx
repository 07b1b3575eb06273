// The index of all kinds of findings, and the page of each.

import { useDeferredValue, useState } from 'react';
import { Link, useParams } from 'react-router';
import type { Diagnostic } from '../../../core/diagnostics/define-diagnostic.ts';
import { currentCode } from '../../../core/diagnostics/earlier-codes.ts';
import type { Finding, Severity } from '../../../core/diagnostics/finding.ts';
import { type ConsumerProfile, profiles } from '../../../core/diagnostics/profiles.ts';
import { findDiagnostic, inspectors } from '../../../core/diagnostics/registry.ts';
import type { CooperativeTask } from '../../../core/questions/cooperative-task.ts';
import { citeSource } from '../../../messages/cite-source.ts';
import { findingSystems, findingWords, profileTitle } from '../../../messages/en/findings.ts';
import { learnFindingsWords as words } from '../../../messages/en/learn/findings.ts';
import { findingsText } from '../../../messages/en/learn/learn.ts';
import {
  findingMessage,
  findingReason,
  findingSynonyms,
  findingTitle,
  fixTitle,
} from '../../../messages/explain/explain-finding.ts';
import { useIdleTask } from '../../../state/use-idle-task.ts';
import { LabelledSeverityIcon } from '../../../ui/icons/severity-icon.tsx';
import { PageHeading, PageSection, TermList } from '../document.tsx';
import { firstExampleFinding } from './finding-examples.ts';
import { FindingPage } from './finding-page.tsx';
import styles from './findings.module.css';

function profileSentences({ codes, judges, checker }: ConsumerProfile): string {
  const judgedPhrase =
    judges && (judges.least === 'hint' ? words.judgesAll : words.judges)(words.codes(judges.of));
  const phrases = [
    ...(checker?.of.start ? [words.ownRules(checker.all)] : []),
    ...(checker?.of.missing ? [words.ownRequirements] : []),
    ...(codes.length > 0 ? [words.codes(codes)] : []),
    ...(judgedPhrase ? [judgedPhrase] : []),
  ];
  return phrases.join('; ');
}

function ProfileEntry({ profile }: { profile: ConsumerProfile }) {
  const { sources, limits, silent } = profile;
  const facts: readonly (readonly [string, string])[] = [
    [words.complains, profileSentences(profile)],
    [words.limits, limits.map(words.limit).join(', ')],
    [words.silent, words.codes(silent)],
    [words.sources, sources.map((source) => words.source(source.title, source.date)).join('; ')],
  ];
  return (
    <>
      <h3>{profileTitle(profile)}</h3>
      <TermList terms={facts.filter(([, says]) => says !== '')} />
    </>
  );
}

const ProfileList = () => (
  <PageSection title={words.profiles} about={[words.profilesAbout]}>
    {profiles.map((profile) => (
      <ProfileEntry key={profile.id} profile={profile} />
    ))}
  </PageSection>
);

interface FindingKind {
  readonly row: Diagnostic;
  readonly system: string;
  /** The message of its first example. */
  readonly message: string;
  readonly text: string;
}

const severityOrder: readonly Severity[] = ['error', 'warning', 'info', 'hint'];

/** Returns the text in which a kind is searched: its code and title, its message, its fixes, and synonyms. */
const searchText = ({ code, source }: Diagnostic, message: string, finding: Finding | undefined): string => {
  const fixes = finding?.fixes.map(fixTitle) ?? [];
  const parts = [code, findingTitle(code), message, findingReason({ code }), ...fixes, citeSource(source)];
  return [...parts, findingSynonyms(code)].join(' ').toLowerCase();
};

/** Returns all kinds, each with the message of its example. */
function* createKindsTask(): CooperativeTask<readonly FindingKind[]> {
  const kinds: FindingKind[] = [];
  for (const { id, checks } of inspectors)
    for (const row of checks.toSorted(compareSeverity)) {
      const finding = firstExampleFinding(row.code);
      const message = finding ? findingMessage(finding) : '';
      kinds.push({ row, system: id, message, text: searchText(row, message, finding) });
      yield;
    }
  return kinds;
}

const compareSeverity = (first: Diagnostic, other: Diagnostic) =>
  severityOrder.indexOf(first.severity) - severityOrder.indexOf(other.severity);

const kindCount = inspectors.reduce((sum, { checks }) => sum + checks.length, 0);

function SystemSection({ id, kinds }: { id: string; kinds: readonly FindingKind[] }) {
  if (kinds.length === 0) return null;
  const title = (findingSystems[id] ?? id).replace(/^./, (letter) => letter.toUpperCase());
  return (
    <PageSection title={title}>
      <ul className={`text-m ${styles['kinds']}`}>
        {kinds.map(({ row: { code, severity }, message }) => (
          <li key={code}>
            <LabelledSeverityIcon severity={severity} />
            <Link to={`/learn/findings/${encodeURIComponent(code)}`}>
              {findingWords.kindTitle(findingTitle(code), code)}
            </Link>
            <span>{message}</span>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

/**
 * The index: all kinds of findings by system, the most severe first, with a search, and what other checkers would
 * report.
 */
function FindingsIndex() {
  const [query, setQuery] = useState('');
  const searchQuery = useDeferredValue(query).trim().toLowerCase();
  const kinds = useIdleTask('all', createKindsTask)?.result ?? [];
  const visibleKinds = kinds.filter(({ text }) =>
    searchQuery.split(/\s+/).every((word) => text.includes(word)),
  );
  return (
    <>
      <PageHeading title={findingsText.title} />
      <p>{words.lead(kindCount)}</p>
      <p className={`flow text-m ${styles['search']}`}>
        <label>
          {words.search}{' '}
          <input
            type="search"
            className="field"
            spellCheck={false}
            value={query}
            onChange={({ target }) => setQuery(target.value)}
          />
        </label>
        <output>{kinds.length > 0 && words.found(visibleKinds.length, kindCount)}</output>
      </p>
      {kinds.length > 0 && visibleKinds.length === 0 && <p>{words.none}</p>}
      {inspectors.map(({ id }) => (
        <SystemSection key={id} id={id} kinds={visibleKinds.filter(({ system }) => system === id)} />
      ))}
      <ProfileList />
    </>
  );
}

// The page for a code that no finding has.
function UnknownFindingPage({ code }: { code: string }) {
  const title = words.unknown(code);
  return (
    <>
      <PageHeading title={title} />
      <p>{words.unknownAbout}</p>
      <p>
        <Link to="/learn/findings">{words.toIndex}</Link>
      </p>
    </>
  );
}

export function FindingPages() {
  const { code } = useParams();
  if (code === undefined) return <FindingsIndex />;
  const row = findDiagnostic(currentCode(code));
  return row ? <FindingPage row={row} /> : <UnknownFindingPage code={code} />;
}
