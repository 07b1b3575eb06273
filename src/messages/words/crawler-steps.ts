import '../en/words/crawler-steps.ts';
