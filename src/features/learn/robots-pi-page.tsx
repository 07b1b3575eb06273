// The page about the robots instruction: its four forms read live, one to try, the example, the class, open questions.
import { useId, useState } from 'react';
import { headlinesSite, headlinesText } from '../../core/catalogue/robots-pi-example.ts';
import type { IndexFollowVerdict } from '../../core/formats/robots-pi/question/index-follow-verdict.ts';
import { printPi } from '../../core/formats/robots-pi/read-pi.ts';
import { ask } from '../../core/questions/registry.ts';
import { openSite } from '../../core/site/site.ts';
import { documentWords } from '../../messages/en/documents.ts';
import {
  robotsPiQuestions,
  robotsPiText,
  robotsPiWords as words,
} from '../../messages/en/learn/robots-pi.ts';
import { explain } from '../../messages/explain.ts';
import { openWorkspaceAsStep } from '../../state/disk/open-files.ts';
import { documentStore } from '../../state/document/use-document.ts';
import { loadQuestionOf, readWorkspaceDocument } from '../../state/workspace/open-workspace.ts';
import { goToPage } from '../../ui/controls/page-link.tsx';
import { ToneLabel } from '../../ui/icons/answer-label.tsx';
import styles from './learn.module.css';
import { Paragraphs, Part } from './part.tsx';
import { FileText } from './site-table.tsx';
import { Closing, Facts, OpenQuestions } from './text-sections.tsx';
import { useArrival } from './use-arrival.ts';
import { WideTable } from './wide-table.tsx';

/** What a document with nothing but this says to an XML parser. */
function readLive(text: string): IndexFollowVerdict {
  const site = openSite({ origin: '', files: { '/x.xml': `${text}<x/>` } });
  return ask(site, { question: 'index-follow', url: '/x.xml' });
}

const forms = [true, false].flatMap((follow) => [true, false].map((index) => printPi({ index, follow })));

const Answer = ({ bit }: { bit: boolean }) => (
  <td>
    <ToneLabel tone={bit ? 'allow' : 'deny'} word={documentWords.answer(bit)} />
  </td>
);

function Forms() {
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
        {forms.map((form) => {
          const { answer } = readLive(form);
          return (
            <tr key={form}>
              <th scope="row">
                <code>{form}</code>
              </th>
              <Answer bit={answer.index} />
              <Answer bit={answer.follow} />
            </tr>
          );
        })}
      </tbody>
    </WideTable>
  );
}

/** Which step tells most about what was typed: why it is not obeyed, else what decides. */
function sentence(text: string): string {
  const steps = readLive(text).trace();
  return explain(
    steps.find(({ outcome }) => outcome === 'no-effect' || outcome === 'passed-over') ?? readLive(text),
  );
}

function TryOne() {
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
      <output htmlFor={id}>{sentence(text)}</output>
    </div>
  );
}

/** The site of the example, with the question about its documents. */
function OpenButton() {
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
  const heading = useArrival(robotsPiText.title);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {robotsPiText.title}
      </h1>
      <Facts facts={robotsPiText.facts} />
      <Paragraphs of={robotsPiText.lead} />
      <Part title={words.forms.title} about={[words.forms.about]}>
        <Forms />
      </Part>
      <Part title={words.try.title} about={[]}>
        <TryOne />
      </Part>
      <Part title={words.example.title} about={words.example.about}>
        <FileText text={headlinesText} />
        <p>
          <OpenButton />
        </p>
      </Part>
      <Part title={words.program.title} about={words.program.about}>
        <FileText text={words.program.code} title={words.program.codeTitle} />
      </Part>
      <OpenQuestions questions={robotsPiQuestions} />
      <Closing />
    </>
  );
}
