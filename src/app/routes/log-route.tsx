// The page on which logs are compared with a site, with the choice of the site among those of this browser.
import { escapeInvisible } from '../../core/text/escape-invisible.ts';
import LogPage from '../../features/log-report/log-page.tsx';
import { logPageWords as words } from '../../messages/en/reports/log-report.ts';
import { nameOfSession } from '../../state/document/session-name.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import { checkLogsAgain } from '../../state/logs/log-check.ts';
import { Select } from '../../ui/controls/select.tsx';
import { refreshSessionList } from '../boot/boot.ts';
import { useShell } from '../shared/shell-store.ts';
import { reopenSession } from './use-sites.ts';

/** The value of the open site in the list. */
const OPEN = '';

/** Opens another site of this browser and compares the same logs with it. Not rendered if there is no other. */
function SiteChoice() {
  const open = useDocument(nameOfSession);
  const works = useShell((state) => state.works);
  const others = works.filter(({ isElsewhere, isDamaged }) => !isElsewhere && !isDamaged);
  if (others.length === 0) return null;
  const choose = async (id: string) => {
    const session = others.find((one) => one.id === id);
    if (!session || !(await reopenSession(session))) return;
    void refreshSessionList();
    await checkLogsAgain(documentStore.getState());
  };
  return (
    <label className="inline">
      {words.site}
      <Select value={OPEN} onChange={({ target }) => void choose(target.value)}>
        <option value={OPEN}>{open === '' ? words.noSite : escapeInvisible(open)}</option>
        {others.map(({ id, label, name }) => (
          <option key={id} value={id}>
            {escapeInvisible(label ?? name)}
          </option>
        ))}
      </Select>
    </label>
  );
}

export default function LogRoute() {
  return <LogPage siteChoice={<SiteChoice />} />;
}
