// The steps to what a document says: whether a robot gets to read it, and what stands in it.
import type { Step } from '../../../core/questions/explanation-step.ts';
import { documentWords } from '../../../messages/en/formats/documents.ts';
import { StepList } from './step-list.tsx';

const words = documentWords.trace;

/** Codes of the steps that are about the document itself. */
const isDocumentStep = ({ code }: Step) =>
  code.startsWith('document-') || code.startsWith('pi-') || code.startsWith('meta-');

export function DocumentSteps({ steps }: { steps: readonly Step[] }) {
  const first = steps.findIndex(isDocumentStep);
  const [fetching, said] = [steps.slice(0, Math.max(first, 0)), steps.slice(Math.max(first, 0))];
  return (
    <ol>
      {fetching.length > 0 && (
        <li>
          <h3>{words.fetching}</h3>
          <StepList steps={fetching} />
        </li>
      )}
      <li>
        <h3>{fetching.some(({ outcome }) => outcome === 'decides') ? words.unread : words.document}</h3>
        <StepList steps={said} />
      </li>
    </ol>
  );
}
