// More columns: crawlers by their names, typed, pasted or chosen, those that the file names, or all of a purpose or an operator.
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  useDeferredValue,
  useMemo,
  useState,
} from 'react';
import { Link } from 'react-router';
import { hasMoreThanName } from '../../../core/import/pick-token.ts';
import { lowerCase } from '../../../core/text/lower-case.ts';
import { describeCrawler } from '../../../messages/describe-crawler.ts';
import { crawlerWords as crawlerFieldWords, crawlerWords } from '../../../messages/en/crawlers.ts';
import { agentName } from '../../../messages/en/table.ts';
import { matrixAddWords as words } from '../../../messages/en/table-tools.ts';
import { documentStore, useDocument } from '../../../state/document/use-document.ts';
import {
  addAnyOtherCrawler,
  addColumns,
  addNamedAgents,
} from '../../../state/table/additions/matrix-additions.ts';
import { type CrawlerChoice, crawlerChoices, findChoices } from '../../../state/table/crawler-choices.ts';
import { type AccessMatrix, queriedSource } from '../../../state/table/matrix-query.ts';
import { ChoiceList } from '../../../ui/choices/choice-list.tsx';
import { comboboxProps } from '../../../ui/choices/combobox-props.ts';
import { CrawlerDescription } from '../../../ui/content/crawler-description.tsx';
import { Popup } from '../../../ui/overlays/popup.tsx';
import { columnTitle } from '../grid/column-title.ts';
import styles from './add-crawlers.module.css';
import { describeAddedAgents, onlyOf } from './addition-notes.ts';
import { addKnownAgents, type CrawlerGroup, operatorGroups, purposeGroups } from './crawler-columns.ts';
import { findMissingAgents } from './named-columns.ts';

// A field in which a crawler is looked for: one is chosen from the list below it, or what was typed or pasted is given.
interface CrawlerFieldProps {
  readonly label: string;
  readonly hint: string;
  /** How several are given at once. */
  readonly how: string;
  /** Asked once, at the beginning. */
  readonly choices: () => readonly CrawlerChoice[];
  /** What was typed and ended by Enter, or several lines, a header or a line of a log that were pasted. */
  readonly onText: (text: string) => void;
  readonly onChoose: (token: string) => void;
}

const MAX_CHOICES = 40;

function CrawlerField({ label, hint, how, choices, onText, onChoose }: CrawlerFieldProps) {
  const [field, setField] = useState<HTMLInputElement | null>(null);
  const [typed, setTyped] = useState('');
  const [all] = useState(choices);
  const { groups, count } = findChoices(useDeferredValue(typed), all, crawlerFieldWords.purpose, MAX_CHOICES);
  const give = (text: string) => {
    setTyped('');
    onText(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || typed.trim() === '') return;
    event.preventDefault();
    give(typed);
  };
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (!hasMoreThanName(text) && !/[\r\n]./.test(text)) return;
    event.preventDefault();
    give(text);
  };
  return (
    <>
      <input
        ref={setField}
        type="text"
        {...comboboxProps}
        aria-label={label}
        className="field"
        placeholder={hint}
        title={how}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      {field && (
        <ChoiceList
          field={field}
          label={crawlerFieldWords.choices}
          groups={groups.map(({ kind, choices: some }) => ({
            title: crawlerFieldWords.groups[kind],
            options: some.map((one) => ({
              id: one.token,
              content: <CrawlerDescription {...describeCrawler(one)} />,
            })),
          }))}
          onChoose={(token) => {
            setTyped('');
            onChoose(token);
          }}
          none={typed.trim() === '' ? undefined : crawlerFieldWords.none}
          told={crawlerFieldWords.count(count)}
          {...(count > MAX_CHOICES && { note: crawlerFieldWords.more(count - MAX_CHOICES) })}
        />
      )}
    </>
  );
}

export interface AddCrawlersProps {
  readonly matrix: AccessMatrix;
  /** The button that opens it, and has the focus again once it has closed. */
  readonly opener: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** Up to so many are told, by name. */
const MAX_NAMED_AGENTS = 3;

interface MissingAgentsProps {
  readonly matrix: AccessMatrix;
  readonly onAdd: (names: readonly string[]) => void;
}

/** The user-agents of the file that are no columns yet, and a way to add them. */
function MissingAgents({ matrix: { path, columns }, onAdd }: MissingAgentsProps) {
  const source = useDeferredValue(useDocument(queriedSource));
  const missing = useMemo(
    () =>
      findMissingAgents(
        path,
        source,
        columns.flatMap(({ agents }) => agents),
      ),
    [path, source, columns],
  );
  if (missing.length === 0 || missing.length > MAX_NAMED_AGENTS) return null;
  return (
    <p>
      {words.noColumn(missing)}{' '}
      <button type="button" className="btn btn-link" onClick={() => onAdd(missing)}>
        {words.addMissing(missing.length)}
      </button>
    </p>
  );
}

/** Versions, comments and lines of logs: whoever is meant, the catalogue may know. */
const NON_NAME_CHARACTERS = /[/("{:]/;

/** Adds what was typed or pasted; a bare name is taken as the chosen reader would take it. */
const addTyped = (text: string) =>
  NON_NAME_CHARACTERS.test(text) ? addKnownAgents(documentStore, text) : addColumns(documentStore, text);

/** Where a user-agent is that shares a column; '' if it has one of its own. */
function describeSharedColumn({ columns, kind }: AccessMatrix, agent: string): string {
  const column = columns.find(({ agents }) => agents.some((one) => lowerCase(one) === lowerCase(agent)));
  if (!column || column.agents.length === 1) return '';
  return words.inColumn(agentName(agent), columnTitle(column, kind.columnName).name);
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

export default function AddCrawlers({ matrix, opener, onClose }: AddCrawlersProps) {
  const own = useDocument(({ document }) => document.crawlers);
  const [said, tell] = useState('');
  const [single, setSingle] = useState<string>();
  const tellAdded = (result: Parameters<typeof describeAddedAgents>[0], more = '') => {
    setSingle(onlyOf(result.seen)?.agent);
    tell(`${describeAddedAgents(result)} ${more}`.trim());
  };
  const add = (names: readonly string[], more?: string) =>
    tellAdded(addNamedAgents(documentStore, names), more);
  const addAll = ({ names, switches, unused }: CrawlerGroup<string>) =>
    add(names, words.notVisitors(switches, unused));
  const where = single === undefined ? '' : describeSharedColumn(matrix, single);
  return (
    <Popup
      label={words.crawlersTitle}
      opener={opener}
      beside={() => opener.current}
      onClose={onClose}
      onClosed={() => opener.current?.focus()}
    >
      <div className={styles['add']}>
        <CrawlerField
          label={words.addAgents}
          hint={words.findCrawlerHint}
          how={words.addAgentsHow}
          choices={() => crawlerChoices(own ?? [], [])}
          onText={(text) => tellAdded(addTyped(text))}
          onChoose={(token) => add([token])}
        />
        <output className={styles['said']}>{`${said} ${where}`.trim()}</output>
        <MissingAgents matrix={matrix} onAdd={add} />
        {!matrix.agents.includes('') && (
          <p>
            <button type="button" className="btn" onClick={() => addAnyOtherCrawler(documentStore)}>
              {words.anyOther}
            </button>
          </p>
        )}
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
          <Link to="/learn/crawlers">{words.wholeCatalogue}</Link>
        </p>
      </div>
    </Popup>
  );
}
