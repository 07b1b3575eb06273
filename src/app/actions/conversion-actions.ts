// Actions that rewrite the records of the open file, with a preview.
import { type ActionContext, defineAction } from '../../actions/action.ts';
import { disabledOutsideWorkbench } from '../../actions/availability.ts';
import { presetWords } from '../../messages/en/ai-presets.ts';
import { convertWords } from '../../messages/en/convert.ts';
import { openPolicy } from '../../state/document/selectors.ts';
import { documentStore } from '../../state/document/use-document.ts';
import { conversionsOf } from './conversions-of.ts';

const conversionAction = (id: 'preset' | 'to-acap' | 'to-conventional', title: string) =>
  defineAction({
    id,
    group: 'edit',
    title,
    disabledReason: () =>
      disabledOutsideWorkbench() ??
      (conversionsOf(openPolicy(documentStore.getState()))[id] ? undefined : 'kind'),
    run: ({ withPane, origin }: ActionContext) =>
      withPane('conversions', (conversions) => conversions[id]?.(origin)),
  });

const applyPreset = conversionAction('preset', presetWords.menu);

export const conversionActions = [
  applyPreset,
  conversionAction('to-acap', convertWords.choose('acap')),
  conversionAction('to-conventional', convertWords.choose('conventional')),
] as const;
