// A text that is shown for two seconds, such as “Copied”.
import { useEffect, useState } from 'react';

const TIME_MS = 2000;

/** Returns the text, '' after its time, and the function that shows it. */
export function useShortText(): readonly [text: string, show: (text: string) => void] {
  const [text, setText] = useState('');
  useEffect(() => {
    if (text === '') return undefined;
    const timer = setTimeout(() => setText(''), TIME_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return [text, setText];
}
