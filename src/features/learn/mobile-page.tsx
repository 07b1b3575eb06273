// The page about mobile agents: how the field is read, its table asked of the engine, its open questions.
import { mobileExample } from '../../core/catalogue/mobile-example.ts';
import { learnWords } from '../../messages/en/learn/learn.ts';
import { mobileLearn, mobileQuestions, mobileText } from '../../messages/en/learn/mobile-agents.ts';
import { mobileWords } from '../../messages/en/mobile-agents.ts';
import { openWorkspaceAsStep } from '../../state/disk/open-files.ts';
import { documentStore } from '../../state/document/use-document.ts';
import { loadQuestionOf } from '../../state/workspace/open-workspace.ts';
import { goToPage } from '../../ui/controls/page-link.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Differs } from './differs.tsx';
import styles from './learn.module.css';
import { hostRows, orderRows } from './mobile-live.ts';
import { mobileWorkspace } from './mobile-workspace.ts';
import { Paragraphs, Part } from './part.tsx';
import { FileText } from './site-table.tsx';
import { Closing, Facts, OpenQuestions, Points } from './text-sections.tsx';
import { useArrival } from './use-arrival.ts';
import { WideTable } from './wide-table.tsx';

const { example, order, security } = mobileLearn;

const Host = ({ host }: { host: string }) =>
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
        {hostRows().map(({ url, printed, computed, line }) => {
          const differs = printed !== undefined && printed !== computed;
          return (
            <tr key={url}>
              <th scope="row">
                <code>{url.slice(mobileExample.origin.length)}</code>
              </th>
              <td>{printed === undefined ? <i>{example.missing}</i> : <span lang="en">{printed}</span>}</td>
              <td data-differs={differs || undefined}>
                <Host host={computed} /> {differs && <Differs />}
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
        {orderRows().map(({ path, printed, turned }) => (
          <tr key={path}>
            <th scope="row">
              <code>{path}</code>
            </th>
            <td>
              <Host host={printed} />
            </td>
            <td>
              <Host host={turned} />
            </td>
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}

function After() {
  const rows = hostRows();
  const differ = rows.filter(({ printed, computed }) => printed !== undefined && printed !== computed).length;
  const missing = rows.filter(({ printed }) => printed === undefined).length;
  const open = async () => {
    const label = { code: 'open-example', params: { name: example.title } };
    openWorkspaceAsStep(documentStore, await loadQuestionOf(mobileWorkspace()), label);
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

export function MobilePage() {
  const heading = useArrival(mobileText.title);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {mobileText.title}
      </h1>
      <Facts facts={mobileText.facts} />
      <Paragraphs of={mobileText.lead} />
      <Part title={example.title} about={example.about}>
        <FileText text={mobileExample.text} />
        <HostTable />
        <After />
      </Part>
      <Part title={order.title} about={order.about}>
        <OrderTable />
      </Part>
      <Points {...security} />
      <OpenQuestions questions={mobileQuestions} />
      <Closing />
    </>
  );
}
