// Findings about locations that never decide, because an earlier one matches every URL that they match.

import { defineChecks, kind } from '../../../diagnostics/define-checks.ts';
import { moveLocation, removeLocation } from '../edit/edit-list.ts';
import { findCoveringLocation } from '../location-pattern.ts';
import { tdmrepSection } from '../members.ts';
import { forEachEntry, type TdmrepContext, tdmrepExample, tdmrepList } from './check-context.ts';

const kinds = {
  'TDM-NEVER': kind<{ readonly location: string; readonly covering: string; readonly line: number }>({
    severity: 'warning',
    source: tdmrepSection('TDM File on the Origin Server'),
    examples: [
      tdmrepExample(
        tdmrepList('"location": "/", "tdm-reservation": 1', '"location": "/free/", "tdm-reservation": 0'),
        tdmrepList('"location": "/free/", "tdm-reservation": 0', '"location": "/", "tdm-reservation": 1'),
      ),
    ],
  }),
};

function checkOrder({ source, subject: file, report, fix }: TdmrepContext<typeof kinds>) {
  const index = file.index();
  forEachEntry(file, ({ pattern, members, location = '', reservation, policy }, place) => {
    if (!pattern || !members.location) return;
    const earlier = findCoveringLocation(index, pattern);
    const cover = file.entries[earlier];
    if (!cover || earlier >= place) return;
    const covering = cover.location ?? '';
    const line = file.lineOf(cover.node.start) + 1;
    const move = () =>
      fix('tdm-move-before', { location: covering, line }, () => moveLocation(source, place, earlier));
    const remove = fix('tdm-remove-location', {}, () => removeLocation(source, place), 'same');
    const isException = cover.reservation !== reservation || cover.policy !== policy;
    report('TDM-NEVER', members.location.value, { location, covering, line }, () =>
      isException && covering !== location ? [move(), remove] : remove,
    );
  });
}

export const orderChecks = defineChecks(kinds, checkOrder);
