import * as english from '../en/findings/rests-on.ts';
import { inLanguage } from '../language.ts';

export const { restsOn } = inLanguage('findings/rests-on', english);
