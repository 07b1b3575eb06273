// The PI and the robots META tag of the same document.
import { writeMetas } from '../edit/meta.ts';
import { ownPart } from '../edit/own-part.ts';
import { writeRobots } from '../edit/write.ts';
import { sameDirectives } from '../effective.ts';
import { saidByMetas } from '../metas.ts';
import { canonicalPi } from '../read-data.ts';
import type { Check, Checking } from './checking.ts';
import { changing, insertingMeta, leadingTo, tried } from './fixes.ts';

/** Both are there and legal, and do not say the same. */
export const conflict: Check = ({ source, document, xml, put }) => {
  const [meta] = document.html.metas;
  if (!xml.pi || !meta) return;
  const says = saidByMetas(document.html.metas);
  if (sameDirectives(says, xml.says)) return;
  const fixes = () => [
    changing('copy-pi-to-meta', () => writeMetas(source, xml.says)),
    changing('copy-meta-to-pi', () => writeRobots(source, says), [canonicalPi(says)]),
  ];
  put('P011', meta, { detail: 'PI-META-CONFLICT', fixes });
};

function ignoredMeta(checking: Checking): void {
  const { source, document, xml, put } = checking;
  const [meta] = document.html.metas;
  if (xml.pi || !meta) return;
  const says = saidByMetas(document.html.metas);
  const edits = () => writeRobots(source, says);
  const written = [canonicalPi(says)];
  const [first] = document.pis;
  const swallows = () => first && ownPart(document.text, first)?.open;
  const fixes = () =>
    swallows()
      ? tried(checking, 'P012', 'copy-meta-to-pi', edits(), written)
      : [leadingTo(checking, 'copy-meta-to-pi', says, edits, written)];
  put('P012', meta, { detail: 'PI-META-IGNORED', fixes });
}

function ignoredPi(checking: Checking): void {
  const { document, xml, put } = checking;
  const [first] = document.pis;
  if (!first || document.html.metas.length > 0) return;
  const fixes = () => (xml.pi ? insertingMeta(checking, xml.says) : []);
  put('P013', xml.pi ?? first, { detail: 'PI-IGNORED-IN-HTML', fixes });
}

/** One of the two is there, and the parser does not read it. */
export const ignored: Check = (checking) =>
  checking.parser === 'xml' ? ignoredMeta(checking) : ignoredPi(checking);
