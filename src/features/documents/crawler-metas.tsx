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
import type { EditAt } from '../../state/document/edit-open-file.ts';
import { documentStore } from '../../state/document/use-document.ts';
import { AddButton, RemoveButton } from '../../ui/forms/form-pane.tsx';
import { type FieldSchema, SchemaFields } from '../../ui/forms/schema-fields.tsx';
import { editMetas } from './document-edits.ts';
import styles from './documents.module.css';
import type { OpenDocument } from './use-open-document.ts';

const words = documentWords.metas;

const documentedNames: readonly string[] = robotsTagAgents.map(({ name }) => name.toLowerCase());
const otherNames: readonly string[] = [...new Set(crawlers.flatMap(({ tokens }) => tokens))]
  .filter((name) => !documentedNames.includes(name.toLowerCase()))
  .toSorted();

const isForCrawler = (meta: ShownMeta): boolean => !('kind' in meta);
const isKind = (kind: 'policy' | 'reservation') => (meta: ShownMeta) => 'kind' in meta && meta.kind === kind;

const contentField = {
  value: ({ value }: ShownMeta) => value,
  write:
    (text: string): EditAt<number> =>
    (source, place) =>
      setMetaContent(source, place, text),
};

const metaFields: readonly FieldSchema<ShownMeta, EditAt<number>>[] = [
  {
    // A choice, because a name that is only partly typed is not the name of a crawler.
    kind: 'choice',
    id: 'crawler',
    label: words.crawler,
    value: ({ name }) => name,
    options: [
      { value: ALL_CRAWLERS, title: words.allCrawlers },
      { heading: words.documented, options: documentedNames.map((value) => ({ value })) },
      { heading: words.undocumented, options: otherNames.map((value) => ({ value })) },
    ],
    isShown: isForCrawler,
    write: (name) => (source, place) => setMetaName(source, place, name),
  },
  {
    ...contentField,
    kind: 'text',
    id: 'directives',
    label: words.directives,
    suggestions: robotsTagDirectives.map(({ name, value }) => (value === 'none' ? name : `${name}:`)),
    isShown: isForCrawler,
  },
  {
    ...contentField,
    kind: 'text',
    id: 'policy',
    label: words.policy,
    placeholder: 'https://www.example.com/tdm-policy.json',
    isShown: isKind('policy'),
  },
  {
    ...contentField,
    kind: 'choice',
    id: 'reservation',
    label: words.reservation,
    options: [
      { value: '1', title: words.reserved },
      { value: '0', title: words.notReserved },
    ],
    titleOfOther: words.unset,
    isShown: isKind('reservation'),
  },
];

function MetaRow({ meta, place, line }: { meta: ShownMeta; place: number; line: number }) {
  return (
    <li className={`stack ${styles['meta']}`} aria-label={words.row(meta.name, line)}>
      {'kind' in meta && (
        <span className={`labeled ${styles['name']}`}>
          {words.name}
          <code>{meta.name}</code>
        </span>
      )}
      <SchemaFields
        fields={metaFields}
        part={meta}
        run={(edit, visit) => editMetas((source) => edit(source, place), visit)}
      />
      <RemoveButton
        label={words.remove(meta.name, line)}
        remove={() => editMetas((source) => removeMeta(source, place))}
      />
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
      {metas.length === 0 && <p className="faint">{words.none}</p>}
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
          <AddButton label={words.add} add={add(ALL_CRAWLERS, 'nosnippet')} />
          {lacks('reservation') && (
            <AddButton label={words.addReservation} add={add(tdmMetaName('reservation'), '1')} />
          )}
          {!lacks('reservation') && lacks('policy') && (
            <AddButton label={words.addPolicy} add={add(tdmMetaName('policy'), '')} />
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
