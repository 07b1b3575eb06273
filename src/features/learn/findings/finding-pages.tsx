// All kinds of findings, and the page of one.

import { useDeferredValue, useState } from 'react';
import { Link, useParams } from 'react-router';
import type { Diagnostic } from '../../../core/diagnostics/define-diagnostic.ts';
import type { Finding, Severity } from '../../../core/diagnostics/finding.ts';
import { type ConsumerProfile, profiles } from '../../../core/diagnostics/profiles.ts';
import { findDiagnostic, inspectors } from '../../../core/diagnostics/registry.ts';
import type { CooperativeTask } from '../../../core/questions/cooperative-task.ts';
import { citeSpecification } from '../../../messages/cite-specification.ts';
import { findingSystems, findingWords, profileTitle } from '../../../messages/en/findings.ts';
import { learnFindingsWords as words } from '../../../messages/en/learn/findings.ts';
import { findingsText } from '../../../messages/en/learn/learn.ts';
import {
  findingMessage,
  findingReason,
  findingSynonyms,
  findingTitle,
  fixTitle,
} from '../../../messages/explain-finding.ts';
import { useIdleTask } from '../../../state/use-idle-task.ts';
import { LabelledSeverityIcon } from '../../../ui/icons/severity-icon.tsx';
import { PageHeading, PageSection, TermList } from '../document.tsx';
import { firstExampleFinding } from './finding-examples.ts';
import { FindingPage } from './finding-page.tsx';
import styles from './findings.module.css';

function profileSentences({ codes, judges, checker }: ConsumerProfile): string {
  const judged = judges && (judges.least === 'hint' ? words.judgesAll : words.judges)(words.codes(judges.of));
  const told = [
    ...(checker?.of.start ? [words.ownRules(checker.all)] : []),
    ...(checker?.of.missing ? [words.ownRequirements] : []),
    ...(codes.length > 0 ? [words.codes(codes)] : []),
    ...(judged ? [judged] : []),
  ];
  return told.join('; ');
}

function ProfileEntry({ profile }: { profile: ConsumerProfile }) {
  const { sources, limits, silent } = profile;
  const facts: readonly (readonly [string, string])[] = [
    [words.complains, profileSentences(profile)],
    [words.limits, limits.map(words.limit).join(', ')],
    [words.silent, words.codes(silent)],
    [words.sources, sources.map((one) => words.source(one.title, one.date)).join('; ')],
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
  /** What it says of its first example. */
  readonly says: string;
  readonly text: string;
}

const severityOrder: readonly Severity[] = ['error', 'warning', 'info', 'hint'];

/** All that a kind is found by: its code and title, what it says, its fixes, and other words for it. */
const searchText = ({ code, spec }: Diagnostic, says: string, finding: Finding | undefined): string => {
  const fixes = finding?.fixes.map(fixTitle) ?? [];
  const told = [code, findingTitle(code), says, findingReason({ code }), ...fixes, citeSpecification(spec)];
  return [...told, findingSynonyms(code)].join(' ').toLowerCase();
};

/** All kinds, with what each says of its example. */
function* createKindsTask(): CooperativeTask<readonly FindingKind[]> {
  const kinds: FindingKind[] = [];
  for (const { id, checks } of inspectors)
    for (const row of checks.toSorted(compareSeverity)) {
      const finding = firstExampleFinding(row.code);
      const says = finding ? findingMessage(finding) : '';
      kinds.push({ row, system: id, says, text: searchText(row, says, finding) });
      yield;
    }
  return kinds;
}

const compareSeverity = (one: Diagnostic, other: Diagnostic) =>
  severityOrder.indexOf(one.severity) - severityOrder.indexOf(other.severity);

const kindCount = inspectors.reduce((sum, { checks }) => sum + checks.length, 0);

function SystemSection({ id, kinds }: { id: string; kinds: readonly FindingKind[] }) {
  if (kinds.length === 0) return null;
  const title = (findingSystems[id] ?? id).replace(/^./, (letter) => letter.toUpperCase());
  return (
    <PageSection title={title}>
      <ul className={styles['kinds']}>
        {kinds.map(({ row: { code, severity }, says }) => (
          <li key={code}>
            <LabelledSeverityIcon severity={severity} />
            <Link to={`/learn/findings/${encodeURIComponent(code)}`}>
              {findingWords.kindTitle(findingTitle(code), code)}
            </Link>
            <span>{says}</span>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

/** All kinds of findings by system, the gravest first, to be searched; and what checks would complain about. */
function FindingsIndex() {
  const [typed, setTyped] = useState('');
  const searched = useDeferredValue(typed).trim().toLowerCase();
  const known = useIdleTask('all', createKindsTask)?.result ?? [];
  const shown = known.filter(({ text }) => searched.split(/\s+/).every((word) => text.includes(word)));
  return (
    <>
      <PageHeading title={findingsText.title} />
      <p>{words.lead(kindCount)}</p>
      <p className={styles['search']}>
        <label>
          {words.search}{' '}
          <input
            type="search"
            className="field"
            spellCheck={false}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </label>
        <output>{known.length > 0 && words.found(shown.length, kindCount)}</output>
      </p>
      {known.length > 0 && shown.length === 0 && <p>{words.none}</p>}
      {inspectors.map(({ id }) => (
        <SystemSection key={id} id={id} kinds={shown.filter(({ system }) => system === id)} />
      ))}
      <ProfileList />
    </>
  );
}

// What is said of a code that no finding has.
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

export default function FindingPages() {
  const { code } = useParams();
  if (code === undefined) return <FindingsIndex />;
  const row = findDiagnostic(code);
  return row ? <FindingPage row={row} /> : <UnknownFindingPage code={code} />;
}
