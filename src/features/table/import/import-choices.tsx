// Selects what an import adds to the table: which URLs, which user-agents, and whether they replace the existing
// ones.

import { useId, useMemo, useState } from 'react';
import type { ImportResult } from '../../../core/import/import-lists.ts';
import { escapeInvisible } from '../../../core/text/escape-invisible.ts';
import { largestOf } from '../../../core/text/large-lists.ts';
import { importWords as words } from '../../../messages/en/app/import.ts';
import { agentName } from '../../../messages/en/table.ts';
import { useDocument } from '../../../state/document/use-document.ts';
import { matrixRows } from '../../../state/table/matrix-query.ts';
import { VisibleText } from '../../../ui/content/visible-text.tsx';
import { BarSelect } from '../../../ui/controls/bar-select.tsx';
import { urlCountChoices } from './default-import-choice.ts';
import styles from './import.module.css';
import { findImportableUrls, type ImportChoice, siteOfImport } from './import-rows.ts';

interface ImportChoicesProps {
  readonly outcome: ImportResult;
  readonly choice: ImportChoice;
  readonly choose: (choice: ImportChoice) => void;
}

function UrlChoice({ outcome, choice, choose }: ImportChoicesProps) {
  const document = useDocument((state) => state.document);
  const site = siteOfImport(document, outcome);
  const offered = useMemo(() => findImportableUrls(outcome, site), [outcome, site]);
  const [isHere, setHere] = useState(true);
  const urls = isHere ? offered.onSite : offered.urls;
  const numbers = urlCountChoices(urls.length);
  const isLog = outcome.pages.length === 0;
  const number = largestOf([...numbers.filter((size) => size <= choice.urls.length), numbers[0] ?? 0]);
  const setUrls = (count: number, from: readonly string[]) =>
    choose({ ...choice, urls: from.slice(0, count) });
  return (
    <div className={`flow ${styles['bar']}`}>
      {urls.length > 0 && (
        <BarSelect
          label={words.urls}
          value={String(number)}
          options={numbers.map((count) => [
            String(count),
            count === urls.length ? words.allUrls(count) : words.someUrls(count, isLog),
          ])}
          choose={(count) => setUrls(Number(count), urls)}
        />
      )}
      {offered.otherSiteCount > 0 && (
        <label className={`inline breaks target ${styles['option']}`}>
          <input
            type="checkbox"
            checked={isHere}
            onChange={({ target }) => {
              setHere(target.checked);
              const from = target.checked ? offered.onSite : offered.urls;
              setUrls(number === urls.length ? from.length : number, from);
            }}
          />
          <VisibleText text={words.onlyHere(site, offered.otherSiteCount)} />
        </label>
      )}
    </div>
  );
}

const MAX_SHOWN_AGENTS = 20;

function AgentChoice({ outcome, choice, choose }: ImportChoicesProps) {
  const [isAll, showAll] = useState(false);
  const agents = outcome.log?.agents ?? [];
  if (agents.length === 0) return null;
  const visibleAgents = isAll ? agents : agents.slice(0, MAX_SHOWN_AGENTS);
  const names = new Set(choice.agents);
  const toggle = (name: string) => {
    const isSelected = names.has(name);
    const next = agents
      .map((agent) => agent.name)
      .filter((other) => (other === name ? !isSelected : names.has(other)));
    choose({ ...choice, agents: next });
  };
  return (
    <fieldset className={styles['agents']}>
      <legend>{words.agents}</legend>
      <p>{words.agentsHow}</p>
      <ul>
        {visibleAgents.map(({ name, hits, example }) => (
          <li key={name}>
            <label className={`inline breaks target ${styles['option']}`} title={escapeInvisible(example)}>
              <input type="checkbox" checked={names.has(name)} onChange={() => toggle(name)} />
              <VisibleText text={words.agent(agentName(name), hits)} />
            </label>
          </li>
        ))}
      </ul>
      {visibleAgents.length < agents.length && (
        <button type="button" className="btn btn-link" onClick={() => showAll(true)}>
          {words.moreAgents(agents.length - visibleAgents.length)}
        </button>
      )}
    </fieldset>
  );
}

function PlacementChoice({ choice, choose }: Pick<ImportChoicesProps, 'choice' | 'choose'>) {
  const name = useId();
  return (
    <fieldset className={`flow ${styles['bar']}`}>
      <legend>{words.place}</legend>
      {([false, true] as const).map((replace) => (
        <label key={String(replace)} className={`inline breaks target ${styles['option']}`}>
          <input
            type="radio"
            name={name}
            checked={choice.replace === replace}
            onChange={() => choose({ ...choice, replace })}
          />
          {replace ? words.replace : words.add}
        </label>
      ))}
    </fieldset>
  );
}

export function ImportChoices(props: ImportChoicesProps) {
  const { outcome, choice, choose } = props;
  const hasRows = useDocument((state) => matrixRows(state).length > 0);
  const hasAny = outcome.pages.length > 0 || (outcome.log?.urls.length ?? 0) > 0;
  if (!hasAny) return <p>{words.nothing}</p>;
  return (
    <>
      <UrlChoice {...props} />
      <AgentChoice {...props} />
      {hasRows && <PlacementChoice choice={choice} choose={choose} />}
      {outcome.log && <p>{words.keepRequests}</p>}
    </>
  );
}
