// The bar above the table for questions other than fetching. Loaded when such a question is selected.
import { partsOfQuestion } from './registry.ts';

export interface QuestionBarProps {
  readonly question: string;
}

export function QuestionBar({ question }: QuestionBarProps) {
  const Options = partsOfQuestion(question)?.Options;
  return Options ? <Options /> : null;
}
