// The extension lines as directives: their names and where they belong, without the readers of their values. A
// format is data, so a program that only asks what crawlers may fetch does not need to include the readers of all
// values. The build of the library runs this module and writes its list to a file.

import type { Directive } from '../../syntax/directives.ts';
import { extensions } from './registry.ts';

const directiveOf = ({
  id,
  dialect,
  name,
  open,
  bare,
  lenient,
  role,
  effect,
  scope,
  value,
  repeat,
  source,
}: Directive): Directive => ({
  id,
  dialect,
  name,
  ...(open && { open }),
  ...(bare && { bare }),
  ...(lenient && { lenient }),
  role,
  ...(effect && { effect }),
  scope,
  value,
  repeat,
  source,
});

/** In the order in which they are offered. */
export const extensionDirectives: readonly Directive[] = extensions.map(directiveOf);
