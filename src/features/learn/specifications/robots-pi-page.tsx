// The page about the robots instruction: its four forms, an input to try, the example, and the class for programs.
import { useId, useState } from 'react';
import { headlinesSite, headlinesText } from '../../../core/catalogue/robots-pi-example.ts';
import type { IndexFollowVerdict } from '../../../core/formats/robots-pi/question/index-follow-verdict.ts';
import { printPi } from '../../../core/formats/robots-pi/read-pi.ts';
import { ask } from '../../../core/questions/registry.ts';
import { openSite } from '../../../core/workspace/site.ts';
import type { Workspace } from '../../../core/workspace/workspace.ts';
import { documentWords } from '../../../messages/en/formats/documents.ts';
import {
  robotsPiQuestions,
  robotsPiText,
  robotsPiWords as words,
} from '../../../messages/en/learn/robots-pi.ts';
import { explain } from '../../../messages/explain/explain.ts';
import { ToneLabel } from '../../../ui/icons/answer-label.tsx';
import { DataTable, PageSection, SpecificationArticle } from '../document.tsx';
import { openExample } from '../examples/open-example.ts';
import { FileText } from '../examples/site-table.tsx';
import styles from '../learn.module.css';

/** Returns how an XML parser reads a document with only this instruction. */
function readInstruction(text: string): IndexFollowVerdict {
  const site = openSite({ origin: '', files: { '/x.xml': `${text}<x/>` } });
  return ask(site, { question: 'index-follow', url: '/x.xml' });
}

const instructionForms = [true, false].flatMap((follow) =>
  [true, false].map((index) => printPi({ index, follow })),
);

const DirectiveLabel = ({ isAllowed }: { isAllowed: boolean }) => (
  <ToneLabel tone={isAllowed ? 'allow' : 'deny'} word={documentWords.answer(isAllowed)} />
);

const FormsTable = () => (
  <DataTable
    caption={words.forms.caption}
    rows={instructionForms.map((form) => ({ form, answer: readInstruction(form).answer }))}
    columns={[
      [words.forms.written, ({ form }) => <code>{form}</code>],
      [words.forms.index, ({ answer }) => <DirectiveLabel isAllowed={answer !== 'unread' && answer.index} />],
      [
        words.forms.follow,
        ({ answer }) => <DirectiveLabel isAllowed={answer !== 'unread' && answer.follow} />,
      ],
    ]}
  />
);

/** Explains the input by the most relevant step: the reason why it is ignored, otherwise the deciding step. */
function verdictSentence(text: string): string {
  const verdict = readInstruction(text);
  const obstacle = verdict
    .trace()
    .find(({ outcome }) => outcome === 'no-effect' || outcome === 'passed-over');
  return explain(obstacle ?? verdict);
}

function TryInstruction() {
  const [text, setText] = useState<string>(words.try.begin);
  const id = useId();
  return (
    <div className={`stack tight ${styles['try']}`}>
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
const workspace: Workspace = {
  gatepost: 1,
  origin: headlinesSite.origin,
  files: Object.entries(headlinesSite.files).map(([path, text]) => ({ path, text })),
  rows: [],
  columns: [''],
  question: 'index-follow',
  reader: '',
  expectations: [],
};

export const RobotsPiPage = () => (
  <SpecificationArticle text={robotsPiText} questions={robotsPiQuestions}>
    <PageSection title={words.forms.title} about={[words.forms.about]}>
      <FormsTable />
    </PageSection>
    <PageSection title={words.try.title}>
      <TryInstruction />
    </PageSection>
    <PageSection title={words.example.title} about={words.example.about}>
      <FileText text={headlinesText} />
      <p>
        <button
          type="button"
          className="btn"
          onClick={() => void openExample(workspace, words.example.title)}
        >
          {words.example.open}
        </button>
      </p>
    </PageSection>
    <PageSection title={words.program.title} about={words.program.about}>
      <FileText text={words.program.code} title={words.program.codeTitle} />
    </PageSection>
  </SpecificationArticle>
);
