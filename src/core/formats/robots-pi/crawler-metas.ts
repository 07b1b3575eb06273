// Reads what the tags of an HTML document say to crawlers: META tags for all crawlers or for one, the reservation
// of text and data mining, links to licenses, and parts that are excluded from snippets.

import { findCrawler } from '../../catalogue/crawlers.ts';
import { robotsTagAgents } from '../../catalogue/robots-tag-directives.ts';
import type { TextSpan } from '../../document/spans.ts';
import { expandReferences, expandWithPlaces } from '../../syntax/html/references.ts';
import { type HtmlTag, scanHtml } from '../../syntax/html/scan-html.ts';
import { type RobotsTagPart, readRobotsTag } from '../../syntax/robots-tag.ts';
import type { XmlAttribute } from '../../syntax/xml/tokens.ts';
import { lowerCase } from '../../text/lower-case.ts';
import { RSL_MEDIA_TYPE } from '../rsl/rsl-names.ts';

/** The name of the META tag for all crawlers. */
export const ALL_CRAWLERS = 'robots';

/** A META tag with a name and a content. Positions are offsets into the document. */
interface NamedMeta extends TextSpan {
  /** As written, without the white space around it. */
  readonly name: string;
  readonly nameAttribute: XmlAttribute;
  readonly content: XmlAttribute;
  /** Whether it follows the first element that is not part of the head. */
  readonly isInBody: boolean;
}

/** A directive of a META tag, with its position. */
export interface MetaDirective extends RobotsTagPart {
  readonly at: TextSpan;
  /** The whole directive as written. */
  readonly written: string;
  readonly valueAt?: TextSpan;
}

/** A META tag for all crawlers, or for the crawler that it names. */
export interface CrawlerMeta extends NamedMeta {
  /** Its content with the references expanded. */
  readonly value: string;
  /** Empty for all crawlers. */
  readonly agent: string;
  readonly directives: readonly MetaDirective[];
}

/** A META tag of the TDM Reservation Protocol. */
export interface TdmMeta extends NamedMeta {
  readonly kind: TdmMetaKind;
  readonly value: string;
}

/** An element with the attribute that excludes parts from snippets. Google honors it only on certain elements. */
export interface SnippetExclusion extends TextSpan {
  /** The name of the element, in lower case. */
  readonly element: string;
}

/** A link to a license. */
export interface LicenseLink extends TextSpan {
  readonly href: string;
  /** The media type, in lower case; '' without the attribute. */
  readonly type: string;
}

export interface CrawlerMarkup {
  readonly metas: readonly CrawlerMeta[];
  /** Tags whose name is not known as that of a crawler, such as `description`. It could be one. */
  readonly otherMetas: readonly CrawlerMeta[];
  readonly tdm: readonly TdmMeta[];
  readonly exclusions: readonly SnippetExclusion[];
  readonly licenses: readonly LicenseLink[];
  /** The texts of licenses in the document itself. */
  readonly inlineLicenses: readonly TextSpan[];
}

/** Names of META tags of TDMRep (section "TDM meta tags"). */
const tdmMetaNames = { reservation: 'tdm-reservation', policy: 'tdm-policy' } as const;
export type TdmMetaKind = keyof typeof tdmMetaNames;
export const tdmMetaName = (kind: TdmMetaKind): string => tdmMetaNames[kind];

const EXCLUSION_ATTRIBUTE = 'data-nosnippet';

/** Elements that may be in a head (HTML 4.2). */
const headElements: ReadonlySet<string> = new Set([
  'html',
  'head',
  'title',
  'base',
  'link',
  'meta',
  'style',
  'script',
  'noscript',
  'template',
]);

const namedAgents: ReadonlySet<string> = new Set(robotsTagAgents.map(({ name }) => lowerCase(name)));

/** Whether a META tag of this name is for a crawler: a name that operators document, or one in the catalog. */
const isCrawlerName = (name: string): boolean =>
  namedAgents.has(lowerCase(name)) || findCrawler(name) !== undefined;

/** Finds the first attribute of a name. Attribute names in HTML are case-insensitive. */
function attributeOf(text: string, { attributes }: HtmlTag, searchedName: string): XmlAttribute | undefined {
  return attributes.find(({ name }) => text.slice(name.start, name.end).toLowerCase() === searchedName);
}

