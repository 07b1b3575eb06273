// The menu items for one user-agent of a record.
import { escapeInvisible } from '../../../core/text/escape-invisible.ts';
import { crawlersText } from '../../../messages/en/learn/crawlers.ts';
import { recordsWords as words } from '../../../messages/en/records.ts';
import { useVisibleName } from '../../../ui/content/visible-text.tsx';
import { goToPage } from '../../../ui/environment/page-address.ts';
import type { MenuOpening } from '../../../ui/overlays/menu.tsx';
import { menuSections } from '../../../ui/overlays/menu-button.tsx';
import { OpenMenu } from '../../../ui/overlays/open-menu.tsx';
import * as commands from '../edits/line-edits.ts';
import { separateAgentLine } from '../edits/record-edits.ts';
import { focusLineField, runAfterMenuCloses } from '../list/focus-row.ts';
import { focusFirstAgent } from './record-labels.ts';

export interface AgentMenuProps {
  readonly id: number;
  /** 0-based. */
  readonly line: number;
  readonly name: string;
  /** Whether the record has no other user-agent. */
  readonly isOnly: boolean;
}

export function AgentMenuItems({ id, line, name, isOnly, isByKeys }: AgentMenuProps & MenuOpening) {
  const visibleName = useVisibleName();
  const displayName = visibleName(name);
  const remove = () => {
    const neighbor = commands.removeAgentLine(id);
    runAfterMenuCloses(() => focusLineField(neighbor, 'agent'));
  };
  const separate = () => {
    const record = separateAgentLine(id);
    runAfterMenuCloses(() => focusFirstAgent(record));
  };
  return (
    <OpenMenu
      label={escapeInvisible(words.agentMenu(name, line + 1))}
      icon="g-down"
      isByKeys={isByKeys}
      items={menuSections(
        [
          name !== '*' && {
            label: words.menu.about(displayName),
            run: () => goToPage(`/learn/${crawlersText.slug}?find=${encodeURIComponent(name)}`),
          },
        ],
        [
          {
            label: words.menu.rename,
            run: () => runAfterMenuCloses(() => focusLineField(line, 'agent', true)),
          },
          !isOnly && { label: words.menu.separate, run: separate },
        ],
        [!isOnly && { label: words.menu.removeAgent(displayName), run: remove }],
      )}
    />
  );
}
