// Findings about the elements of a license document: XML, the root, its namespace, names, positions and numbers.
import { defineDiagnostic } from '../../../diagnostics/define-diagnostic.ts';
import { findNearestName } from '../../../syntax/nearest-name.ts';
import { findAttribute, type XmlElement } from '../../../syntax/xml/element-tree.ts';
import { changeAttribute, removeElement } from '../edit/element-edits.ts';
import { ownChildren } from '../rsl-document.ts';
import { RSL_NAMESPACE } from '../rsl-names.ts';
import { childNamesOf, rslElements } from '../vocabulary.ts';
import { type Check, type CheckContext, changesFix, editsFix, startTagOf } from './check-context.ts';
import { licenseText, rslExample, rslText } from './example.ts';

/** RSL-NOT-WELL-FORMED, RSL-SEVERAL-ROOTS: nothing in such a document is read. */
const checkWellFormed: Check = ({ document, report }) => {
  const { problem, roots, text } = document;
  const [, second] = roots;
  if (!problem) return;
  if (second?.name === 'rsl' && problem.code === 'outside-root' && problem.start === second.start)
    report(RSL_SEVERAL_ROOTS, startTagOf(second));
  else report(RSL_NOT_WELL_FORMED, problem, [problem.code, text.slice(problem.start, problem.end)]);
};

/** Sets the namespace attribute of the root, or adds it. */
function namespaceFix(context: CheckContext, root: XmlElement) {
  const name = root.prefix === '' ? 'xmlns' : `xmlns:${root.prefix}`;
  return changesFix(context, 'rsl-namespace', [RSL_NAMESPACE], () =>
    changeAttribute(context.document.text, root, name, RSL_NAMESPACE),
  );
}

/** RSL-NO-ROOT, RSL-NAMESPACE, RSL-PREFIX: a client recognizes an RSL document by its root and its namespace. */
const checkRoot: Check = (context) => {
  const { document, report } = context;
  const { problem, roots, root, isEmpty, text } = document;
  const [first] = roots;
  if (problem || isEmpty || !first) return;
  if (!root) return report(RSL_NO_ROOT, first.tag.name, [first.name]);
  if (root.namespace !== RSL_NAMESPACE) {
    const attribute = findAttribute(text, root.tag, root.prefix === '' ? 'xmlns' : `xmlns:${root.prefix}`);
    report(RSL_NAMESPACE_WRONG, attribute?.value ?? root.tag.name, [root.namespace], () => [
      namespaceFix(context, root),
    ]);
  } else if (root.prefix !== '') report(RSL_PREFIX, root.tag.name, [root.prefix]);
};

const parentOf: ReadonlyMap<string, string> = new Map(rslElements.map(({ name, parent }) => [name, parent]));

function reportUnknown(context: CheckContext, child: XmlElement, parent: XmlElement): void {
  const { report } = context;
  const expectedParent = parentOf.get(child.name);
  if (expectedParent !== undefined)
    return report(RSL_MISPLACED, child.tag.name, [child.name, parent.name, expectedParent]);
  const nearest = findNearestName(child.name, childNamesOf(parent.name));
  report(RSL_UNKNOWN_ELEMENT, child.tag.name, [child.name, nearest ?? '', parent.name], () => {
    if (nearest === undefined) return [];
    const prefix = child.prefix === '' ? '' : `${child.prefix}:`;
    return [
      changesFix(context, 'rsl-rename', [nearest], () => {
        const { start, end } = child.tag.name;
        const closing = { start: child.innerEnd + 2, end: child.innerEnd + 2 + end - start };
        const names = child.tag.isEmpty ? [child.tag.name] : [child.tag.name, closing];
        return names.map((at) => ({ at, text: prefix + nearest }));
      }),
    ];
  });
}

/** RSL-UNKNOWN-ELEMENT, RSL-MISPLACED: such an element makes the document non-conformant (RSL 1.0 3). */
const checkElements: Check = (context) => {
  const { root, problem } = context.document;
  if (!root || problem) return;
  const visit = (parent: XmlElement): void => {
    const names = childNamesOf(parent.name);
    if (names.length === 0) return;
    for (const child of ownChildren(parent)) {
      if (names.includes(child.name)) visit(child);
      else reportUnknown(context, child, parent);
    }
  };
  visit(root);
};

