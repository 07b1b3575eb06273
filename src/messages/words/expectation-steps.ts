import '../en/words/expectation-steps.ts';
