// The page about the robots instruction: its four forms read live, one to try, the example, the class, open questions.
import { useId, useState } from 'react';
import { headlinesSite, headlinesText } from '../../../core/catalogue/robots-pi-example.ts';
import type { IndexFollowVerdict } from '../../../core/formats/robots-pi/question/index-follow-verdict.ts';
import { printPi } from '../../../core/formats/robots-pi/read-pi.ts';
import { ask } from '../../../core/questions/registry.ts';
import { openSite } from '../../../core/workspace/site.ts';
import { documentWords } from '../../../messages/en/formats/documents.ts';
import {
  robotsPiQuestions,
  robotsPiText,
  robotsPiWords as words,
} from '../../../messages/en/learn/robots-pi.ts';
import { explain } from '../../../messages/explain.ts';
import { openWorkspaceAsStep } from '../../../state/disk/open-files.ts';
import { documentStore } from '../../../state/document/use-document.ts';
import { loadQuestionOf, readWorkspaceDocument } from '../../../state/workspace/open-workspace.ts';
import { goToPage } from '../../../ui/controls/page-link.tsx';
import { ToneLabel } from '../../../ui/icons/answer-label.tsx';
import { FileText } from '../examples/site-table.tsx';
import styles from '../learn.module.css';
import { PageSection, Paragraphs } from '../page-section.tsx';
import { ClosingSection, FactList, OpenQuestionList } from '../text-sections.tsx';
import { usePageArrival } from '../use-page-arrival.ts';
import { WideTable } from '../wide-table.tsx';

/** What a document with nothing but this says to an XML parser. */
function readInstruction(text: string): IndexFollowVerdict {
  const site = openSite({ origin: '', files: { '/x.xml': `${text}<x/>` } });
  return ask(site, { question: 'index-follow', url: '/x.xml' });
}

const instructionForms = [true, false].flatMap((follow) =>
  [true, false].map((index) => printPi({ index, follow })),
);

const DirectiveCell = ({ bit }: { bit: boolean }) => (
  <td>
    <ToneLabel tone={bit ? 'allow' : 'deny'} word={documentWords.answer(bit)} />
  </td>
);

function FormsTable() {
  const { caption, written, index, follow } = words.forms;
  return (
    <WideTable caption={caption}>
      <thead>
        <tr>
          {[written, index, follow].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {instructionForms.map((form) => {
          const { answer } = readInstruction(form);
          return (
            <tr key={form}>
              <th scope="row">
                <code>{form}</code>
              </th>
              <DirectiveCell bit={answer.index} />
              <DirectiveCell bit={answer.follow} />
            </tr>
          );
        })}
      </tbody>
    </WideTable>
  );
}

/** Which step tells most about what was typed: why it is not obeyed, else what decides. */
function verdictSentence(text: string): string {
  const steps = readInstruction(text).trace();
  return explain(
    steps.find(({ outcome }) => outcome === 'no-effect' || outcome === 'passed-over') ??
      readInstruction(text),
  );
}

function TryInstruction() {
  const [text, setText] = useState<string>(words.try.begin);
  const id = useId();
  return (
    <div className={styles['try']}>
      <label htmlFor={id}>{words.try.label}</label>
      <input
        id={id}
        className="field mono"
        spellCheck={false}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <output htmlFor={id}>{verdictSentence(text)}</output>
    </div>
  );
}

/** The site of the example, with the question about its documents. */
function OpenExampleButton() {
  const open = async () => {
    const opened = readWorkspaceDocument({
      gatepost: 1,
      origin: headlinesSite.origin,
      files: Object.entries(headlinesSite.files).map(([path, text]) => ({ path, text })),
      rows: [],
      columns: [''],
      question: 'index-follow',
      reader: '',
      expectations: [],
    });
    const label = { code: 'open-example', params: { name: words.example.title } };
    openWorkspaceAsStep(documentStore, await loadQuestionOf(opened), label);
    goToPage('/edit');
  };
  return (
    <button type="button" className="btn" onClick={() => void open()}>
      {words.example.open}
    </button>
  );
}

export function RobotsPiPage() {
  const heading = usePageArrival(robotsPiText.title);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {robotsPiText.title}
      </h1>
      <FactList facts={robotsPiText.facts} />
      <Paragraphs of={robotsPiText.lead} />
      <PageSection title={words.forms.title} about={[words.forms.about]}>
        <FormsTable />
      </PageSection>
      <PageSection title={words.try.title} about={[]}>
        <TryInstruction />
      </PageSection>
      <PageSection title={words.example.title} about={words.example.about}>
        <FileText text={headlinesText} />
        <p>
          <OpenExampleButton />
        </p>
      </PageSection>
      <PageSection title={words.program.title} about={words.program.about}>
        <FileText text={words.program.code} title={words.program.codeTitle} />
      </PageSection>
      <OpenQuestionList questions={robotsPiQuestions} />
      <ClosingSection />
    </>
  );
}
