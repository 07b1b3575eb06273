// The learn pages, with the page about keys, which lists the actions.
import Learn from '../../features/learn/learn.tsx';
import { keyboardText } from '../../messages/en/learn/learn.ts';
import { KeyboardPage } from './keyboard-page.tsx';

const extraPages = [{ text: keyboardText, Page: KeyboardPage }];

export default function LearnRoute() {
  return <Learn extraPages={extraPages} />;
}
