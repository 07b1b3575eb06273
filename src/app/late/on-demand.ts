// Parts of the app that are loaded on demand.

export { AfterSavePanel } from '../../features/after-save/after-save-panel.tsx';
export { PresetDialog } from '../../features/ai-presets/preset-dialog.tsx';
export { ConvertDialog } from '../../features/convert/convert-dialog.tsx';
export { ExpectationDialogs } from '../../features/expectations/expectation-dialogs.tsx';
export { SnippetDialog } from '../../features/findings/snippet-dialog.tsx';
export { ResponseHeadersPane } from '../../features/response-headers/response-headers-pane.tsx';
export { RslPane } from '../../features/rsl/rsl-pane.tsx';
export { FileDialogs } from '../files/file-dialogs.tsx';
export { TooBigNotice } from '../panes/too-big-notice.tsx';
export { WatchedReadersPanel } from '../readers/watched-readers-panel.tsx';
export { MoreMenu } from '../shell/more-menu.tsx';
export { NarrowMarks } from '../shell/narrow-marks.tsx';
export { ExpectationPanels } from '../status/expectation-panels.tsx';
export { FileDetails } from '../status/file-details.tsx';
export { FindingPanels } from '../status/finding-panels.tsx';
export { TabNote } from '../status/tab-notes.tsx';