/** RSL-REPEATED: a second element where a parent may have one, or one for each type. */
const checkRepeated: Check = (context) => {
  const { document, report, source } = context;
  if (!document.root || document.problem) return;
  const visit = (parent: XmlElement): void => {
    const seen = new Set<string>();
    for (const child of ownChildren(parent)) {
      const row = rslElements.find(({ name }) => name === child.name);
      if (!row || row.parent !== parent.name) continue;
      const attribute =
        row.count === 'one-of-type' ? findAttribute(document.text, child.tag, 'type') : undefined;
      const type = attribute && document.text.slice(attribute.value.start, attribute.value.end);
      const key = `${child.name} ${type ?? ''}`;
      if (row.count !== 'any' && seen.has(key))
        report(RSL_REPEATED, startTagOf(child), [child.name, type ?? ''], () => [
          editsFix('rsl-remove', [child.name], () => removeElement(source, child)),
        ]);
      seen.add(key);
      visit(child);
    }
  };
  visit(document.root);
};

const RSL_NOT_WELL_FORMED = defineDiagnostic({
  code: 'RSL-NOT-WELL-FORMED',
  severity: 'error',
  spec: 'RSL 1.0 2.2',
  check: checkWellFormed,
  examples: rslExample(
    rslText('<content url="/"><license></content>'),
    rslText('<content url="/"><license/></content>'),
  ),
});

const RSL_SEVERAL_ROOTS = defineDiagnostic({
  code: 'RSL-SEVERAL-ROOTS',
  severity: 'error',
  spec: 'RSL 1.0 3.2',
  check: checkWellFormed,
  examples: rslExample(
    `<rsl xmlns="${RSL_NAMESPACE}"/>\n<rsl xmlns="${RSL_NAMESPACE}"/>\n`,
    `<rsl xmlns="${RSL_NAMESPACE}"/>\n`,
  ),
});

const RSL_NO_ROOT = defineDiagnostic({
  code: 'RSL-NO-ROOT',
  severity: 'error',
  spec: 'RSL 1.0 3.2',
  check: checkRoot,
  examples: rslExample(`<license xmlns="${RSL_NAMESPACE}"/>\n`, `<rsl xmlns="${RSL_NAMESPACE}"/>\n`),
});

const RSL_NAMESPACE_WRONG = defineDiagnostic({
  code: 'RSL-NAMESPACE',
  severity: 'error',
  spec: 'RSL 1.0 2.2',
  check: checkRoot,
  examples: [
    ...rslExample('<rsl><content url="/"><license/></content></rsl>\n', licenseText('')),
    ...rslExample('<rsl xmlns="http://rslstandard.org/rsl"/>\n', `<rsl xmlns="${RSL_NAMESPACE}"/>\n`),
  ],
});

const RSL_PREFIX = defineDiagnostic({
  code: 'RSL-PREFIX',
  severity: 'info',
  spec: 'RSL 1.0 2.2',
  check: checkRoot,
  examples: rslExample(`<r:rsl xmlns:r="${RSL_NAMESPACE}"/>\n`, `<rsl xmlns="${RSL_NAMESPACE}"/>\n`),
});

const RSL_UNKNOWN_ELEMENT = defineDiagnostic({
  code: 'RSL-UNKNOWN-ELEMENT',
  severity: 'error',
  spec: 'RSL 1.0 3',
  check: checkElements,
  examples: rslExample(
    licenseText('<permit type="usage">search</permit>'),
    licenseText('<x:permit xmlns:x="https://h.example">search</x:permit>'),
  ),
});

const RSL_MISPLACED = defineDiagnostic({
  code: 'RSL-MISPLACED',
  severity: 'error',
  spec: 'RSL 1.0 3',
  check: checkElements,
  examples: rslExample(
    licenseText('<terms>https://h.example/terms</terms>'),
    rslText('<content url="/"><license/><terms>https://h.example/terms</terms></content>'),
  ),
});

const RSL_REPEATED = defineDiagnostic({
  code: 'RSL-REPEATED',
  severity: 'error',
  spec: 'RSL 1.0 3.5',
  check: checkRepeated,
  examples: rslExample(
    licenseText('<permits type="usage">search</permits><permits type="usage">ai-input</permits>'),
    licenseText('<permits type="usage">search ai-input</permits><permits type="geo">DE</permits>'),
  ),
});

export const structureDiagnostics = [
  RSL_NOT_WELL_FORMED,
  RSL_SEVERAL_ROOTS,
  RSL_NO_ROOT,
  RSL_NAMESPACE_WRONG,
  RSL_PREFIX,
  RSL_UNKNOWN_ELEMENT,
  RSL_MISPLACED,
  RSL_REPEATED,
];
