import * as english from './en/lists.ts';
import { inLanguage } from './language.ts';

export const { list, listAll } = inLanguage('lists', english);
