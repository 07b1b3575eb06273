// The crawlers that a part of the sentence above the table is about, with their purposes.
import { useRef } from 'react';
import { columnPurposeOf } from '../../core/catalogue/column-purposes.ts';
import { matrixWords as words } from '../../messages/en/table.ts';
import { matrixToolWords } from '../../messages/en/table-tools.ts';
import { Popup } from '../../ui/overlays/popup.tsx';
import { CrawlerDetails } from './actions/crawler-details.tsx';
import styles from './actions/head-details.module.css';

export interface SentenceCrawlersProps {
  readonly agents: readonly string[];
  /** The part of the sentence that opened the list. */
  readonly opener: HTMLElement;
  /** Goes to the first column of these crawlers, once the list is closed. */
  readonly onShow: () => void;
  readonly onClose: () => void;
}

export function SentenceCrawlers({ agents, opener, onShow, onClose }: SentenceCrawlersProps) {
  const isAlone = agents.length === 1;
  const closed = useRef(() => opener.focus());
  const label = isAlone
    ? matrixToolWords.about(words.column(agents))
    : matrixToolWords.crawlersOf(agents.length);
  return (
    <Popup
      label={label}
      beside={() => opener}
      opener={{ current: opener }}
      onClose={onClose}
      onClosed={() => closed.current()}
    >
      <p className={`row ${styles['title']}`}>
        {/* The details of one crawler begin with its name. */}
        <span className="strong spring">{!isAlone && label}</span>
        <button
          type="button"
          className="btn btn-link"
          onClick={() => {
            closed.current = onShow;
            onClose();
          }}
        >
          {matrixToolWords.showColumn}
        </button>
      </p>
      <ul className={`${styles['list']} ${styles['purposes']}`}>
        {agents.map((agent) => {
          const purpose = columnPurposeOf(agent);
          return (
            <li key={agent}>
              <CrawlerDetails agent={agent} isAlone={isAlone} />
              {purpose !== 'other' && <span className="quiet">{words.purpose(purpose, true)}</span>}
            </li>
          );
        })}
      </ul>
    </Popup>
  );
}
