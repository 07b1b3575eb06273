// The directives that each parser obeys, with their lines and buttons that make both parsers agree.

import { canWriteFor } from '../../core/formats/robots-pi/edit/write-for-parser.ts';
import {
  areSameDirectives,
  effectiveDirectives,
  firstLegalPi,
  parsers,
} from '../../core/formats/robots-pi/effective-directives.ts';
import { documentWords as words } from '../../messages/en/formats/documents.ts';
import { TableHead } from '../../ui/content/table-head.tsx';
import { ToneLabel } from '../../ui/icons/answer-label.tsx';
import { copyMetaToPi, copyPiToMeta } from './document-edits.ts';
import styles from './documents.module.css';
import { useAndFocusForm } from './focus-form.ts';
import type { OpenDocument } from './use-open-document.ts';

const ParserAnswer = ({ bit }: { bit: boolean }) => (
  <ToneLabel tone={bit ? 'allow' : 'deny'} word={words.answer(bit)} />
);

/** A button that resolves a difference between the directives of the two parsers. */
function AlignButton({ parser, open }: { parser: 'xml' | 'html'; open: OpenDocument }) {
  const andFocusForm = useAndFocusForm();
  const { document, source } = open;
  const [xml, html] = [effectiveDirectives(document, 'xml'), effectiveDirectives(document, 'html')];
  const isSame = areSameDirectives(xml.says, html.says);
  const hasMeta = document.html.metas.length > 0;
  if (parser === 'html' && firstLegalPi(document) && !(hasMeta && isSame) && canWriteFor(source, 'html')) {
    return (
      <button type="button" className="btn btn-link" onClick={andFocusForm(copyPiToMeta)}>
        {hasMeta ? words.copyToMeta : words.insertSame}
      </button>
    );
  }
  if (parser === 'xml' && hasMeta && !(firstLegalPi(document) && isSame)) {
    return (
      <button type="button" className="btn btn-link" onClick={andFocusForm(copyMetaToPi)}>
        {document.pis.length > 0 ? words.copyFromMeta : words.insertSame}
      </button>
    );
  }
  return null;
}

export function ParserTable({ open }: { open: OpenDocument }) {
  const { document, lineOf } = open;
  return (
    <table className={styles['readers']}>
      <caption>{words.readers}</caption>
      <TableHead names={[words.parser, words.index, words.follow, words.by]} />
      <tbody>
        {parsers.map((parser) => {
          const { says, pi, metas } = effectiveDirectives(document, parser);
          const [meta] = metas;
          const by = pi ? words.byPi(lineOf(pi.start)) : meta && words.byMeta(lineOf(meta.start));
          return (
            <tr key={parser}>
              <th scope="row">{words.parsers[parser]}</th>
              <td>
                <ParserAnswer bit={says.index} />
              </td>
              <td>
                <ParserAnswer bit={says.follow} />
              </td>
              <td>
                {by ?? words.byNothing[parser]} <AlignButton parser={parser} open={open} />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
