import * as english from '../en/findings/titles.ts';
import { inLanguage } from '../language.ts';

export const { findingTitle } = inLanguage('findings/titles', english);
