// The action that opens the AI audit of the site.
import { defineAction } from '../../actions/action.ts';
import { disabledWithoutSite } from '../../actions/availability.ts';
import { actionWords } from '../../messages/en/app/commands.ts';

export const auditAction = defineAction({
  id: 'audit',
  group: 'check',
  title: actionWords.titles.audit,
  disabledReason: disabledWithoutSite,
  run() {
    location.hash = '/audit';
  },
});
