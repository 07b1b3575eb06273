// The page about mobile agents: the tables of its specification, computed by the engine.
import { mobileExample, mobileOrderExample } from '../../../core/catalogue/mobile-example.ts';
import { prepare } from '../../../core/questions/registry.ts';
import { openSite } from '../../../core/workspace/site.ts';
import type { Workspace } from '../../../core/workspace/workspace.ts';
import { mobileWords } from '../../../messages/en/formats/mobile-agents.ts';
import { learnWords } from '../../../messages/en/learn/learn.ts';
import { mobileLearn, mobileQuestions, mobileText } from '../../../messages/en/learn/mobile-agents.ts';
import { TableHead } from '../../../ui/content/table-head.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { DataTable, PageSection, SpecificationArticle, TermSection, WideTable } from '../document.tsx';
import { DifferenceMark } from '../examples/difference-mark.tsx';
import { openExample } from '../examples/open-example.ts';
import { FileText } from '../examples/site-table.tsx';
import styles from '../learn.module.css';

const prepareHosts = (origin: string, text: string) =>
  prepare(openSite({ origin, files: { '/robots.txt': text } }), { question: 'mobile-agent' });

interface ComputedHostRow {
  readonly url: string;
  /** Undefined if the printed table does not have the row. */
  readonly printed: string | undefined;
  readonly computed: string;
  /** 1-based; undefined if no line decides. */
  readonly line: number | undefined;
}

/** Returns the table of section 4, with the computed hosts. */
function computeHostRows(): readonly ComputedHostRow[] {
  const { origin, text, urls, printedRows } = mobileExample;
  const host = prepareHosts(origin, text);
  const printed = new Map(printedRows);
  return urls.map((url) => {
    const { answer, by } = host('', url);
    return { url, printed: printed.get(url), computed: answer, line: by && by.line + 1 };
  });
}

interface ComputedOrderRow {
  readonly path: string;
  readonly printed: string;
  readonly reversed: string;
}

const EXAMPLE_PATHS = ['/', '/dir1', '/dir1/a.html', '/dir10/a.html', '/dir1/dir2/x/y'];

/** The lines of section 3.1 in reverse order. */
const reversedText = `${mobileOrderExample.text.trimEnd().split('\n').toReversed().join('\n')}\n`;

/** Returns the hosts under the lines of section 3.1 in both orders. */
function computeOrderRows(): readonly ComputedOrderRow[] {
  const [printed, reversed] = [
    prepareHosts(mobileOrderExample.origin, mobileOrderExample.text),
    prepareHosts(mobileOrderExample.origin, reversedText),
  ];
  return EXAMPLE_PATHS.map((path) => ({
    path,
    printed: printed('', path).answer,
    reversed: reversed('', path).answer,
  }));
}

/** The file, its twelve URLs, and the printed table next to the computed one. */
const workspace: Workspace = {
  gatepost: 1,
  origin: mobileExample.origin,
  files: [{ path: '/robots.txt', text: mobileExample.text }],
  rows: [...mobileExample.urls],
  columns: [''],
  question: 'mobile-agent',
  asked: { beside: 'printed', printed: Object.fromEntries(mobileExample.printedRows) },
  reader: '',
  expectations: [],
};

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
      <TableHead names={[example.url, example.printed, example.computed, example.line]} />
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

const OrderTable = () => (
  <DataTable
    caption={order.caption}
    rows={computeOrderRows()}
    columns={[
      [order.url, ({ path }) => <code>{path}</code>],
      [order.printed, ({ printed }) => <HostLabel host={printed} />],
      [order.turned, ({ reversed }) => <HostLabel host={reversed} />],
    ]}
  />
);

function AfterTables() {
  const rows = computeHostRows();
  const differ = rows.filter(({ printed, computed }) => printed !== undefined && printed !== computed).length;
  const missing = rows.filter(({ printed }) => printed === undefined).length;
  return (
    <p className={`flow text-m ${styles['after']}`}>
      <span>{example.tally(differ, missing, rows.length)}</span>
      <button
        type="button"
        className="btn"
        aria-label={example.openHint}
        onClick={() => void openExample(workspace, example.title)}
      >
        {learnWords.open}
      </button>
    </p>
  );
}

export const MobileAgentsPage = () => (
  <SpecificationArticle text={mobileText} questions={mobileQuestions}>
    <PageSection title={example.title} about={example.about}>
      <FileText text={mobileExample.text} />
      <HostTable />
      <AfterTables />
    </PageSection>
    <PageSection title={order.title} about={order.about}>
      <OrderTable />
    </PageSection>
    <TermSection {...security} />
  </SpecificationArticle>
);
