// Whether the browser lets us read or write a place on disk. After a reload it asks the person once more.

type Mode = 'read' | 'readwrite';
type Answer = Promise<'granted' | 'denied' | 'prompt'>;

/** Browsers without these ask for nothing. */
interface Asked {
  queryPermission?: (options: { mode: Mode }) => Answer;
  requestPermission?: (options: { mode: Mode }) => Answer;
}

/** Whether it is allowed now; nobody is asked. */
export async function isAllowed(handle: FileSystemFileHandle, mode: Mode): Promise<boolean> {
  const { queryPermission } = handle as Asked;
  return !queryPermission || (await queryPermission.call(handle, { mode })) === 'granted';
}

/** Whether it is allowed, after the person was asked if need be. Has to come soon after a click or a key. */
export async function askToWrite(handle: FileSystemFileHandle): Promise<boolean> {
  const mode = 'readwrite';
  if (await isAllowed(handle, mode)) return true;
  const { requestPermission } = handle as Asked;
  if (!requestPermission) return false;
  // It throws where the click is too long ago.
  return requestPermission.call(handle, { mode }).then(
    (answer) => answer === 'granted',
    () => false,
  );
}
