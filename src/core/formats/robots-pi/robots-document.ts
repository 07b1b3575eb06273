// Reads what a document says to crawlers, and everything that only looks like it, once for each version of a file.

import { type Source, textOfSource } from '../../document/source.ts';
import type { TextSpan } from '../../document/spans.ts';
import { scanXml } from '../../syntax/xml/scan-xml.ts';
import { isXmlBlank } from '../../syntax/xml/seeker.ts';
import type { XmlDoctype, XmlInstruction, XmlPlace, XmlTag, XmlToken } from '../../syntax/xml/tokens.ts';
import { findWellFormednessProblem, type XmlProblem } from '../../syntax/xml/well-formed.ts';
import { memoizeByKey } from '../../text/lazy.ts';
import { type CrawlerMarkup, readCrawlerMarkup } from './crawler-metas.ts';
import { findHiddenPis, type HiddenPi } from './hidden-pi.ts';
import { type HtmlView, readHtmlView } from './meta-tags.ts';
import { type PiReading, readPiData } from './read-pi.ts';

/** The target of the PI. Names in XML are case-sensitive (XML 1.0). */
export const PI_TARGET = 'robots';

/** A processing instruction for crawlers. Positions are offsets into the text. */
export interface RobotsPi extends TextSpan {
  readonly target: TextSpan;
  readonly data: TextSpan;
  readonly place: XmlPlace;
  readonly reading: PiReading;
  /** Whether it follows text or links that a crawler may index or follow. */
  readonly isLate: boolean;
}

/** What a document says to crawlers, under either parser. */
export interface RobotsDocument {
  readonly text: string;
  /** Every PI whose target is `robots`, in order. */
  readonly pis: readonly RobotsPi[];
  /** Instructions whose target equals `robots` except for case. */
  readonly misnamed: readonly XmlInstruction[];
  /** What only looks like a robots PI. */
  readonly hidden: readonly HiddenPi[];
  /** A robots PI that is never closed. */
  readonly unterminated?: XmlInstruction;
  /** The XML declaration, wherever it is. */
  readonly declaration?: XmlInstruction;
  readonly doctype?: XmlDoctype;
  readonly root?: XmlTag;
  /** The first thing that an XML parser stops at. */
  readonly problem: XmlProblem | undefined;
  readonly html: HtmlView;
  /** What its tags say to crawlers. */
  readonly markup: CrawlerMarkup;
}

/** Whether the value of an attribute is a link: `href` in any namespace, by its usual spelling. */
function isLink(name: string): boolean {
  const lower = name.toLowerCase();
  return lower === 'href' || lower.endsWith(':href');
}

class DocumentReader {
  readonly pis: RobotsPi[] = [];
  readonly misnamed: XmlInstruction[] = [];
  readonly hidden: HiddenPi[] = [];
  readonly firstTokens: {
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
    const { text, firstTokens } = this;
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
        firstTokens.doctype ??= token;
        return;
      case 'tag':
        firstTokens.root ??= token;
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
    if (target === 'xml') this.firstTokens.declaration ??= token;
    if (target.toLowerCase() !== PI_TARGET) return;
    if (target !== PI_TARGET) this.misnamed.push(token);
    else if (!token.isTerminated) this.firstTokens.unterminated = token;
    else {
      const { start, end, target: targetSpan, data, place } = token;
      // Without white space after the target, what follows is part of the error.
      const isSeparate = data.start > targetSpan.end || data.start === data.end;
      const reading = readPiData(this.slice(data));
      const legal =
        reading.isLegal && !isSeparate ? { isLegal: false as const, fault: 'garbage' as const } : reading;
      this.pis.push({ start, end, target: targetSpan, data, place, reading: legal, isLate: this.hasContent });
    }
  }
}

/**
 * Returns a getter for the text of a source. The text is kept as long as it is in memory, otherwise it is built
 * again: undo keeps every version of a file, and each version would keep its text a second time.
 */
function createTextGetter(source: Source): () => string {
  let cached: WeakRef<{ readonly text: string }> | undefined;
  return () => {
    let holder = cached?.deref();
    if (!holder) cached = new WeakRef((holder = { text: textOfSource(source) }));
    return holder.text;
  };
}

/** Returns what one pass over a text finds. A separate function, so that the text is not kept alive by the document. */
function walkDocument(text: string) {
  const reading = new DocumentReader(text);
  scanXml(text, (token) => reading.token(token));
  const { pis, misnamed, hidden, firstTokens } = reading;
  return { pis, misnamed, hidden, ...firstTokens };
}

function readDocument(source: Source): RobotsDocument {
  const text = createTextGetter(source);
  const tokens = walkDocument(text());
  let problem: { readonly is: XmlProblem | undefined } | undefined;
  let html: HtmlView | undefined;
  let markup: CrawlerMarkup | undefined;
  return {
    get text() {
      return text();
    },
    ...tokens,
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

/**
 * Reads a document. The result is kept because the form, answers and findings each ask for it, for every document
 * of a site. Never fails, whatever the text is.
 */
export const readRobotsDocument = memoizeByKey((source: Source): RobotsDocument => readDocument(source));
