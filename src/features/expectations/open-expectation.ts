// From an expectation to its cell: the question it asks is asked again, under its reader, and its trace opens.
import { isReaderId } from '../../core/readers/registry.ts';
import { cellQuestion, type Expectation } from '../../core/workspace/expectation.ts';
import { parseSettings } from '../../core/questions/settings-registry.ts';
import { fileOf } from '../../state/document/document.ts';
import { type DocumentStore, updateView } from '../../state/document/document-store.ts';
import { type MatrixQuestion, matrixQuestionOf } from '../../state/table/matrix-question.ts';
import { loadQuestion } from '../../state/table/question-registry.ts';
import { setQuestion } from '../../state/table/set-question.ts';

interface Target {
  readonly subject: MatrixQuestion | undefined;
  readonly column: string;
}

/** What is asked, and in which column the cell stands then; undefined if this version cannot ask it. */
function targetOf(expectation: Expectation, now: MatrixQuestion | undefined): Target | undefined {
  const { agent, asked, part } = expectation;
  const question = cellQuestion(expectation);
  if (question === 'fetch') return { subject: undefined, column: agent };
  const read = parseSettings(question, asked);
  if (!read) return undefined;
  const subject = read as MatrixQuestion;
  switch (subject.question) {
    case 'usage': {
      const silence = matrixQuestionOf('usage', now)?.silence ?? 'permitted';
      return { subject: { ...subject, crawler: agent, silence }, column: agent };
    }
    case 'ai-use': {
      const cautious = matrixQuestionOf('ai-use', now)?.cautious ?? false;
      return { subject: { ...subject, agent, cautious }, column: agent };
    }
    case 'dataset':
      return { subject: { ...subject, visitor: agent }, column: part ?? 'announced' };
    case 'index-follow':
      return { subject: { ...subject, agent }, column: part ?? 'index' };
    case 'mobile-agent':
      return { subject: matrixQuestionOf('mobile-agent', now) ?? subject, column: 'host' };
    default:
      return subject satisfies never;
  }
}

/** Shows the trace of the cell; false if this version cannot ask it. @throws if its code cannot be fetched. */
export async function openExpectedCell(store: DocumentStore, expectation: Expectation): Promise<boolean> {
  const target = targetOf(expectation, store.getState().view.subject);
  if (!target) return false;
  const { subject, column: agent } = target;
  const { url, reader, file, status, redirects } = expectation;
  if (subject) await loadQuestion(subject);
  setQuestion(store, subject);
  const { document } = store.getState();
  updateView(store, {
    cell: { agent, url },
    ...(reader !== undefined && isReaderId(reader) ? { reader, readerChosen: true } : {}),
    ...(file !== undefined && fileOf(document, file) ? { path: file } : {}),
    ...(subject && subject.question !== 'dataset'
      ? {}
      : { status: status ?? 200, redirects: redirects ?? 0 }),
  });
  return true;
}
