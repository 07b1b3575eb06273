// One content of a license document: its URLs, its licenses, and their terms for each purpose.

import { aiPurposes } from '../../core/catalogue/ai-purposes.ts';
import { createLineKeys } from '../../core/document/line-keys.ts';
import type { Source } from '../../core/document/source.ts';
import { positionAt } from '../../core/document/spans.ts';
import {
  addLicense,
  removeContent,
  removeLicense,
  setContentAttribute,
  setTerms,
} from '../../core/formats/rsl/edit/license-edits.ts';
import { answerOf } from '../../core/formats/rsl/rsl-answer.ts';
import type { RslContent } from '../../core/formats/rsl/rsl-document.ts';
import { rslWords as words } from '../../messages/en/formats/rsl.ts';
import { VisibleText } from '../../ui/content/visible-text.tsx';
import { DraftField } from '../../ui/controls/draft-field.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { ContentMetadata } from './content-metadata.tsx';
import { LicenseForm } from './license-form.tsx';
import { RemoveButton } from './remove-button.tsx';
import styles from './rsl.module.css';
import { editLicenses } from './rsl-edits.ts';

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
  return (
    <section className={`stack loose card ${styles['content']}`} aria-label={words.content(name)}>
      <div className={`stack ${styles['head']}`}>
        <DraftField
          label={words.url}
          value={name}
          placeholder="/"
          onWrite={(typed, visit) =>
            editLicenses((source) => setContentAttribute(source, at, 'url', typed.trim()), visit)
          }
        />
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
        <button
          type="button"
          className="btn"
          onClick={() => editLicenses((source) => addLicense(source, at))}
        >
          <Icon name="g-plus" />
          {words.addLicense}
        </button>
      </div>
      <div className={styles['fields']}>
        <DraftField
          label={words.terms}
          value={content.terms?.text ?? ''}
          placeholder="https://www.example.com/terms"
          onWrite={(typed, visit) => editLicenses((source) => setTerms(source, at, typed.trim()), visit)}
        />
        <DraftField
          label={words.server}
          value={content.server?.text ?? ''}
          placeholder="https://license.example.com"
          onWrite={(typed, visit) =>
            editLicenses((source) => setContentAttribute(source, at, 'server', typed.trim()), visit)
          }
        />
      </div>
      <ContentMetadata content={content} at={at} />
    </section>
  );
}
