// The host that the paths of a table are probably of, if the site has no stated address.
import { hostOfOrigin } from '../../../core/text/host-of-origin.ts';
import { matrixToolWords as words } from '../../../messages/en/table-tools.ts';
import { originOfSession } from '../../../state/document/session-name.ts';
import { useDocument } from '../../../state/document/use-document.ts';
import { VisibleText } from '../../../ui/content/visible-text.tsx';

/** Names the host that the file or its Sitemap lines tell; if they tell none or several, any site. */
export function FoundPlace() {
  const host = useDocument((state) => hostOfOrigin(originOfSession(state)));
  return <VisibleText text={host === '' ? words.anyPath : words.pathsOn(host)} />;
}
