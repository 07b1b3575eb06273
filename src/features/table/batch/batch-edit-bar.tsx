// What is written to the selected documents, as one step; and saving each of them.
import { useState } from 'react';
import { filesWords } from '../../../messages/en/app/files.ts';
import { documentWords } from '../../../messages/en/formats/documents.ts';
import { saveFiles } from '../../../state/disk/save-files.ts';
import { documentStore, useDocument } from '../../../state/document/use-document.ts';
import { documentQuestion } from '../../../state/table/questions/documents.ts';
import { BarSelect } from '../../../ui/controls/bar-select.tsx';
import styles from './batch.module.css';
import { type DirectiveChanges, filterUnsaved, writeToDocuments } from './document-batch.ts';

const words = documentWords.batch;

const directiveValues = { same: undefined, yes: true, no: false } as const;
type DirectiveChoice = keyof typeof directiveValues;

const directiveChoices = [
  ['same', words.same],
  ['yes', documentWords.yes],
  ['no', documentWords.no],
] as const;

interface BatchEditBarProps {
  readonly selected: readonly string[];
  readonly shown: readonly string[];
}

export function BatchEditBar({ selected, shown }: BatchEditBarProps) {
  const [index, setIndex] = useState<DirectiveChoice>('same');
  const [follow, setFollow] = useState<DirectiveChoice>('same');
  const [said, say] = useState('');
  const unsaved = useDocument((state) => filterUnsaved(state, shown).length);
  const isIdle = selected.length === 0 || (index === 'same' && follow === 'same');
  const write = () => {
    if (isIdle) return;
    const wanted: DirectiveChanges = {
      ...(directiveValues[index] === undefined ? {} : { index: directiveValues[index] }),
      ...(directiveValues[follow] === undefined ? {} : { follow: directiveValues[follow] }),
    };
    const { parser } = documentQuestion(documentStore.getState().view);
    say(words.wrote(writeToDocuments(documentStore, selected, wanted, parser), selected.length));
  };
  const save = async () => {
    const paths = filterUnsaved(documentStore.getState(), shown);
    if (paths.length === 0) return;
    const { saved, trouble } = await saveFiles(documentStore, paths);
    say(trouble ? filesWords.savedSome(saved, paths.length, trouble) : words.saved(saved));
  };
  return (
    <div className={styles['bar']}>
      <span>{words.selected(selected.length)}</span>
      <BarSelect label={words.setIndex} value={index} options={directiveChoices} choose={setIndex} />
      <BarSelect label={words.setFollow} value={follow} options={directiveChoices} choose={setFollow} />
      <button type="button" className="btn btn-primary" aria-disabled={isIdle} onClick={write}>
        {words.write(selected.length)}
      </button>
      <button type="button" className="btn" aria-disabled={unsaved === 0} onClick={() => void save()}>
        {words.saveEach(unsaved)}
      </button>
      <output>{said}</output>
    </div>
  );
}
