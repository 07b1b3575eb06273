// Sources that are cited for several extension lines.
import type { Honouring } from './define-extension.ts';

export const GOOGLE_PARSER = {
  who: 'Google',
  says: 'ignored',
  source: 'google/robotstxt at 22b355f: list of unsupported fields',
  date: '2026-04-01',
} as const satisfies Honouring;

export const PYTHON = 'CPython 3.12.1, urllib.robotparser, measured';
