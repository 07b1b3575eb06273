// Code that the app runs after its first paint, or earlier to restore a session.

export { startAutosave } from '../../state/storage/autosave.ts';
export {
  attachOpenDocument,
  cleanUpSessions,
  listAllSessions,
  resumeSession,
} from '../../state/storage/sessions.ts';
export { startTabs } from '../../state/storage/start-tabs.ts';
export { installInspectionHandle } from '../boot/inspect.ts';
export { openFromAddress } from '../routes/open-example.ts';
export { handleLaunch } from '../share-target/launch-handlers.ts';
export { trackFocus } from '../shared/pane-focus.ts';
