// The form of a document: two switches, the instruction as written, its position, how parsers read it, and what
// is wrong.

import { useId, useState } from 'react';
import { offsetOf, type PiSpot, piSpots, spotOf } from '../../core/formats/robots-pi/edit/pi-spots.ts';
import { canWriteFor } from '../../core/formats/robots-pi/edit/write-for-parser.ts';
import { effectiveDirectives, firstLegalPi } from '../../core/formats/robots-pi/effective-directives.ts';
import type { Directives } from '../../core/formats/robots-pi/read-pi.ts';
import { documentWords as words } from '../../messages/en/formats/documents.ts';
import { faultWords } from '../../messages/en/steps.ts';
import type { GatepostState } from '../../state/document/document-store.ts';
import { policyOfFile } from '../../state/document/selectors.ts';
import { documentStore, useDocument } from '../../state/document/use-document.ts';
import { useFindingItems } from '../../state/findings/use-finding-items.ts';
import { setDocumentQuestion } from '../../state/table/questions/documents.ts';
import { FindingList } from '../../ui/content/finding-list.tsx';
import { VisibleText } from '../../ui/content/visible-text.tsx';
import { FormPane, useForm } from '../../ui/forms/form-pane.tsx';
import { Segments } from '../../ui/forms/segments.tsx';
import { CrawlerMetas } from './crawler-metas.tsx';
import { insertInstruction, moveInstruction, setDirective } from './document-edits.ts';
import styles from './documents.module.css';
import { FocusFormContext, useAndFocusForm } from './focus-form.ts';
import { ParserTable } from './parser-table.tsx';
import { type OpenDocument, useOpenDocument } from './use-open-document.ts';

/** The position of the instruction, and the positions to which it can be moved or at which it can be inserted. */
function InstructionPosition({ document, lineOf }: OpenDocument) {
  const name = useId();
  const pi = firstLegalPi(document) ?? document.pis[0];
  const stands = pi && spotOf(document, pi);
  const titleOf = (spot: PiSpot) =>
    spot === 'declaration' && !document.declaration ? words.top : words.spots[spot];
  const choose = (spot: PiSpot) => (pi ? moveInstruction(pi, spot) : insertInstruction(spot));
  return (
    <fieldset className={`options ${styles['where']}`}>
      <legend>{words.where}</legend>
      {piSpots.map((spot) => {
        const isFree = offsetOf(document, spot) !== undefined;
        return (
          <label key={spot} data-off={!isFree || undefined}>
            <input
              type="radio"
              name={name}
              disabled={!isFree}
              checked={spot === stands}
              onChange={() => choose(spot)}
            />
            <span>
              {titleOf(spot)}{' '}
              <span className={`faint ${styles['hint']}`}>
                {!isFree ? words.lacks[spot] : spot === stands && pi ? words.line(lineOf(pi.start)) : ''}
              </span>
            </span>
          </label>
        );
      })}
      {pi && !stands && (
        <label>
          <input type="radio" name={name} checked readOnly />
          <span>
            {words.elsewhere}{' '}
            <span className={`faint ${styles['hint']}`}>{words.line(lineOf(pi.start))}</span>
          </span>
        </label>
      )}
    </fieldset>
  );
}

// One of the two directives as a pair of choices, with an explanation.
interface DirectiveSwitchProps {
  readonly bit: 'index' | 'follow';
  readonly value: boolean;
  readonly choose: (value: boolean) => void;
}

function DirectiveSwitch({ bit, value, choose }: DirectiveSwitchProps) {
  return (
    <fieldset className={`flow ${styles['bit']}`}>
      <legend>{words.bits[bit]}</legend>
      <span className="faint">{words.means[bit][value ? 'yes' : 'no']}</span>
      <Segments
        value={value ? 'yes' : 'no'}
        segments={(['yes', 'no'] as const).map((tone) => ({
          value: tone,
          title: words.answer(tone === 'yes'),
          tone,
        }))}
        onChoose={(answer) => choose(answer === 'yes')}
      />
    </fieldset>
  );
}

/** The instruction in the file, as written. */
function WrittenInstruction({ open: { document, parser } }: { open: OpenDocument }) {
  const andFocusForm = useAndFocusForm();
  const { text, html } = document;
  const pi = firstLegalPi(document) ?? document.pis[0];
  const instructions = parser === 'html' && html.metas[0] ? html.metas : pi ? [pi] : [];
  const isIllegal = instructions[0] === pi && pi && !pi.reading.isLegal;
  if (instructions.length === 0) {
    return (
      <p className="faint">
        {words.nothingWritten} {words.firstStep}{' '}
        {parser === 'xml' && (
          <button
            type="button"
            className="btn"
            onClick={andFocusForm(() => insertInstruction('declaration'))}
          >
            {words.insert}
          </button>
        )}
      </p>
    );
  }
  return (
    <div className={`stack tight ${styles['written']}`}>
      <span className="faint">{words.writtenAs}</span>
      {instructions.map(({ start, end }) => (
        <code key={start}>
          <VisibleText text={text.slice(start, end)} />
        </code>
      ))}
      {isIllegal && !pi.reading.isLegal && (
        <span className="error">{words.illegal(faultWords[pi.reading.fault])}</span>
      )}
    </div>
  );
}

/** The two switches. If there is a directive for the other parser, a check box to change it too. */
function DirectiveSwitches({ open: { document, parser, source } }: { open: OpenDocument }) {
  const [isBoth, setBoth] = useState(true);
  const { says } = effectiveDirectives(document, parser);
  const hasBoth = document.html.metas.length > 0 && firstLegalPi(document) !== undefined;
  const choose = (bit: Partial<Directives>) => setDirective(parser, bit, isBoth);
  if (!canWriteFor(source, parser)) return null;
  return (
    <>
      <DirectiveSwitch bit="index" value={says.index} choose={(index) => choose({ index })} />
      <DirectiveSwitch bit="follow" value={says.follow} choose={(follow) => choose({ follow })} />
      {hasBoth && (
        <label className={`inline target ${styles['check']}`}>
          <input type="checkbox" checked={isBoth} onChange={({ target }) => setBoth(target.checked)} />
          {words.keepEqual}
        </label>
      )}
    </>
  );
}

const countDocuments = ({ document }: GatepostState): number =>
  document.files.filter((file) => policyOfFile(file).format.id === 'xml').length;

/** A link from one document to the table of all documents, while the table has another question. */
function AllDocumentsLink() {
  const isDocumentQuestion = useDocument(({ view }) => view.subject?.question === 'index-follow');
  const count = useDocument(countDocuments);
  if (isDocumentQuestion) return null;
  return (
    <button type="button" className="btn" onClick={() => setDocumentQuestion(documentStore)}>
      {words.askAll(count)}
    </button>
  );
}

export function DocumentsPane() {
  const open = useOpenDocument();
  const { formRef, focusForm } = useForm();
  const findings = useFindingItems(open.path, focusForm);
  return (
    <FocusFormContext value={focusForm}>
      <FormPane
        label={words.pane}
        title={words.instruction}
        path={open.path}
        form={formRef}
        id="document"
        className={styles['body']}
        actions={<AllDocumentsLink />}
      >
        <DirectiveSwitches open={open} />
        <WrittenInstruction open={open} />
        <InstructionPosition {...open} />
        <ParserTable open={open} />
        <CrawlerMetas open={open} />
        <FindingList {...findings} />
        <p className="faint">{words.noAccess}</p>
      </FormPane>
    </FocusFormContext>
  );
}