const valueOf = (text: string, attribute: XmlAttribute | undefined): string =>
  attribute ? expandReferences(text.slice(attribute.value.start, attribute.value.end)) : '';

function directivesOf(text: string, { value }: XmlAttribute): readonly MetaDirective[] {
  const expanded = expandWithPlaces(text.slice(value.start, value.end));
  const spanOf = (start: number, end: number): TextSpan => ({
    start: value.start + expanded.writtenAt(start),
    end: value.start + expanded.writtenAt(end),
  });
  return readRobotsTag(expanded.text, { hasAgents: false }).parts.map((part) => {
    const at = spanOf(part.start, part.end);
    const valueAt = part.value && spanOf(part.value.start, part.value.end);
    return { ...part, at, written: text.slice(at.start, at.end), ...(valueAt && { valueAt }) };
  });
}

/** Collects the markup of one document while the scanner visits its tags. */
class MarkupReader {
  readonly metas: CrawlerMeta[] = [];
  readonly otherMetas: CrawlerMeta[] = [];
  readonly tdm: TdmMeta[] = [];
  readonly exclusions: SnippetExclusion[] = [];
  readonly licenses: LicenseLink[] = [];
  readonly inlineLicenses: TextSpan[] = [];
  private readonly text: string;
  private isInBody = false;

  constructor(text: string) {
    this.text = text;
  }

  tag(tag: HtmlTag): void {
    this.isInBody ||= !headElements.has(tag.name);
    if (attributeOf(this.text, tag, EXCLUSION_ATTRIBUTE))
      this.exclusions.push({ start: tag.start, end: tag.end, element: tag.name });
    if (tag.name === 'meta') this.meta(tag);
    else if (tag.name === 'link') this.link(tag);
    else if (tag.name === 'script') this.script(tag);
  }

  private meta(tag: HtmlTag): void {
    const { text, isInBody } = this;
    const nameAttribute = attributeOf(text, tag, 'name');
    const name = valueOf(text, nameAttribute).trim();
    const content = attributeOf(text, tag, 'content');
    if (name === '' || !nameAttribute || !content) return;
    const meta = { start: tag.start, end: tag.end, name, nameAttribute, content, isInBody };
    const lower = lowerCase(name);
    const isForAllCrawlers = lower === ALL_CRAWLERS;
    const list = isForAllCrawlers || isCrawlerName(name) ? this.metas : this.otherMetas;
    list.push({
      ...meta,
      agent: isForAllCrawlers ? '' : name,
      value: valueOf(text, content),
      directives: directivesOf(text, content),
    });
    for (const kind of ['reservation', 'policy'] as const)
      if (lower === tdmMetaNames[kind])
        this.tdm.push({ ...meta, kind, value: valueOf(text, content).trim() });
  }

  private link(tag: HtmlTag): void {
    const { text } = this;
    const relations = valueOf(text, attributeOf(text, tag, 'rel'))
      .toLowerCase()
      .split(/\s+/);
    if (!relations.includes('license')) return;
    const href = valueOf(text, attributeOf(text, tag, 'href')).trim();
    this.licenses.push({ start: tag.start, end: tag.end, href, type: this.typeOf(tag) });
  }

  private typeOf(tag: HtmlTag): string {
    return lowerCase(valueOf(this.text, attributeOf(this.text, tag, 'type')).trim());
  }

  private script(tag: HtmlTag): void {
    if (this.typeOf(tag) !== RSL_MEDIA_TYPE) return;
    const end = /<\/script/gi;
    end.lastIndex = tag.end;
    this.inlineLicenses.push({ start: tag.end, end: end.exec(this.text)?.index ?? this.text.length });
  }
}

/** Reads what the tags of a document say to crawlers. Never fails. */
export function readCrawlerMarkup(text: string): CrawlerMarkup {
  const reader = new MarkupReader(text);
  scanHtml(text, (tag) => reader.tag(tag));
  const { metas, otherMetas, tdm, exclusions, licenses, inlineLicenses } = reader;
  return { metas, otherMetas, tdm, exclusions, licenses, inlineLicenses };
}
