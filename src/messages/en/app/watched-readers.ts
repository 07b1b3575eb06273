// Words of the list of watched readers.

import { inLanguage } from '../../language.ts';
import { plural } from '../counts.ts';

export const watchedReadersWords = inLanguage('watchedReadersWords', {
  title: 'Watched readers',
  about: 'Only the answers of these readers are compared (≠), and only their findings are listed.',
  readAsIsWatched: 'the “Read as” reader',
  /** `answers`: undefined until the answers are counted. */
  agreesWith: (answers: number | undefined) =>
    answers === undefined
      ? ''
      : answers === 0
        ? 'agrees'
        : `${plural(answers, 'answer differs', 'answers differ')}`,
  wouldAdd: (answers: number | undefined, findings: number) => {
    const parts = [
      ...(answers ? [plural(answers, 'difference', 'differences')] : []),
      ...(findings > 0 ? [plural(findings, 'finding', 'findings')] : []),
    ];
    return parts.length > 0 ? `adds ${parts.join(', ')}` : answers === 0 ? 'adds nothing' : '';
  },
  compareShowsAll: 'Compare can show the other readers too.',
} as const);
