// What a content states about the pages themselves: the owner of the rights, their metadata, and when they were
// changed.
import { setContentAttribute } from '../../core/formats/rsl/edit/license-edits.ts';
import { setHolder, setHolderAttribute, setSchemaUrl } from '../../core/formats/rsl/edit/metadata-edits.ts';
import type { RslContent } from '../../core/formats/rsl/rsl-document.ts';
import { rslHolderTypes } from '../../core/formats/rsl/vocabulary.ts';
import { rslWords as words } from '../../messages/en/formats/rsl.ts';
import { DraftField } from '../../ui/controls/draft-field.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { Fold } from './fold.tsx';
import styles from './rsl.module.css';
import { editLicenses } from './rsl-edits.ts';

interface MetadataProps {
  readonly content: RslContent;
  /** Its index in the document, 0-based. */
  readonly at: number;
}

function Holder({ content: { copyright }, at }: MetadataProps) {
  const type = copyright?.type ?? '';
  return (
    <>
      <DraftField
        label={words.holder}
        value={copyright?.text.replace(/\s+/g, ' ') ?? ''}
        placeholder={words.examples.holder}
        onWrite={(typed, visit) => editLicenses((source) => setHolder(source, at, typed.trim()), visit)}
      />
      <label className={styles['field']}>
        {words.holderType}
        <Select
          value={type}
          onChange={({ target }) =>
            editLicenses((source) => setHolderAttribute(source, at, 'type', target.value))
          }
        >
          <option value="">{words.noType}</option>
          {type !== '' && !rslHolderTypes.some((holderType) => holderType === type) && (
            <option value={type}>{type}</option>
          )}
          {rslHolderTypes.map((option) => (
            <option key={option} value={option}>
              {words.holderTypes[option]}
            </option>
          ))}
        </Select>
      </label>
      {(['contactEmail', 'contactUrl'] as const).map((name) => (
        <DraftField
          key={name}
          label={words.holderContacts[name]}
          value={copyright?.[name] ?? ''}
          placeholder={words.examples[name]}
          onWrite={(typed, visit) =>
            editLicenses((source) => setHolderAttribute(source, at, name, typed.trim()), visit)
          }
        />
      ))}
    </>
  );
}

export function ContentMetadata(props: MetadataProps) {
  const { content, at } = props;
  const { schema, copyright, lastmod } = content;
  return (
    <Fold title={words.metadata} isOpen={(schema ?? copyright ?? lastmod) !== undefined}>
      <div className={styles['fields']}>
        <Holder {...props} />
        {!schema?.isInline && (
          <DraftField
            label={words.schema}
            value={schema?.text ?? ''}
            placeholder={words.examples.schema}
            onWrite={(typed, visit) =>
              editLicenses((source) => setSchemaUrl(source, at, typed.trim()), visit)
            }
          />
        )}
        <DraftField
          label={words.lastmod}
          value={lastmod?.text ?? ''}
          placeholder="2026-10-01T00:00:00Z"
          onWrite={(typed, visit) =>
            editLicenses((source) => setContentAttribute(source, at, 'lastmod', typed.trim()), visit)
          }
        />
      </div>
      {schema?.isInline && <p className="faint">{words.inlineSchema}</p>}
    </Fold>
  );
}
