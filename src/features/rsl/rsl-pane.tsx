// The form of a license document (RSL): its contents, each with its licenses.

import { createLineKeys } from '../../core/document/line-keys.ts';
import { positionAt } from '../../core/document/spans.ts';
import { addContent } from '../../core/formats/rsl/edit/license-edits.ts';
import { type RslContent, readRslDocument } from '../../core/formats/rsl/rsl-document.ts';
import { rslWords as words } from '../../messages/en/formats/rsl.ts';
import { updateView } from '../../state/document/document-store.ts';
import { openFile } from '../../state/document/selectors.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import { useFindingItems } from '../../state/findings/use-finding-items.ts';
import { FindingList } from '../../ui/content/finding-list.tsx';
import { AddButton, FormPane, useForm } from '../../ui/forms/form-pane.tsx';
import { ContentCard } from './content-card.tsx';
import { editLicenses } from './rsl-schema.ts';

/** The maximum number of contents in the form; the text contains all of them. */
const MAX_CONTENTS = 100;

/** Returns the first URL pattern that no content uses yet. */
function freeUrl(usedUrls: readonly string[]): string {
  if (!usedUrls.includes('/')) return '/';
  for (let count = 1; ; count++) {
    const url = count === 1 ? '/new/' : `/new-${count}/`;
    if (!usedUrls.includes(url)) return url;
  }
}

export function RslPane() {
  const { path, source } = useDocument(openFile);
  const { formRef, focusForm } = useForm();
  const findings = useFindingItems(path, focusForm);
  const { contents, problem, root, isEmpty } = readRslDocument(source);
  const keyOf = createLineKeys(source);
  const lineOf = ({ element }: RslContent) => positionAt(source, element.tag.start).line;
  const canAdd = isEmpty || (root !== undefined && !problem);
  const position = problem && positionAt(source, problem.start);
  const add = () =>
    editLicenses((from) => addContent(from, freeUrl(contents.map(({ url }) => url?.text ?? ''))));
  return (
    <FormPane label={words.pane} title={words.title} path={path} form={formRef} id="rsl">
      {isEmpty && <p className="faint">{words.firstStep}</p>}
      {position && (
        <output>
          {words.broken}{' '}
          <button
            type="button"
            className="btn btn-link"
            onClick={() => updateView(documentStore, { caret: { position, by: 'link' } })}
          >
            {words.goTo(position.line)}
          </button>
        </output>
      )}
      {!problem && !isEmpty && !root && <output>{words.noRoot}</output>}
      <FindingList {...findings} />
      {contents.slice(0, MAX_CONTENTS).map((content, i) => (
        <ContentCard key={keyOf(lineOf(content))} source={source} content={content} at={i} />
      ))}
      {contents.length > MAX_CONTENTS && <p>{words.more(contents.length - MAX_CONTENTS)}</p>}
      {canAdd && (
        <div>
          <AddButton label={words.addContent} add={add} />
        </div>
      )}
      <p className="faint">{words.announce}</p>
    </FormPane>
  );
}
