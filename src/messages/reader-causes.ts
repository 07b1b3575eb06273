import * as english from './en/reader-causes.ts';
import { inLanguage } from './language.ts';

export const { knobSays, knobSpec, knobTitle } = inLanguage('reader-causes', english);
