// What can be done with all expectations: more of them, or a file of them.

import type { Expectation } from '../../core/site/expectation.ts';
import { printExpectationsCsv, printExpectationsJson } from '../../core/site/expectation-files.ts';
import { expectationWords } from '../../messages/en/expectations.ts';
import { saveBytes } from '../../state/disk/file-access.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import {
  closeExpectationDialog,
  openExpectationDialog,
} from '../../state/expectations/expectation-dialog-store.ts';
import { accessMatrix } from '../../state/table/matrix-query.ts';

const words = expectationWords.list;

const fileFormats = { json: printExpectationsJson, csv: printExpectationsCsv } as const;

async function saveExpectations(
  expectations: readonly Expectation[],
  form: keyof typeof fileFormats,
): Promise<boolean> {
  const bytes = new TextEncoder().encode(fileFormats[form](expectations));
  const { done } = await saveBytes(`${words.file}.${form}`, bytes, undefined);
  return done !== 'cancelled';
}

export function ListActions({ say }: { say: (sentence: string) => void }) {
  const count = useDocument((state) => state.document.expectations.length);
  const isEmpty = useDocument((state) => accessMatrix(state).rows.length === 0);
  const saveAs = async (form: keyof typeof fileFormats) => {
    if (await saveExpectations(documentStore.getState().document.expectations, form)) say(words.saved(count));
  };
  return (
    <>
      <button
        type="button"
        className="btn"
        disabled={isEmpty}
        onClick={() => openExpectationDialog('record')}
      >
        {words.record}
      </button>
      <button type="button" className="btn" onClick={() => openExpectationDialog('import')}>
        {words.import}
      </button>
      <button type="button" className="btn" disabled={count === 0} onClick={() => void saveAs('json')}>
        {words.saveJson}
      </button>
      <button type="button" className="btn" disabled={count === 0} onClick={() => void saveAs('csv')}>
        {words.saveCsv}
      </button>
      <button type="button" className="btn btn-primary" onClick={closeExpectationDialog}>
        {words.close}
      </button>
    </>
  );
}
