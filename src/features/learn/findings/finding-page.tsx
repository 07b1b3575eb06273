// The page of a kind of finding, with the same data, texts and examples that the editor uses.

import { useMemo } from 'react';
import { Link } from 'react-router';
import { findLineDifferences } from '../../../core/analysis/versions/line-differences.ts';
import type { Diagnostic } from '../../../core/diagnostics/define-diagnostic.ts';
import type { Finding, Fix } from '../../../core/diagnostics/finding.ts';
import { contentKey } from '../../../core/diagnostics/finding.ts';
import { isComplaintOf, profiles } from '../../../core/diagnostics/profiles.ts';
import { appliesToReader, inspectors } from '../../../core/diagnostics/registry.ts';
import { applyEdits } from '../../../core/document/edits.ts';
import { readSource, type Source, sourceOfText, textOfSource } from '../../../core/document/source.ts';
import { readers } from '../../../core/readers/registry.ts';
import { fileAt } from '../../../core/workspace/site.ts';
import { citeSource } from '../../../messages/cite-source.ts';
import { findingSystems, findingWords, profileTitle } from '../../../messages/en/findings.ts';
import { learnFindingsWords as words } from '../../../messages/en/learn/findings.ts';
import { learnWords } from '../../../messages/en/learn/learn.ts';
import { readerTitle } from '../../../messages/en/table.ts';
import {
  findingMessage,
  findingReason,
  findingTitle,
  fixTitle,
} from '../../../messages/explain/explain-finding.ts';
import { documentStore } from '../../../state/document/use-document.ts';
import { openWorkspaceDocument } from '../../../state/files/open-files.ts';
import { openFindings } from '../../../state/findings/findings-panel.ts';
import { loadQuestionOf, readWorkspaceDocument } from '../../../state/workspace/open-workspace.ts';
import { LineDifferences } from '../../../ui/content/line-differences.tsx';
import { ScrollRegion } from '../../../ui/controls/scroll-region.tsx';
import { goToPage } from '../../../ui/environment/page-address.ts';
import { LabelledSeverityIcon } from '../../../ui/icons/severity-icon.tsx';
import { PageHeading, PageSection, TermList } from '../document.tsx';
import { type InspectedExample, inspectExamples, workspaceOfFinding } from './finding-examples.ts';
import styles from './findings.module.css';

/** The number of displayed lines and findings of an example that demonstrates a large number. */
const MAX_SHOWN_LINES = 40;

/** Truncates long files: their beginning is enough to demonstrate their length. */
function truncateSource(source: Source): string {
  const lines = textOfSource(source).split(/\r\n|\n|\r/);
  const beginning = lines
    .slice(0, MAX_SHOWN_LINES)
    .map((line) => (line.length > 400 ? `${line.slice(0, 400)}…` : line));
  return [...beginning, ...(lines.length > MAX_SHOWN_LINES ? ['…'] : [])].join('\n');
}

function FixExample({ fix, source }: { fix: Fix; source: Source }) {
  return (
    <li>
      <h4>{fixTitle(fix)}</h4>
      <p>{words.verdicts[fix.verdicts]}</p>
      {fix.command ? (
        <p>{words.command}</p>
      ) : (
        <LineDifferences
          differences={findLineDifferences(source.lines, applyEdits(source, fix.edits).lines).slice(
            0,
            MAX_SHOWN_LINES,
          )}
        />
      )}
    </li>
  );
}

function FindingSentence({ finding, source }: { finding: Finding; source: Source }) {
  return (
    <li>
      <p>
        <b>{words.line(finding.range.start.line + 1)}</b> {findingMessage(finding)}
      </p>
      <ul className={styles['fixes']} aria-label={words.fixes}>
        {finding.fixes.map((fix) => (
          <FixExample key={contentKey(fix)} fix={fix} source={source} />
        ))}
      </ul>
      {finding.fixes.length === 0 && <p>{words.noFix}</p>}
    </li>
  );
}

const readExampleFile = (file: string | Uint8Array) =>
  typeof file === 'string' ? sourceOfText(file) : readSource(file);

