// The learn pages, with the keyboard page, which lists the actions.
import Learn from '../../features/learn/learn.tsx';
import { keyboardText, learnWords } from '../../messages/en/learn/learn.ts';
import { ErrorBoundary } from '../errors/error-boundary.tsx';
import { KeyboardPage } from './keyboard-page.tsx';

const extraPages = [{ text: keyboardText, Page: KeyboardPage }];

export default function LearnRoute() {
  return (
    <ErrorBoundary title={learnWords.title}>
      <Learn extraPages={extraPages} />
    </ErrorBoundary>
  );
}
