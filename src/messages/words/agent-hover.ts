import * as english from '../en/words/agent-hover.ts';
import { inLanguage } from '../language.ts';

export const { agentHoverWords } = inLanguage('words/agent-hover', english);