function FileView({ title, file }: { title: string; file: string | Uint8Array }) {
  return (
    <figure className={styles['file']}>
      <figcaption>{title}</figcaption>
      <ScrollRegion as="pre">{truncateSource(readExampleFile(file))}</ScrollRegion>
      {typeof file !== 'string' && <p>{words.octets}</p>}
    </figure>
  );
}

/** An example of a kind of finding: the file, its findings, their fixes, and a similar file without the finding. */
function FindingExampleView({ seen: inspected, title }: { seen: InspectedExample; title: string }) {
  const { example, site, path, found } = inspected;
  const { source } = fileAt(site, path);
  const others = [...site.files.keys()].filter((otherPath) => otherPath !== path);
  const open = async () => {
    const label = { code: 'open-example', params: { name: found[0]?.code ?? title } };
    openWorkspaceDocument(
      documentStore,
      await loadQuestionOf(readWorkspaceDocument(workspaceOfFinding(inspected))),
      label,
    );
    openFindings(true);
    goToPage('/edit');
  };
  return (
    <PageSection title={title} about={others.length > 0 ? [words.beside(others)] : []}>
      <div className={styles['part']}>
        <FileView title={path} file={example.file} />
        <p>
          <button type="button" className="btn" onClick={() => void open()}>
            {words.open}
          </button>
        </p>
        <h3>{words.says}</h3>
        <ul className={styles['found']}>
          {found.slice(0, MAX_SHOWN_LINES).map((finding, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- examples never change
            <FindingSentence key={place} finding={finding} source={source} />
          ))}
        </ul>
        <h3>{words.near}</h3>
        <p>{words.nearAbout}</p>
        <FileView title={path} file={example.near} />
      </div>
    </PageSection>
  );
}

/** Describes the readers for which one of these findings matters. A kind may have several variants. */
function audienceSentence(found: readonly Finding[]): string {
  const affectedReaders = readers.filter((reader) =>
    found.some((finding) => appliesToReader(finding, reader)),
  );
  if (affectedReaders.length === readers.length) return words.allReaders;
  return affectedReaders.length === 0 ? words.noReader : words.some(affectedReaders.map(readerTitle));
}

function profileSentence(found: readonly Finding[]): string {
  const affectedProfiles = profiles.filter((profile) =>
    found.some((finding) => isComplaintOf(profile, finding)),
  );
  return affectedProfiles.length === 0 ? words.noProfile : affectedProfiles.map(profileTitle).join(', ');
}

const systemOfFinding = (code: string) => {
  const { id } = inspectors.find(({ checks }) => checks.some((row) => row.code === code))!;
  return findingSystems[id] ?? id;
};

function findingFacts({ code, severity, source }: Diagnostic, inspected: readonly InspectedExample[]) {
  const found = inspected.flatMap((example) => example.found);
  return [
    [words.severity, findingWords.severity(severity)],
    [words.system, systemOfFinding(code)],
    [words.matters, audienceSentence(found)],
    [words.complained, profileSentence(found)],
    [words.rests, citeSource(source)],
  ] as const;
}

export function FindingPage({ row }: { row: Diagnostic }) {
  const { code, severity } = row;
  const title = findingWords.kindTitle(findingTitle(code), code);
  const inspected = useMemo(() => inspectExamples(code), [code]);
  const [first] = inspected.flatMap(({ found }) => found);
  return (
    <>
      <p>
        <Link to="/learn/findings">{words.toIndex}</Link>
      </p>
      <PageHeading title={title} className="row breaks">
        <LabelledSeverityIcon severity={severity} /> {title}
      </PageHeading>
      {first && (
        <p className={`text-l breaks ${styles['says']}`}>{words.forExample(findingMessage(first))}</p>
      )}
      <TermList label={learnWords.facts} terms={findingFacts(row, inspected)} />
      <PageSection title={words.why} about={[findingReason({ code })]} />
      {inspected.map((inspectedExample, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- examples never change
        <FindingExampleView
          key={place}
          seen={inspectedExample}
          title={words.examples(place + 1, inspected.length)}
        />
      ))}
    </>
  );
}
