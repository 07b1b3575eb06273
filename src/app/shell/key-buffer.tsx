// Stands in for the palette while its code is on its way: what is typed meanwhile is meant for its field, and never for
// what lies below.
import { dismiss, shellStore, useShell } from './shell-store.ts';

const BUFFERED_EVENTS = ['keydown', 'beforeinput', 'paste', 'cut'];

/** A text with a key typed at its end. Nothing is chosen before it can be seen, so that Enter adds nothing. */
function withKey(typed: string, event: KeyboardEvent): string {
  const isCommand = (event.ctrlKey || event.metaKey) && !event.getModifierState('AltGraph');
  if (event.key === 'Backspace') return typed.replace(/.$/su, '');
  return !isCommand && /^.$/su.test(event.key) ? typed + event.key : typed;
}

function bufferEvent(event: Event): void {
  event.stopPropagation();
  const isKey = event instanceof KeyboardEvent;
  // What the browser does itself, such as loading the page anew, it goes on doing.
  if (!isKey || !(event.ctrlKey || event.metaKey || /^F\d/.test(event.key))) event.preventDefault();
  const { asks } = shellStore.getState();
  if (!isKey || asks?.about !== 'command') return;
  if (event.key === 'Escape') dismiss('asks');
  else shellStore.setState({ asks: { about: 'command', typed: withKey(asks.typed ?? '', event) } });
}

/** Runs when the stand-in is put into the page; gives what is done when it goes. */
function catchKeys(): () => void {
  for (const type of BUFFERED_EVENTS) globalThis.addEventListener(type, bufferEvent, { capture: true });
  return () => {
    for (const type of BUFFERED_EVENTS) globalThis.removeEventListener(type, bufferEvent, { capture: true });
  };
}

export function KeyBuffer() {
  const isAsked = useShell(({ asks }) => asks?.about === 'command');
  return isAsked && <span hidden ref={catchKeys} />;
}
