// Findings about locations that never decide, because an earlier one matches every URL that they match.

import { defineDiagnostic } from '../../../diagnostics/define-diagnostic.ts';
import { moveLocation, removeLocation } from '../edit/edit-list.ts';
import { findCoveringLocation } from '../location-pattern.ts';
import { tdmrepSection } from '../members.ts';
import {
  type Check,
  changingFix,
  forEachEntry,
  harmlessFix,
  tdmrepExample,
  tdmrepList,
} from './check-context.ts';

const checkOrder: Check = (context) => {
  const { source, file, report } = context;
  const index = file.index();
  forEachEntry(context, ({ pattern, members, location = '', reservation, policy }, place) => {
    if (!pattern || !members.location) return;
    const earlier = findCoveringLocation(index, pattern);
    const cover = file.entries[earlier];
    if (!cover || earlier >= place) return;
    const covering = cover.location ?? '';
    const line = String(file.lineOf(cover.node.start) + 1);
    const move = changingFix('tdm-move-before', [covering, line], () => moveLocation(source, place, earlier));
    const remove = harmlessFix('tdm-remove-location', [], () => removeLocation(source, place));
    const isException = cover.reservation !== reservation || cover.policy !== policy;
    report(TDM_NEVER, members.location.value, [location, covering, line], () =>
      isException && covering !== location ? [move, remove] : [remove],
    );
  });
};

const TDM_NEVER = defineDiagnostic({
  code: 'TDM-NEVER',
  severity: 'warning',
  spec: tdmrepSection('TDM File on the Origin Server'),
  check: checkOrder,
  examples: [
    tdmrepExample(
      tdmrepList('"location": "/", "tdm-reservation": 1', '"location": "/free/", "tdm-reservation": 0'),
      tdmrepList('"location": "/free/", "tdm-reservation": 0', '"location": "/", "tdm-reservation": 1'),
    ),
  ],
});

export const orderDiagnostics = [TDM_NEVER];
