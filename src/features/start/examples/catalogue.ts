// The gallery: workspaces that open with their files, URLs and user-agents.
import type { Example } from './example.ts';
import { fromAcap } from './from-acap.ts';
import { fromDataTxt } from './from-data-txt.ts';
import { fromDocuments } from './from-documents.ts';
import { fromMobile } from './from-mobile.ts';
import { fromTexts } from './from-texts.ts';
import { fromToday } from './from-today.ts';

export const examples: readonly Example[] = [
  // The first of the list is the robots.txt of a shop, which everybody knows.
  ...fromToday,
  ...fromTexts,
  ...fromMobile,
  ...fromDocuments,
  ...fromDataTxt,
  ...fromAcap,
];
