// The full content of a head: all user-agents of a shared column, or a URL that is too long for its row.

import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { escapeInvisible } from '../../../core/text/escape-invisible.ts';
import { agentName, matrixWords as words } from '../../../messages/en/table.ts';
import { matrixToolWords } from '../../../messages/en/table-tools.ts';
import { documentStore } from '../../../state/document/use-document.ts';
import { VisibleText } from '../../../ui/content/visible-text.tsx';
import { ScrollRegion } from '../../../ui/controls/scroll-region.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Popup } from '../../../ui/overlays/popup.tsx';
import { focusActivePlace, gridElementAt } from '../grid/grid-focus.ts';
import type { GridPlace } from '../grid/grid-navigation.ts';
import { CrawlerDetails } from './crawler-details.tsx';
import styles from './head-details.module.css';
import { removeColumn } from './row-and-column-edits.ts';

interface HeadDetailsProps {
  readonly at: GridPlace;
  /** The user-agents of the column, or the URL of the row. */
  readonly agents: readonly string[] | undefined;
  readonly url: string | undefined;
  readonly onClose: () => void;
}

function AgentList({ agents, onClose }: { agents: readonly string[]; onClose: () => void }) {
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const remove = (agent: string, place: number) => {
    flushSync(() => removeColumn(documentStore, [agent], agentName(agent)));
    // The first user-agent determines the place of the column: once it is removed, another column may be here.
    if (place === 0) onClose();
    else buttons.current.get(agents[place + 1] ?? agents[place - 1] ?? '')?.focus();
  };
  return (
    <>
      {agents.length > 1 && (
        <p className={`strong ${styles['title']}`}>{matrixToolWords.alike(agents.length)}</p>
      )}
      <ul className={styles['list']}>
        {agents.map((agent, place) => (
          <li key={agent}>
            <CrawlerDetails agent={agent} isAlone={agents.length === 1} />
            <button
              ref={(button) => {
                if (button) buttons.current.set(agent, button);
                return () => void buttons.current.delete(agent);
              }}
              type="button"
              className="ibtn"
              aria-label={escapeInvisible(matrixToolWords.remove(agentName(agent)))}
              onClick={() => remove(agent, place)}
            >
              <Icon name="i-close" />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

const agentsLabel = (agents: readonly string[]) =>
  agents.length > 1 ? matrixToolWords.alike(agents.length) : matrixToolWords.about(words.column(agents));

export function HeadDetails({ at, agents, url, onClose }: HeadDetailsProps) {
  return (
    <Popup
      label={agents ? agentsLabel(agents) : matrixToolWords.wholeUrl}
      beside={() => gridElementAt(at)}
      onClose={onClose}
      onClosed={focusActivePlace}
    >
      {agents ? (
        <AgentList agents={agents} onClose={onClose} />
      ) : (
        <ScrollRegion as="p" className={`breaks ${styles['url']}`}>
          <VisibleText text={url ?? ''} />
        </ScrollRegion>
      )}
    </Popup>
  );
}
