// What a document says to robots, and everything that looks as if it did: read once for each version of a file.

import { type Source, textOfSource } from '../../document/source.ts';
import { scanXml } from '../../syntax/xml/scan-xml.ts';
import { isXmlBlank } from '../../syntax/xml/seeker.ts';
import type {
  TextSpan,
  XmlDoctype,
  XmlInstruction,
  XmlPlace,
  XmlTag,
  XmlToken,
} from '../../syntax/xml/tokens.ts';
import { findWellFormednessProblem, type XmlProblem } from '../../syntax/xml/well-formed.ts';
import { memoizeByKey } from '../../text/lazy.ts';
import { type CrawlerMarkup, readCrawlerMarkup } from './crawler-metas.ts';
import { findHiddenPis, type HiddenPi } from './hidden-pi.ts';
import { type HtmlView, readHtmlView } from './meta-tags.ts';
import { type PiReading, readPiData } from './read-pi.ts';

/** The target of the PI; names in XML are compared letter by letter (XML 1.0). */
export const PI_TARGET = 'robots';

/** A processing instruction for robots. Places are offsets into the text. */
export interface RobotsPi extends TextSpan {
  readonly target: TextSpan;
  readonly data: TextSpan;
  readonly place: XmlPlace;
  readonly reading: PiReading;
  /** It stands behind text or links that a robot may index or follow. */
  readonly isLate: boolean;
}

/** What a document says to robots, under either parser. */
export interface RobotsDocument {
  readonly text: string;
  /** Every PI whose target is `robots`, in order. */
  readonly pis: readonly RobotsPi[];
  /** Those whose target is `robots` but for its letters' case. */
  readonly misnamed: readonly XmlInstruction[];
  /** What only looks like one. */
  readonly hidden: readonly HiddenPi[];
  /** A robots PI that is never closed. */
  readonly unterminated?: XmlInstruction;
  /** The XML declaration, wherever it stands. */
  readonly declaration?: XmlInstruction;
  readonly doctype?: XmlDoctype;
  readonly root?: XmlTag;
  /** The first thing that an XML parser stops at. */
  readonly problem: XmlProblem | undefined;
  readonly html: HtmlView;
  /** What its tags say to crawlers. */
  readonly markup: CrawlerMarkup;
}

/** Attributes whose value is a link: `href` in any namespace, by its usual spelling. */
function isLink(name: string): boolean {
  const lower = name.toLowerCase();
  return lower === 'href' || lower.endsWith(':href');
}

class DocumentReader {
  readonly pis: RobotsPi[] = [];
  readonly misnamed: XmlInstruction[] = [];
  readonly hidden: HiddenPi[] = [];
  readonly found: {
    -readonly [Key in 'unterminated' | 'declaration' | 'doctype' | 'root']?: RobotsDocument[Key];
  } = {};
  private readonly text: string;
  private hasContent = false;

  constructor(text: string) {
    this.text = text;
  }

  private slice({ start, end }: TextSpan): string {
    return this.text.slice(start, end);
  }

  token(token: XmlToken): void {
    const { text, found } = this;
    switch (token.kind) {
      case 'instruction':
        return this.instruction(token);
      case 'comment':
        return this.hide(token.body, 'comment');
      case 'cdata':
        this.hasContent ||= token.place === 'content' && !isXmlBlank(text, token.body.start, token.body.end);
        return this.hide(token.body, 'cdata');
      case 'declaration':
        if (this.slice(token.keyword) !== 'ENTITY') return;
        return token.literals.forEach((literal) => this.hide(literal, 'entity'));
      case 'doctype':
        found.doctype ??= token;
        return;
      case 'tag':
        found.root ??= token;
        this.hasContent ||= token.attributes.some(({ name }) => isLink(this.slice(name)));
        return;
      case 'text':
        this.hasContent ||= token.place === 'content' && !isXmlBlank(text, token.start, token.end);
        return;
      default:
    }
  }

  private hide(body: TextSpan, where: HiddenPi['where']): void {
    for (const one of findHiddenPis(this.text, body, where)) this.hidden.push(one);
  }

  private instruction(token: XmlInstruction): void {
    const target = this.slice(token.target);
    if (target === 'xml') this.found.declaration ??= token;
    if (target.toLowerCase() !== PI_TARGET) return;
    if (target !== PI_TARGET) this.misnamed.push(token);
    else if (!token.isTerminated) this.found.unterminated = token;
    else {
      const { start, end, target: named, data, place } = token;
      // Without white space behind the target, what follows is part of what is wrong.
      const isApart = data.start > named.end || data.start === data.end;
      const reading = readPiData(this.slice(data));
      const legal =
        reading.isLegal && !isApart ? { isLegal: false as const, fault: 'garbage' as const } : reading;
      this.pis.push({ start, end, target: named, data, place, reading: legal, isLate: this.hasContent });
    }
  }
}

/**
 * The text of a source as long as it is at hand, else put together anew: undo holds on to every version of a file, and
 * each would hold its text a second time.
 */
function createTextGetter(source: Source): () => string {
  let held: WeakRef<{ readonly text: string }> | undefined;
  return () => {
    let holder = held?.deref();
    if (!holder) held = new WeakRef((holder = { text: textOfSource(source) }));
    return holder.text;
  };
}

/** What one walk over a text finds. Apart from what hangs on to the document, so that the text goes when it is done. */
function walkDocument(text: string) {
  const reading = new DocumentReader(text);
  scanXml(text, (token) => reading.token(token));
  const { pis, misnamed, hidden, found } = reading;
  return { pis, misnamed, hidden, ...found };
}

function readDocument(source: Source): RobotsDocument {
  const text = createTextGetter(source);
  const found = walkDocument(text());
  let problem: { readonly is: XmlProblem | undefined } | undefined;
  let html: HtmlView | undefined;
  let markup: CrawlerMarkup | undefined;
  return {
    get text() {
      return text();
    },
    ...found,
    get problem() {
      return (problem ??= { is: findWellFormednessProblem(text()) }).is;
    },
    get html() {
      return (html ??= readHtmlView(text()));
    },
    get markup() {
      return (markup ??= readCrawlerMarkup(text()));
    },
  };
}

/** What a document says. Kept because form, answers and findings each ask for it, of every document of a site. Never fails, whatever the text is. */
export const readRobotsDocument = memoizeByKey((source: Source): RobotsDocument => readDocument(source));
