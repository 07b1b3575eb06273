// Whether the browser permits reading or writing a place on disk. After a reload, it asks the user again.

type Mode = 'read' | 'readwrite';
type PermissionResult = Promise<'granted' | 'denied' | 'prompt'>;

/** Browsers without these methods need no permission. */
interface PermissionHandle {
  queryPermission?: (options: { mode: Mode }) => PermissionResult;
  requestPermission?: (options: { mode: Mode }) => PermissionResult;
}

/** Whether access is granted now, without asking the user. */
export async function isAllowed(handle: FileSystemFileHandle, mode: Mode): Promise<boolean> {
  const { queryPermission } = handle as PermissionHandle;
  return !queryPermission || (await queryPermission.call(handle, { mode })) === 'granted';
}

/**
 * Asks the user for write access if needed. Returns whether it is granted. Must be called soon after a click or a
 * key.
 */
export async function askToWrite(handle: FileSystemFileHandle): Promise<boolean> {
  const mode = 'readwrite';
  if (await isAllowed(handle, mode)) return true;
  const { requestPermission } = handle as PermissionHandle;
  if (!requestPermission) return false;
  // It throws if the click was too long ago.
  return requestPermission.call(handle, { mode }).then(
    (answer) => answer === 'granted',
    () => false,
  );
}
