// Imports expectations from a file or a pasted text. Errors are shown row by row before anything is imported.
import { type FormEvent, useId, useMemo, useState } from 'react';
import { mergeExpectations, parseExpectations } from '../../core/workspace/expectations/expectation-files.ts';
import { expectationWords } from '../../messages/en/expectations.ts';
import { readClaim } from '../../messages/explain/claim-sentences.ts';
import { chooseFiles } from '../../state/disk/file-access.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import { claimsOf } from '../../state/expectations/check-claims.ts';
import { importExpectations } from '../../state/expectations/expectation-commands.ts';
import type { DialogPageProps } from './dialog-page-props.ts';
import styles from './expectations.module.css';

const words = expectationWords.import;

/** The maximum number of errors that are listed. */
const MAX_LISTED_ERRORS = 50;

function useExpectationImport() {
  const expectations = useDocument((state) => state.document.expectations);
  const claims = useDocument((state) => claimsOf(state.document));
  const [text, setText] = useState('');
  const [keepsOthers, setKeepsOthers] = useState(false);
  const read = useMemo(() => parseExpectations(text), [text]);
  const merged = useMemo(
    () => mergeExpectations({ expectations, claims }, read, keepsOthers, readClaim),
    [expectations, claims, read, keepsOthers],
  );
  return { text, setText, keepsOthers, setKeepsOthers, read, merged };
}

export function ImportExpectationsPage({ formId, onDone }: DialogPageProps) {
  const { text, setText, keepsOthers, setKeepsOthers, read, merged } = useExpectationImport();
  const [failed, setFailed] = useState(false);
  const name = useId();
  const choose = async () => {
    const files = await chooseFiles().catch(() => undefined);
    setFailed(files === undefined);
    const [file] = files ?? [];
    if (file) setText(new TextDecoder().decode(file.bytes));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (read.expectations.length + read.claims.length === 0) return;
    importExpectations(documentStore, merged);
    onDone(words.done(merged.added, keepsOthers ? 0 : merged.other));
  };
  return (
    <form id={formId} className={`column ${styles['form']}`} onSubmit={submit}>
      <p>
        <button type="button" className="btn" onClick={() => void choose()}>
          {words.choose}
        </button>
      </p>
      <output className={failed ? 'error' : 'vh'}>{failed && words.notRead}</output>
      <textarea
        className="field"
        rows={6}
        aria-label={words.text}
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <fieldset className={`options ${styles['choice']}`}>
        <legend>{words.there}</legend>
        {([false, true] as const).map((isKept) => (
          <label key={String(isKept)}>
            <input
              type="radio"
              name={name}
              checked={keepsOthers === isKept}
              onChange={() => setKeepsOthers(isKept)}
            />
            {isKept ? words.keep : words.replace}
          </label>
        ))}
      </fieldset>
      <output>{text.trim() !== '' && <ImportResult read={read} merged={merged} />}</output>
    </form>
  );
}

function ImportResult({ read, merged }: Pick<ReturnType<typeof useExpectationImport>, 'read' | 'merged'>) {
  const { expectations, claims, problems } = read;
  const count = expectations.length + claims.length;
  const { added, other, same } = merged;
  return (
    <>
      {count > 0 && <p>{words.found(count, added, other, same)}</p>}
      {problems.length > 0 && (
        <ul className={`error ${styles['problems']}`}>
          {problems.slice(0, MAX_LISTED_ERRORS).map((problem) => (
            <li key={`${problem.row} ${problem.code}`}>{words.problem(problem)}</li>
          ))}
          {problems.length > MAX_LISTED_ERRORS && <li>{words.more(problems.length - MAX_LISTED_ERRORS)}</li>}
        </ul>
      )}
    </>
  );
}
