// Columns out of the catalogue: one crawler by its name, or all of a purpose or an operator at once.
import { useState } from 'react';
import { crawlerWords } from '../../messages/en/crawlers.ts';
import { matrixAddWords as words } from '../../messages/en/table-tools.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import { crawlerChoices } from '../../state/table/crawler-choices.ts';
import { addNamedAgents } from '../../state/table/matrix-additions.ts';
import { PageLink } from '../../ui/controls/page-link.tsx';
import { Popup } from '../../ui/overlays/popup.tsx';
import styles from './add-crawlers.module.css';
import { addKnownAgents, type CrawlerGroup, operatorGroups, purposeGroups } from './crawler-columns.ts';
import { CrawlerField } from './crawler-field.tsx';
import { CRAWLERS_BUTTON_ID } from './grid-focus.ts';
import { describeAddedAgents } from './notes.ts';

interface Props {
  /** Says what became of it. */
  readonly onAdd: (note: string) => void;
  readonly onClose: () => void;
}

interface CrawlerGroupsProps<Key extends string> {
  readonly title: string;
  readonly groups: readonly CrawlerGroup<Key>[];
  readonly nameOf: (key: Key, count: number) => string;
  readonly onAdd: (group: CrawlerGroup<Key>) => void;
}

const CrawlerGroups = <Key extends string>({ title, groups, nameOf, onAdd }: CrawlerGroupsProps<Key>) => (
  <section>
    <h3>{title}</h3>
    <ul className={styles['groups']}>
      {groups.map((group) => (
        <li key={group.key}>
          <button type="button" className="btn" onClick={() => onAdd(group)}>
            {nameOf(group.key, group.names.length)}
          </button>
        </li>
      ))}
    </ul>
  </section>
);

/** The button that opened it has the focus again. */
const focusCrawlersButton = () => document.getElementById(CRAWLERS_BUTTON_ID)?.focus();

export default function AddCrawlers({ onAdd, onClose }: Props) {
  const own = useDocument(({ document }) => document.crawlers);
  const [said, setSaid] = useState('');
  const tell = (note: string) => {
    setSaid(note);
    onAdd(note);
  };
  const add = (names: readonly string[]) => describeAddedAgents(addNamedAgents(documentStore, names));
  const addAll = ({ names, switches, unused }: CrawlerGroup<string>) =>
    tell(`${add(names)} ${words.notVisitors(switches, unused)}`.trim());
  return (
    <Popup
      label={words.crawlersTitle}
      beside={() => document.getElementById(CRAWLERS_BUTTON_ID)}
      onClose={onClose}
      onClosed={focusCrawlersButton}
    >
      <div className={styles['add']}>
        <CrawlerField
          label={words.findCrawler}
          hint={words.findCrawlerHint}
          choices={() => crawlerChoices(own ?? [], [])}
          onText={(text) => tell(describeAddedAgents(addKnownAgents(documentStore, text)))}
          onChoose={(token) => tell(add([token]))}
        />
        <output className={styles['said']}>{said}</output>
        <CrawlerGroups
          title={words.byPurpose}
          groups={purposeGroups}
          nameOf={crawlerWords.allOf}
          onAdd={addAll}
        />
        <CrawlerGroups
          title={words.byOperator}
          groups={operatorGroups}
          nameOf={words.allOfOperator}
          onAdd={addAll}
        />
        <p>
          <PageLink to="/learn/crawlers">{words.wholeCatalogue}</PageLink>
        </p>
      </div>
    </Popup>
  );
}
