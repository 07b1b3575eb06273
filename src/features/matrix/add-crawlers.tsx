// Columns out of the catalogue: one crawler by its name, or all of a purpose or an operator at once.
import { useState } from 'react';
import { crawlerWords } from '../../messages/words/crawlers.ts';
import { matrixAddWords as words } from '../../messages/words/matrix-add.ts';
import { crawlerChoices } from '../../state/crawler-choices.ts';
import { addPicked, type CrawlerGroup, operatorGroups, purposeGroups } from '../../state/crawler-columns.ts';
import { addNamed } from '../../state/matrix-additions.ts';
import { documentStore, useDocument } from '../../state/use-document.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { Popup } from '../../ui/popup.tsx';
import styles from './add-crawlers.module.css';
import { CrawlerField } from './crawler-field.tsx';
import { CRAWLERS_ID } from './grid-focus.ts';
import { noteOnAgents } from './notes.ts';

interface Props {
  /** Says what became of it. */
  readonly onAdd: (note: string) => void;
  readonly onClose: () => void;
}

interface GroupsProps {
  readonly title: string;
  readonly groups: readonly CrawlerGroup<string>[];
  readonly nameOf: (key: string, count: number) => string;
  readonly onAdd: (names: readonly string[]) => void;
}

const Groups = ({ title, groups, nameOf, onAdd }: GroupsProps) => (
  <section>
    <h3>{title}</h3>
    <ul className={styles['groups']}>
      {groups.map(({ key, names, switches }) => (
        <li key={key}>
          <button
            type="button"
            className="btn"
            title={switches > 0 ? words.withSwitches(switches) : undefined}
            onClick={() => onAdd(names)}
          >
            {nameOf(key, names.length)}
          </button>
        </li>
      ))}
    </ul>
  </section>
);

/** The button that opened it has the focus again. */
const backToButton = () => document.getElementById(CRAWLERS_ID)?.focus();

export default function AddCrawlers({ onAdd, onClose }: Props) {
  const own = useDocument(({ document }) => document.crawlers);
  const [said, setSaid] = useState('');
  const tell = (note: string) => {
    setSaid(note);
    onAdd(note);
  };
  const addAll = (names: readonly string[]) => tell(noteOnAgents(addNamed(documentStore, names)));
  return (
    <Popup
      label={words.crawlersTitle}
      beside={() => document.getElementById(CRAWLERS_ID)}
      onClose={onClose}
      onClosed={backToButton}
    >
      <div className={styles['add']}>
        <CrawlerField
          label={words.findCrawler}
          hint={words.findCrawlerHint}
          choices={() => crawlerChoices(own ?? [], [])}
          onText={(text) => tell(noteOnAgents(addPicked(documentStore, text)))}
          onChoose={(token) => addAll([token])}
        />
        <output className={styles['said']}>{said}</output>
        <Groups
          title={words.byPurpose}
          groups={purposeGroups}
          nameOf={(key, count) => words.allOfPurpose(crawlerWords.purpose(key), count)}
          onAdd={addAll}
        />
        <Groups
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
