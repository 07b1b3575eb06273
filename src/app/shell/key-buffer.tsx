// Replaces the palette while its code is loading: typed keys go into its field, and never to elements below.
import { dismiss, shellStore, useShell } from '../shared/shell-store.ts';

const BUFFERED_EVENTS = ['keydown', 'beforeinput', 'paste', 'cut'];

/** Appends a typed key to a text. Enter adds nothing, because nothing can be selected before results are visible. */
function withKey(typed: string, event: KeyboardEvent): string {
  const isCommand = (event.ctrlKey || event.metaKey) && !event.getModifierState('AltGraph');
  if (event.key === 'Backspace') return typed.replace(/.$/su, '');
  return !isCommand && /^.$/su.test(event.key) ? typed + event.key : typed;
}

function bufferEvent(event: Event): void {
  event.stopPropagation();
  const isKey = event instanceof KeyboardEvent;
  // Shortcuts of the browser, such as reload, keep working.
  if (!isKey || !(event.ctrlKey || event.metaKey || /^F\d/.test(event.key))) event.preventDefault();
  const { asks } = shellStore.getState();
  if (!isKey || asks?.about !== 'command') return;
  if (event.key === 'Escape') dismiss('asks');
  else shellStore.setState({ asks: { about: 'command', typed: withKey(asks.typed ?? '', event) } });
}

/** Called when the element is mounted. Returns the cleanup. */
function catchKeys(): () => void {
  for (const type of BUFFERED_EVENTS) globalThis.addEventListener(type, bufferEvent, { capture: true });
  return () => {
    for (const type of BUFFERED_EVENTS) globalThis.removeEventListener(type, bufferEvent, { capture: true });
  };
}

export function KeyBuffer() {
  const isRequested = useShell(({ asks }) => asks?.about === 'command');
  return isRequested && <span hidden ref={catchKeys} />;
}
