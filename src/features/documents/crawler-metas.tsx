// What the tags of a document state for crawlers: META tags for all and for one, the reservation of text and data
// mining, links to licenses, and parts that are excluded from snippets.

import { crawlers } from '../../core/catalogue/crawlers.ts';
import { robotsTagAgents, robotsTagDirectives } from '../../core/catalogue/robots-tag-directives.ts';
import { createLineKeys } from '../../core/document/line-keys.ts';
import type { TextSpan } from '../../core/document/spans.ts';
import { ALL_CRAWLERS, tdmMetaName } from '../../core/formats/robots-pi/crawler-metas.ts';
import {
  addMeta,
  removeMeta,
  type ShownMeta,
  setMetaContent,
  setMetaName,
  shownMetas,
} from '../../core/formats/robots-pi/edit/crawler-meta.ts';
import { hasMetaPlace } from '../../core/formats/robots-pi/edit/meta-tag.ts';
import { readRobotsDocument } from '../../core/formats/robots-pi/robots-document.ts';
import { documentWords } from '../../messages/en/formats/documents.ts';
import { updateView } from '../../state/document/document-store.ts';
import { documentStore } from '../../state/document/use-document.ts';
import { DraftField } from '../../ui/controls/draft-field.tsx';
import { removeAndRefocus } from '../../ui/controls/remove-and-refocus.ts';
import { Select } from '../../ui/controls/select.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { editMetas } from './document-edits.ts';
import styles from './documents.module.css';
import { focusFormProps } from './focus-form.ts';
import type { OpenDocument } from './use-open-document.ts';

const words = documentWords.metas;

const documentedNames: readonly string[] = robotsTagAgents.map(({ name }) => name.toLowerCase());
const otherNames: readonly string[] = [...new Set(crawlers.flatMap(({ tokens }) => tokens))]
  .filter((name) => !documentedNames.includes(name.toLowerCase()))
  .toSorted();

/** A select, because a name that is only partly typed is not the name of a crawler. */
function CrawlerSelect({ name, onChoose }: { name: string; onChoose: (name: string) => void }) {
  const isListed = [ALL_CRAWLERS, ...documentedNames, ...otherNames].includes(name);
  return (
    <label className={styles['metaField']}>
      {words.crawler}
      <Select value={name} onChange={({ target }) => onChoose(target.value)}>
        {!isListed && <option value={name}>{name}</option>}
        <option value={ALL_CRAWLERS}>{words.allCrawlers}</option>
        <optgroup label={words.documented}>
          {documentedNames.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </optgroup>
        <optgroup label={words.undocumented}>
          {otherNames.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </optgroup>
      </Select>
    </label>
  );
}

const directiveNames = robotsTagDirectives.map(({ name, value }) => (value === 'none' ? name : `${name}:`));

/** The field for the content of a tag. */
function MetaContent({ meta, place }: { meta: ShownMeta; place: number }) {
  const write = (text: string, visit?: string) =>
    editMetas((source) => setMetaContent(source, place, text), visit);
  if (!('kind' in meta))
    return (
      <DraftField label={words.directives} value={meta.value} suggestions={directiveNames} onWrite={write} />
    );
  if (meta.kind === 'policy')
    return (
      <DraftField
        label={words.policy}
        value={meta.value}
        placeholder="https://www.example.com/tdm-policy.json"
        onWrite={write}
      />
    );
  const isKnown = meta.value === '0' || meta.value === '1';
  return (
    <label className={styles['metaField']}>
      {words.reservation}
      <Select value={meta.value} onChange={({ target }) => write(target.value)}>
        {!isKnown && <option value={meta.value}>{words.unset(meta.value)}</option>}
        <option value="1">{words.reserved}</option>
        <option value="0">{words.notReserved}</option>
      </Select>
    </label>
  );
}

function MetaRow({ meta, place, line }: { meta: ShownMeta; place: number; line: number }) {
  const label = words.remove(meta.name, line);
  return (
    <li className={`stack ${styles['meta']}`} aria-label={words.row(meta.name, line)}>
      {'kind' in meta ? (
        <span className={styles['metaField']}>
          {words.name}
          <code>{meta.name}</code>
        </span>
      ) : (
        <CrawlerSelect
          name={meta.name}
          onChoose={(name) => editMetas((source) => setMetaName(source, place, name))}
        />
      )}
      <MetaContent meta={meta} place={place} />
      <button
        type="button"
        className="ibtn"
        aria-label={label}
        title={label}
        onClick={({ currentTarget }) =>
          removeAndRefocus(
            currentTarget,
            currentTarget.closest(`[data-form="${focusFormProps['data-form']}"]`),
            () => editMetas((source) => removeMeta(source, place)),
          )
        }
      >
        <Icon name="g-cross" />
      </button>
    </li>
  );
}

/** How many places have a button. */
const MAX_PLACES = 20;

/** A sentence about some places, with a button for each that shows it. */
function Places({
  sentence,
  spans,
  open,
}: {
  sentence: string;
  spans: readonly TextSpan[];
  open: OpenDocument;
}) {
  const byLine = new Map(spans.map(({ start }) => [open.lineOf(start), start] as const));
  return (
    <p className={`flow ${styles['places']}`}>
      {sentence}{' '}
      {[...byLine].slice(0, MAX_PLACES).map(([line, start]) => (
        <button
          key={line}
          type="button"
          className="btn btn-link"
          onClick={() =>
            updateView(documentStore, { caret: { position: open.positionOf(start), by: 'link' } })
          }
        >
          {documentWords.goTo(line)}
        </button>
      ))}
    </p>
  );
}

export function CrawlerMetas({ open }: { open: OpenDocument }) {
  const { source } = open;
  const metas = shownMetas(source);
  const { tdm, exclusions, licenses } = readRobotsDocument(source).markup;
  const canAdd = hasMetaPlace(source);
  const keyOf = createLineKeys(source);
  if (!canAdd && metas.length === 0) return null;
  const lacks = (kind: 'reservation' | 'policy') => tdm.every((tdmTag) => tdmTag.kind !== kind);
  const add = (name: string, content: string) => () => editMetas((from) => addMeta(from, name, content));
  return (
    <section className={`stack ${styles['metas']}`} aria-label={words.title}>
      <h3>{words.title}</h3>
      {metas.length === 0 && <p className={`faint ${styles['hint']}`}>{words.none}</p>}
      <ul>
        {metas.map((meta, i) => (
          <MetaRow
            key={keyOf(open.lineOf(meta.start))}
            meta={meta}
            place={i}
            line={open.lineOf(meta.start)}
          />
        ))}
      </ul>
      {canAdd && (
        <div className={styles['metaButtons']}>
          <button type="button" className="btn" onClick={add(ALL_CRAWLERS, 'nosnippet')}>
            <Icon name="g-plus" />
            {words.add}
          </button>
          {lacks('reservation') && (
            <button type="button" className="btn" onClick={add(tdmMetaName('reservation'), '1')}>
              <Icon name="g-plus" />
              {words.addReservation}
            </button>
          )}
          {!lacks('reservation') && lacks('policy') && (
            <button type="button" className="btn" onClick={add(tdmMetaName('policy'), '')}>
              <Icon name="g-plus" />
              {words.addPolicy}
            </button>
          )}
        </div>
      )}
      {exclusions.length > 0 && (
        <Places sentence={words.exclusions(exclusions.length)} spans={exclusions} open={open} />
      )}
      {licenses.length > 0 && (
        <Places sentence={words.licenses(licenses.length)} spans={licenses} open={open} />
      )}
    </section>
  );
}
