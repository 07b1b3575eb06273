// The action that opens the page on which a server log is checked.
import { defineAction } from '../../actions/action.ts';
import { shellWords } from '../../messages/en/app/shell.ts';
import { goToPage } from '../../ui/environment/page-address.ts';

export const checkLogAction = defineAction({
  id: 'checkLog',
  group: 'check',
  title: shellWords.checkLog,
  run: () => goToPage('/log'),
});
