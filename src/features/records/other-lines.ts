// Parts of the form for lines other than those of robots.txt.
export { AcapFileStrip } from './acap/acap-file-strip.tsx';
export { AcapRecordActions } from './acap/acap-record-actions.tsx';
export { AcapRow } from './acap/acap-row.tsx';
export { DatasetNote } from './datasets/data-set-note.tsx';
export { DatasetStrip } from './datasets/dataset-strip.tsx';
export { DescriptionRow } from './datasets/description-row.tsx';
export { ExtensionRow } from './extensions/extension-row.tsx';
export { createRecordMenuItems } from './extensions/record-menu-items.ts';
export { MobileAgentRow } from './mobile-agents/mobile-agent-row.tsx';
