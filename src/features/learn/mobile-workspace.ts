// The worked example for mobile agents as a workspace, so that it can be opened, asked and changed.
import { mobileExample } from '../../core/catalogue/mobile-example.ts';
import { readWorkspaceDocument } from '../../state/workspace/open-workspace.ts';

/** The file, its twelve URLs, and the printed table beside what is computed. */
export const createMobileAgentWorkspace = () =>
  readWorkspaceDocument({
    gatepost: 1,
    origin: mobileExample.origin,
    files: [{ path: '/robots.txt', text: mobileExample.text }],
    rows: [...mobileExample.urls],
    columns: [''],
    question: 'mobile-agent',
    asked: { beside: 'printed', printed: Object.fromEntries(mobileExample.printedRows) },
    reader: '',
    expectations: [],
  });
