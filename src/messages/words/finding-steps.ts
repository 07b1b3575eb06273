import '../en/words/finding-steps.ts';
