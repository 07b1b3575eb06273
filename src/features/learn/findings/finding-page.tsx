// The page of one kind of finding, made of the same rows, words and examples that the editor works with.

import { useMemo } from 'react';
import { Link } from 'react-router';
import type { Diagnostic } from '../../../core/diagnostics/define-diagnostic.ts';
import type { Finding } from '../../../core/diagnostics/finding.ts';
import { isComplaintOf, profiles } from '../../../core/diagnostics/profiles.ts';
import { appliesToReader, inspectors } from '../../../core/diagnostics/registry.ts';
import { readers } from '../../../core/readers/registry.ts';
import { citeSpecification } from '../../../messages/cite-specification.ts';
import { findingSystems, findingWords, profileTitle } from '../../../messages/en/findings.ts';
import { learnFindingsWords as words } from '../../../messages/en/learn/findings.ts';
import { learnWords } from '../../../messages/en/learn/learn.ts';
import { readerTitle } from '../../../messages/en/table.ts';
import { findingMessage, findingReason, findingTitle } from '../../../messages/explain-finding.ts';
import { LabelledSeverityIcon } from '../../../ui/icons/severity-icon.tsx';
import { PageHeading, PageSection, TermList } from '../document.tsx';
import { FindingExampleView } from './finding-example-view.tsx';
import { type InspectedExample, inspectExamples } from './finding-examples.ts';
import styles from './findings.module.css';

/** The readers to whom one of these findings matters; a kind may come in several details. */
function audienceSentence(found: readonly Finding[]): string {
  const some = readers.filter((reader) => found.some((finding) => appliesToReader(finding, reader)));
  if (some.length === readers.length) return words.allReaders;
  return some.length === 0 ? words.noReader : words.some(some.map(readerTitle));
}

function profileSentence(found: readonly Finding[]): string {
  const some = profiles.filter((profile) => found.some((finding) => isComplaintOf(profile, finding)));
  return some.length === 0 ? words.noProfile : some.map(profileTitle).join(', ');
}

const systemOfFinding = (code: string) => {
  const { id } = inspectors.find(({ checks }) => checks.some((row) => row.code === code))!;
  return findingSystems[id] ?? id;
};

function findingFacts({ code, severity, spec }: Diagnostic, seen: readonly InspectedExample[]) {
  const found = seen.flatMap((one) => one.found);
  return [
    [words.severity, findingWords.severity(severity)],
    [words.system, systemOfFinding(code)],
    [words.matters, audienceSentence(found)],
    [words.complained, profileSentence(found)],
    [words.rests, citeSpecification(spec)],
  ] as const;
}

export function FindingPage({ row }: { row: Diagnostic }) {
  const { code, severity } = row;
  const title = findingWords.kindTitle(findingTitle(code), code);
  const seen = useMemo(() => inspectExamples(code), [code]);
  const [first] = seen.flatMap(({ found }) => found);
  return (
    <>
      <p>
        <Link to="/learn/findings">{words.toIndex}</Link>
      </p>
      <PageHeading title={title} className={styles['code']}>
        <LabelledSeverityIcon severity={severity} /> {title}
      </PageHeading>
      {first && <p className={styles['says']}>{words.forExample(findingMessage(first))}</p>}
      <TermList label={learnWords.facts} terms={findingFacts(row, seen)} />
      <PageSection title={words.why} about={[findingReason({ code })]} />
      {seen.map((one, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- examples never change
        <FindingExampleView key={place} seen={one} title={words.examples(place + 1, seen.length)} />
      ))}
    </>
  );
}
