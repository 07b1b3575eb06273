// Losses of a conversion in words.
import type { Loss } from '../../core/convert/conversion.ts';
import { lossAt, lossWords } from '../en/convert.ts';

/** A loss of a conversion, without its line. */
export const lossMessage = ({ code, words }: Pick<Loss, 'code' | 'words'>): string => lossWords[code](words);

/** A loss of a conversion. Lines are counted from 1. */
export const explainLoss = (loss: Loss): string => lossAt(loss.line + 1, lossMessage(loss));
