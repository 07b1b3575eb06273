// The box that says how many expectations it makes for the answer of a shared column, before it makes them.
import { type FormEvent, useId, useMemo, useRef, useState } from 'react';
import { claimInWordsTask } from '../../core/analysis/claims/claim-in-words.ts';
import { cellQuestion, type ExpectableCell } from '../../core/workspace/expectations/expectation.ts';
import { pathOnSite } from '../../core/workspace/path-on-site.ts';
import { list } from '../../messages/en/counts.ts';
import { expectationWords } from '../../messages/en/expectations.ts';
import { crawlerInSentence } from '../../messages/en/table.ts';
import { claimSentence } from '../../messages/explain/claim-sentences.ts';
import { siteOf } from '../../state/document/selectors.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import { addClaim } from '../../state/expectations/claim-commands.ts';
import { expectAnswers } from '../../state/expectations/expectation-commands.ts';
import { useIdleTask } from '../../state/use-idle-task.ts';
import { VisibleText } from '../../ui/content/visible-text.tsx';
import { Popup } from '../../ui/overlays/popup.tsx';
import styles from './expectation-line.module.css';

const words = expectationWords.box;

interface ExpectManyProps {
  /** The crawler whose answer is explained. */
  readonly agent: string;
  readonly url: string;
  /** One for each crawler of the column. */
  readonly cells: readonly ExpectableCell[];
  /** The key of the answer, and its word. */
  readonly answer: string;
  readonly word: string;
  readonly onDone: () => void;
}

/** Whether a claim can say the same of these cells: they are about fetching as usual, with yes or no as the answer. */
const canBeClaim = ({ cells, answer }: ExpectManyProps): boolean =>
  (answer === 'allow' || answer === 'deny') &&
  cells.every(
    (cell) => cellQuestion(cell) === 'fetch' && !('status' in cell || 'redirects' in cell || 'file' in cell),
  );

/** The claim that says the same of all these crawlers, if there is a short one. */
function useClaim(props: ExpectManyProps) {
  const { cells, url, answer } = props;
  const site = useDocument((state) => siteOf(state.document));
  const reader = useDocument((state) => state.view.reader);
  const agents = cells.map((cell) => cell.agent).join('\n');
  const isPossible = canBeClaim(props);
  const question = useMemo(
    () => ({ site, reader, agents, path: pathOnSite(site.origin, url), answer, isPossible }),
    [site, reader, agents, url, answer, isPossible],
  );
  const latest = useIdleTask(question, (asked) =>
    asked.isPossible && asked.path.startsWith('/')
      ? claimInWordsTask(
          asked.site,
          asked.reader,
          asked.agents.split('\n'),
          asked.path,
          asked.answer === 'allow',
        )
      : undefined,
  );
  return latest?.question === question ? latest.result : undefined;
}

type Choice = 'one' | 'each' | 'words';

function Box(props: ExpectManyProps & { readonly onClose: () => void }) {
  const { agent, url, cells, word, onDone, onClose } = props;
  const [choice, setChoice] = useState<Choice>('each');
  const name = useId();
  const claim = useClaim(props);
  const count = choice === 'each' ? cells.length : 1;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (choice === 'words') {
      if (!claim) return;
      addClaim(documentStore, claim);
    } else
      expectAnswers(documentStore, choice === 'each' ? cells : cells.filter((cell) => cell.agent === agent));
    onClose();
    onDone();
  };
  const option = (value: Choice, number: number, text: string, below?: string) => (
    <label>
      <input
        type="radio"
        name={name}
        checked={choice === value}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the chosen option of a box that the user opened
        autoFocus={value === 'each'}
        onChange={() => setChoice(value)}
      />
      <span className="breaks">
        {words.make} <b>{number}</b>
        {value === 'words' && ' '}
        <VisibleText text={text} />
        {below !== undefined && (
          <span className={`quiet ${styles['names']}`}>
            <VisibleText text={below} />
          </span>
        )}
      </span>
    </label>
  );
  return (
    <form className={`stack ${styles['box']}`} onSubmit={submit}>
      <h2>
        {words.title(word)}{' '}
        <code>
          <VisibleText text={url} />
        </code>
      </h2>
      <div role="radiogroup" aria-label={words.title(word)} className="options">
        {option('one', 1, words.one(agent))}
        {option('each', cells.length, words.each, list(cells.map((cell) => crawlerInSentence(cell.agent))))}
        {claim && option('words', 1, words.inWords(claimSentence(claim)))}
      </div>
      <p className="row">
        <button type="submit" className="btn">
          {words.makeSome(count)}
        </button>
        <button type="button" className="btn btn-quiet" onClick={onClose}>
          {words.cancel}
        </button>
      </p>
    </form>
  );
}

/** The button that opens the box. */
export function ExpectMany(props: ExpectManyProps) {
  const { word, cells } = props;
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  return (
    <>
      <button
        ref={opener}
        type="button"
        className="btn btn-link"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        title={expectationWords.trace.expectHint}
        onClick={() => setOpen(!isOpen)}
      >
        {words.choose(word, cells.length)}
      </button>
      {isOpen && (
        <Popup
          label={words.title(word)}
          opener={opener}
          beside={() => opener.current}
          isTall
          onClose={close}
          onClosed={() => opener.current?.focus()}
        >
          <Box {...props} onClose={close} />
        </Popup>
      )}
    </>
  );
}
