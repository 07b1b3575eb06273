// One content of a license document: its URLs, its licenses, and their terms for each purpose.

import { aiPurposes } from '../../core/catalogue/ai-purposes.ts';
import { createLineKeys } from '../../core/document/line-keys.ts';
import type { Source } from '../../core/document/source.ts';
import { positionAt } from '../../core/document/spans.ts';
import { addLicense, removeContent, removeLicense } from '../../core/formats/rsl/edit/license-edits.ts';
import { answerOf } from '../../core/formats/rsl/rsl-answer.ts';
import type { RslContent } from '../../core/formats/rsl/rsl-document.ts';
import { rslWords as words } from '../../messages/en/formats/rsl.ts';
import { VisibleText } from '../../ui/content/visible-text.tsx';
import { AddButton, RemoveButton } from '../../ui/forms/form-pane.tsx';
import { SchemaFields } from '../../ui/forms/schema-fields.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Fold } from './fold.tsx';
import { LicenseForm } from './license-form.tsx';
import styles from './rsl.module.css';
import { type ContentField, editLicenses, metadataFields, termsFields, urlFields } from './rsl-schema.ts';

const answerIcons = { yes: 'g-yes', no: 'g-no', terms: 'g-limited' } as const;

/** The terms of a content's licenses for each purpose. */
function Summary({ content }: { content: RslContent }) {
  return (
    <dl className={styles['summary']} aria-label={words.summary}>
      {aiPurposes.map((purpose) => {
        const answer = answerOf([content], purpose);
        return (
          <div key={purpose} data-says={answer?.says ?? 'nothing'}>
            <dt>{words.purposes[purpose]}</dt>
            <dd>
              <Icon name={answer ? answerIcons[answer.says] : 'g-unsaid'} />
              {words.says[answer?.says ?? 'nothing']}
              {answer && (
                <code>
                  <VisibleText text={answer.words} />
                </code>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

interface ContentProps {
  readonly source: Source;
  readonly content: RslContent;
  readonly at: number;
}

export function ContentCard({ source, content, at }: ContentProps) {
  const keyOf = createLineKeys(source);
  const name = content.url?.text ?? '';
  const { schema, copyright, lastmod } = content;
  const fieldsOf = (fields: readonly ContentField[]) => (
    <SchemaFields
      fields={fields}
      part={content}
      run={(edit, visit) => editLicenses((source) => edit(source, at), visit)}
    />
  );
  return (
    <section className={`stack loose card ${styles['content']}`} aria-label={words.content(name)}>
      <div className={`stack ${styles['head']}`}>
        {fieldsOf(urlFields)}
        <RemoveButton
          label={words.removeContent(name)}
          remove={() => editLicenses((source) => removeContent(source, at))}
        />
      </div>
      <Summary content={content} />
      {content.licenses.map((license, i) => (
        <fieldset
          key={keyOf(positionAt(source, license.element.tag.start).line)}
          className={`stack loose ${styles['license']}`}
        >
          <legend>{words.license(i + 1, content.licenses.length)}</legend>
          <RemoveButton
            label={words.removeLicense(i + 1)}
            remove={() => editLicenses((source) => removeLicense(source, { content: at, license: i }))}
          />
          <LicenseForm license={license} place={{ content: at, license: i }} />
        </fieldset>
      ))}
      <div>
        <AddButton label={words.addLicense} add={() => editLicenses((source) => addLicense(source, at))} />
      </div>
      <div className={styles['fields']}>{fieldsOf(termsFields)}</div>
      <Fold title={words.metadata} isOpen={(schema ?? copyright ?? lastmod) !== undefined}>
        <div className={styles['fields']}>{fieldsOf(metadataFields)}</div>
        {schema?.isInline && <p className="faint">{words.inlineSchema}</p>}
      </Fold>
    </section>
  );
}
