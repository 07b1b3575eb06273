// The popup that adds columns: crawlers that are typed, pasted or selected, those that the file names, or all of a
// purpose or operator.
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  useDeferredValue,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Link } from 'react-router';
import { hasMoreThanName } from '../../../core/import/pick-token.ts';
import { lowerCase } from '../../../core/text/lower-case.ts';
import { shortenMiddle } from '../../../core/text/shorten-text.ts';
import { describeCrawler } from '../../../messages/describe-crawler.ts';
import { crawlerWords as crawlerFieldWords, crawlerWords } from '../../../messages/en/crawlers.ts';
import { matrixAddWords as words } from '../../../messages/en/table-tools.ts';
import { documentStore, useDocument } from '../../../state/document/use-document.ts';
import {
  addAgentGroup,
  addAnyOtherCrawler,
  addColumns,
  addNamedAgents,
} from '../../../state/table/additions/matrix-additions.ts';
import { showOnlyAgents } from '../../../state/table/additions/only-added.ts';
import { type CrawlerChoice, crawlerChoices, findChoices } from '../../../state/table/crawler-choices.ts';
import { type AccessMatrix, queriedSource } from '../../../state/table/matrix-query.ts';
import { matrixView } from '../../../state/table/use-matrix.ts';
import { ChoiceList } from '../../../ui/choices/choice-list.tsx';
import { comboboxProps } from '../../../ui/choices/combobox-props.ts';
import { CrawlerDescription } from '../../../ui/content/crawler-description.tsx';
import { Popup } from '../../../ui/overlays/popup.tsx';
import { goToColumn } from '../ask.ts';
import styles from './add-crawlers.module.css';
import { describeAddedAgents } from './addition-notes.ts';
import { addKnownAgents, type CrawlerGroup, operatorGroups, purposeGroups } from './crawler-columns.ts';
import { findMissingAgents, namedAgents } from './named-columns.ts';

// The search field for crawlers: the user selects one from the list below it, or types or pastes names.
interface CrawlerFieldProps {
  readonly label: string;
  readonly hint: string;
  /** Explains how to enter several at once. */
  readonly usage: string;
  /** Called once, at the first render. */
  readonly choices: () => readonly CrawlerChoice[];
  /** Called with typed text on Enter, and with pasted text of several lines, a header or a line of a log. */
  readonly onText: (text: string) => void;
  readonly onChoose: (token: string) => void;
}

const MAX_CHOICES = 40;

/** The id of the choice of the typed text itself. No name is empty. */
const TYPED = '';

/** Whether a text is one name or a search for one: a list of names, a header and a line of a log are neither. */
const isSearch = (text: string) => !/[,\r\n]/.test(text) && !hasMoreThanName(text);

function CrawlerField({ label, hint, usage: how, choices, onText, onChoose }: CrawlerFieldProps) {
  const [field, setField] = useState<HTMLInputElement | null>(null);
  const [query, setTyped] = useState('');
  const [allChoices] = useState(choices);
  // Not deferred: Enter chooses the first choice for the text that the user sees.
  const { groups, count } = useMemo(
    () =>
      isSearch(query)
        ? findChoices(query, allChoices, crawlerFieldWords.purpose, MAX_CHOICES)
        : { groups: [], count: 0 },
    [query, allChoices],
  );
  const isBlank = query.trim() === '';
  const isName = allChoices.some(({ token }) => lowerCase(token) === lowerCase(query.trim()));
  const typedGroup = {
    options: [{ id: TYPED, content: crawlerFieldWords.asTyped(shortenMiddle(query.trim(), 60)) }],
  };
  const submit = (text: string) => {
    setTyped('');
    onText(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || isBlank) return;
    event.preventDefault();
    submit(query);
  };
  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    if (!hasMoreThanName(text) && !/[\r\n]./.test(text)) return;
    event.preventDefault();
    submit(text);
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
        value={query}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      {field && (
        <ChoiceList
          field={field}
          label={crawlerFieldWords.choices}
          groups={[
            ...groups.map(({ kind, choices: groupChoices }) => ({
              title: crawlerFieldWords.groups[kind],
              options: groupChoices.map((choice) => ({
                id: choice.token,
                content: <CrawlerDescription {...describeCrawler(choice)} />,
              })),
            })),
            ...(isBlank || isName ? [] : [typedGroup]),
          ]}
          marksFirst={!isBlank}
          onChoose={(token) => {
            if (token === TYPED) return submit(query);
            setTyped('');
            onChoose(token);
          }}
          countMessage={crawlerFieldWords.count(count)}
          {...(count > MAX_CHOICES && { note: crawlerFieldWords.more(count - MAX_CHOICES) })}
        />
      )}
    </>
  );
}

