// The page about mobile agents: how the field is read, its table asked of the engine, its open questions.
import { mobileExample } from '../../../core/catalogue/mobile-example.ts';
import { mobileWords } from '../../../messages/en/formats/mobile-agents.ts';
import { learnWords } from '../../../messages/en/learn/learn.ts';
import { mobileLearn, mobileQuestions, mobileText } from '../../../messages/en/learn/mobile-agents.ts';
import { openWorkspaceAsStep } from '../../../state/disk/open-files.ts';
import { documentStore } from '../../../state/document/use-document.ts';
import { loadQuestionOf, readWorkspaceDocument } from '../../../state/workspace/open-workspace.ts';
import { goToPage } from '../../../ui/controls/page-link.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { DifferenceMark } from '../examples/difference-mark.tsx';
import { FileText } from '../examples/site-table.tsx';
import styles from '../learn.module.css';
import { PageSection, Paragraphs } from '../page-section.tsx';
import { ClosingSection, FactList, OpenQuestionList, PointList } from '../text-sections.tsx';
import { usePageArrival } from '../use-page-arrival.ts';
import { WideTable } from '../wide-table.tsx';
import { computeHostRows, computeOrderRows } from './mobile-agent-examples.ts';

// The worked example for mobile agents as a workspace, so that it can be opened, asked and changed.
/** The file, its twelve URLs, and the printed table beside what is computed. */
const createMobileAgentWorkspace = () =>
  readWorkspaceDocument({
    gatepost: 1,
    origin: mobileExample.origin,
    files: [{ path: '/robots.txt', text: mobileExample.text }],
    rows: [...mobileExample.urls],
    columns: [''],
    question: 'mobile-agent',
    asked: { beside: 'printed', printed: Object.fromEntries(mobileExample.printedRows) },
    reader: '',
    expectations: [],
  });

const { example, order, security } = mobileLearn;

const HostLabel = ({ host }: { host: string }) =>
  host.includes('://') ? (
    <span className="v v-host">
      <Icon name="g-host" />
      <code>{host}</code>
    </span>
  ) : (
    <span className="v v-none">
      <Icon name="g-unsaid" />
      {mobileWords.states.none}
    </span>
  );

function HostTable() {
  return (
    <WideTable caption={example.caption}>
      <thead>
        <tr>
          {[example.url, example.printed, example.computed, example.line].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {computeHostRows().map(({ url, printed, computed, line }) => {
          const differs = printed !== undefined && printed !== computed;
          return (
            <tr key={url}>
              <th scope="row">
                <code>{url.slice(mobileExample.origin.length)}</code>
              </th>
              <td>{printed === undefined ? <i>{example.missing}</i> : <span lang="en">{printed}</span>}</td>
              <td data-differs={differs || undefined}>
                <HostLabel host={computed} /> {differs && <DifferenceMark />}
              </td>
              <td>{line}</td>
            </tr>
          );
        })}
      </tbody>
    </WideTable>
  );
}

function OrderTable() {
  return (
    <WideTable caption={order.caption}>
      <thead>
        <tr>
          {[order.url, order.printed, order.turned].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {computeOrderRows().map(({ path, printed, turned }) => (
          <tr key={path}>
            <th scope="row">
              <code>{path}</code>
            </th>
            <td>
              <HostLabel host={printed} />
            </td>
            <td>
              <HostLabel host={turned} />
            </td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}

function AfterTables() {
  const rows = computeHostRows();
  const differ = rows.filter(({ printed, computed }) => printed !== undefined && printed !== computed).length;
  const missing = rows.filter(({ printed }) => printed === undefined).length;
  const open = async () => {
    const label = { code: 'open-example', params: { name: example.title } };
    openWorkspaceAsStep(documentStore, await loadQuestionOf(createMobileAgentWorkspace()), label);
    goToPage('/edit');
  };
  return (
    <p className={styles['after']}>
      <span>{example.tally(differ, missing, rows.length)}</span>
      <button type="button" className="btn" aria-label={example.openHint} onClick={() => void open()}>
        {learnWords.open}
      </button>
    </p>
  );
}

export function MobileAgentsPage() {
  const heading = usePageArrival(mobileText.title);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {mobileText.title}
      </h1>
      <FactList facts={mobileText.facts} />
      <Paragraphs of={mobileText.lead} />
      <PageSection title={example.title} about={example.about}>
        <FileText text={mobileExample.text} />
        <HostTable />
        <AfterTables />
      </PageSection>
      <PageSection title={order.title} about={order.about}>
        <OrderTable />
      </PageSection>
      <PointList {...security} />
      <OpenQuestionList questions={mobileQuestions} />
      <ClosingSection />
    </>
  );
}
