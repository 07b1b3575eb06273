// Findings about the elements of a license document: XML, the root, its namespace, names, positions and numbers.
import { cite } from '../../../catalogue/citations.ts';
import { defineChecks, kind } from '../../../diagnostics/define-checks.ts';
import { findNearestName } from '../../../syntax/nearest-name.ts';
import { findAttribute, type XmlElement } from '../../../syntax/xml/element-tree.ts';
import type { XmlProblemCode } from '../../../syntax/xml/well-formed.ts';
import { changeAttribute, removeElement } from '../edit/element-edits.ts';
import { ownChildren } from '../rsl-document.ts';
import { RSL_NAMESPACE } from '../rsl-names.ts';
import { childNamesOf, rslElements } from '../vocabulary.ts';
import type { RslContext } from './check-context.ts';
import { contentText, licenseText, rslExample, rslText } from './example.ts';

const emptyRoot = `<rsl xmlns="${RSL_NAMESPACE}"/>\n`;

const kinds = {
  'RSL-NOT-WELL-FORMED': kind<{ readonly problem: XmlProblemCode }>({
    severity: 'error',
    source: cite('RSL 1.0', '2.2'),
    examples: [rslExample(rslText('<content url="/"><license></content>'), contentText('url="/"'))],
  }),
  'RSL-SEVERAL-ROOTS': kind({
    severity: 'error',
    source: cite('RSL 1.0', '3.2'),
    examples: [rslExample(emptyRoot + emptyRoot, emptyRoot)],
  }),
  'RSL-NO-ROOT': kind<{ readonly name: string }>({
    severity: 'error',
    source: cite('RSL 1.0', '3.2'),
    examples: [rslExample(`<license xmlns="${RSL_NAMESPACE}"/>\n`, emptyRoot)],
  }),
  'RSL-NAMESPACE': kind<{ readonly namespace: string }>({
    severity: 'error',
    source: cite('RSL 1.0', '2.2'),
    examples: [
      rslExample('<rsl><content url="/"><license/></content></rsl>\n', licenseText('')),
      rslExample('<rsl xmlns="http://rslstandard.org/rsl"/>\n', emptyRoot),
    ],
  }),
  'RSL-UNKNOWN-ELEMENT': kind<{ readonly name: string; readonly nearest: string | undefined }>({
    severity: 'error',
    source: cite('RSL 1.0', '3'),
    examples: [
      rslExample(
        licenseText('<permit type="usage">search</permit>'),
        licenseText('<x:permit xmlns:x="https://h.example">search</x:permit>'),
      ),
    ],
  }),
  /** `expected`: the element that it must be in; '' if it must be the root. */
  'RSL-MISPLACED': kind<{ readonly name: string; readonly parent: string; readonly expected: string }>({
    severity: 'error',
    source: cite('RSL 1.0', '3'),
    examples: [
      rslExample(
        licenseText('<terms>https://h.example/terms</terms>'),
        rslText('<content url="/"><license/><terms>https://h.example/terms</terms></content>'),
      ),
    ],
  }),
  /** `type`: if one of each type is allowed. */
  'RSL-REPEATED': kind<{ readonly name: string; readonly type: string | undefined }>({
    severity: 'error',
    source: cite('RSL 1.0', '3.5'),
    examples: [
      rslExample(
        licenseText('<permits type="usage">search</permits><permits type="usage">ai-input</permits>'),
        licenseText('<permits type="usage">search ai-input</permits><permits type="geo">DE</permits>'),
      ),
    ],
  }),
};

type Context = RslContext<typeof kinds>;

/** A client recognizes an RSL document by its XML, its root and its namespace. */
function checkRoot({ subject: { problem, roots, root, isEmpty, text }, report, fix }: Context) {
  const [first, second] = roots;
  if (problem) {
    if (second?.name === 'rsl' && problem.code === 'outside-root' && problem.start === second.start)
      return report('RSL-SEVERAL-ROOTS', second.tag);
    return report('RSL-NOT-WELL-FORMED', problem, { problem: problem.code });
  }
  if (isEmpty || !first) return;
  if (!root) return report('RSL-NO-ROOT', first.tag.name, { name: first.name });
  const { namespace, prefix, tag } = root;
  if (namespace !== RSL_NAMESPACE) {
    const name = prefix === '' ? 'xmlns' : `xmlns:${prefix}`;
    const at = findAttribute(text, tag, name)?.value ?? tag.name;
    const write = fix('rsl-namespace', {}, () => changeAttribute(text, root, name, RSL_NAMESPACE));
    report('RSL-NAMESPACE', at, { namespace }, write);
  }
}

const parentOf: ReadonlyMap<string, string> = new Map(rslElements.map(({ name, parent }) => [name, parent]));

/** The span of the name in the end tag. */
const endTagName = ({ innerEnd, tag: { name } }: XmlElement) => ({
  start: innerEnd + 2,
  end: innerEnd + 2 + name.end - name.start,
});

function reportUnknown({ report, fix }: Context, element: XmlElement, parent: string): void {
  const { name, prefix, tag } = element;
  const expected = parentOf.get(name);
  if (expected !== undefined) return report('RSL-MISPLACED', tag.name, { name, parent, expected });
  const nearest = findNearestName(name, childNamesOf(parent));
  const rename = (to: string) =>
    fix('rsl-rename', { name: to }, () => {
      const names = tag.isEmpty ? [tag.name] : [tag.name, endTagName(element)];
      return names.map((at) => ({ at, text: (prefix === '' ? '' : `${prefix}:`) + to }));
    });
  report('RSL-UNKNOWN-ELEMENT', tag.name, { name, nearest }, () => nearest !== undefined && rename(nearest));
}

/** Unknown and misplaced elements make the document non-conformant (RSL 1.0 3). */
function checkElements(context: Context) {
  const { root, problem } = context.subject;
  if (!root || problem) return;
  const visit = (parent: XmlElement): void => {
    const names = childNamesOf(parent.name);
    if (names.length === 0) return;
    for (const child of ownChildren(parent)) {
      if (names.includes(child.name)) visit(child);
      else reportUnknown(context, child, parent.name);
    }
  };
  visit(root);
}

/** A second element where a parent may have one, or one for each type. */
function checkRepeated({ subject: { root, problem, text }, report, fix, source }: Context) {
  if (!root || problem) return;
  const visit = (parent: XmlElement): void => {
    const seen = new Set<string>();
    for (const child of ownChildren(parent)) {
      const { name } = child;
      const row = rslElements.find((one) => one.name === name);
      if (!row || row.parent !== parent.name) continue;
      const attribute = row.count === 'one-of-type' ? findAttribute(text, child.tag, 'type') : undefined;
      const type = attribute && text.slice(attribute.value.start, attribute.value.end);
      const key = `${name} ${type ?? ''}`;
      if (row.count !== 'any' && seen.has(key))
        report('RSL-REPEATED', child.tag, { name, type }, () =>
          fix('rsl-remove', { name }, () => removeElement(source, child)),
        );
      seen.add(key);
      visit(child);
    }
  };
  visit(root);
}

export const structureChecks = defineChecks(kinds, checkRoot, checkElements, checkRepeated);