export interface AddCrawlersProps {
  readonly matrix: AccessMatrix;
  /** The button that opens the popup and gets the focus back when it closes. */
  readonly opener: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** The largest number of missing user-agents that are named. */
const MAX_NAMED_AGENTS = 3;

interface MissingAgentsProps {
  readonly matrix: AccessMatrix;
  readonly onAdd: (names: readonly string[]) => void;
}

/** Lists the user-agents of the file that have no column yet, with a button that adds them. */
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

/** Characters of versions, comments and log lines, in which the catalog may recognize a crawler. */
const NON_NAME_CHARACTERS = /[/("{:]/;

/** Adds typed or pasted text. The selected reader decides how a bare name is read. */
const addTyped = (text: string) =>
  NON_NAME_CHARACTERS.test(text) ? addKnownAgents(documentStore, text) : addColumns(documentStore, text);

interface CrawlerGroupsProps<Key extends string> {
  readonly title: string;
  readonly groups: readonly CrawlerGroup<Key>[];
  readonly nameOf: (key: Key, count: number) => string;
  readonly onAdd: (group: CrawlerGroup<Key>) => void;
}

const CrawlerGroups = <Key extends string>({ title, groups, nameOf, onAdd }: CrawlerGroupsProps<Key>) => (
  <section>
    <h3>{title}</h3>
    <ul className={`wraps ${styles['groups']}`}>
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

export function AddCrawlers({ matrix, opener, onClose }: AddCrawlersProps) {
  const customCrawlers = useDocument(({ document }) => document.crawlers);
  const onlyAgents = useDocument((state) => matrixView(state).onlyAgents);
  const [message, setMessage] = useState('');
  const [added, setAdded] = useState<readonly string[]>([]);
  const onlyAdded = useRef<string>(undefined);
  const showResult = (result: Parameters<typeof describeAddedAgents>[0], note = '') => {
    setMessage(`${describeAddedAgents(result)} ${note}`.trim());
    setAdded([...new Set(result.seen.map(({ agent }) => agent))]);
  };
  /** One crawler is shown in its column, which the popup would cover. What needs a sentence stays open with it. */
  const showAgents = (result: Parameters<typeof describeAddedAgents>[0]) => {
    const [only, ...others] = result.seen;
    if (!only || others.length > 0 || only.given !== only.agent) return showResult(result);
    onlyAdded.current = only.agent;
    onClose();
  };
  const add = (names: readonly string[]) => showAgents(addNamedAgents(documentStore, names));
  const addAll = ({ names, switches, unused }: CrawlerGroup<string>) =>
    showResult(addAgentGroup(documentStore, names), words.notVisitors(switches, unused));
  return (
    <Popup
      label={words.crawlersTitle}
      opener={opener}
      beside={() => opener.current}
      onClose={onClose}
      onClosed={() => {
        if (onlyAdded.current === undefined) opener.current?.focus();
        else goToColumn(onlyAdded.current);
      }}
    >
      <div className={`stack ${styles['add']}`}>
        <CrawlerField
          label={words.addAgents}
          hint={words.findCrawlerHint}
          usage={words.addAgentsHow}
          choices={() => crawlerChoices(customCrawlers ?? [], namedAgents(documentStore.getState()))}
          onText={(text) => showAgents(addTyped(text))}
          onChoose={(token) => add([token])}
        />
        <output className={`quiet breaks ${styles['said']}`}>{message}</output>
        {added.length > 1 && !onlyAgents && (
          <p>
            <button
              type="button"
              className="btn btn-link"
              onClick={() => {
                showOnlyAgents(documentStore, added);
                onClose();
              }}
            >
              {words.showOnlyAgents(added.length)}
            </button>
          </p>
        )}
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
