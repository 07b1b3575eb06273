// The bar above the table of a question other than fetching. Loaded when such a question is asked.
import { partsOfQuestion } from './registry.ts';

export interface QuestionBarProps {
  readonly question: string;
}

export default function QuestionBar({ question }: QuestionBarProps) {
  const Options = partsOfQuestion(question)?.Options;
  return Options ? <Options /> : null;
}
