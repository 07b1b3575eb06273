// The menu of a user-agent. Its items are loaded when it is opened, or earlier.
import { escapeInvisible } from '../../../core/text/escape-invisible.ts';
import { recordsWords as words } from '../../../messages/en/records.ts';
import { lazyMenu } from '../../../ui/overlays/menu.tsx';
import { loadAfterPaint } from '../load-after-paint.ts';
import type { AgentMenuProps } from './agent-menu-items.tsx';

export const AgentMenu = lazyMenu<AgentMenuProps>(
  ({ name, line }) => ({ label: escapeInvisible(words.agentMenu(name, line + 1)), icon: 'g-down' }),
  () => loadAfterPaint().then(({ AgentMenuItems }) => AgentMenuItems),
);
