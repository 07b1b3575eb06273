import '../en/words/add-cell-step.ts';
