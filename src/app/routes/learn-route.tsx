// The pages to learn from, with the one that is made of the table of commands.
import Learn from '../../features/learn/learn.tsx';
import { keyboardText } from '../../messages/en/learn/learn.ts';
import { KeyboardPage } from './keyboard-page.tsx';

const extraPages = [{ text: keyboardText, Page: KeyboardPage }];

export default function LearnRoute() {
  return <Learn given={extraPages} />;
}
