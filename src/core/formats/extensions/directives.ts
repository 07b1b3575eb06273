// The extension lines as directives: what names a line and says where it belongs, without what reads its value.
// A format is data, so that a program which only asks who may fetch what does not carry the readers of all values:
// the build of the library runs this module and writes its list out.

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
  spec,
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
  spec,
});

/** In the order in which they are offered. */
export const extensionDirectives: readonly Directive[] = extensions.map(directiveOf);
