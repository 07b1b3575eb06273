// Finds the name that a crawler looks for in robots.txt in the User-agent header that it sends.
import { lowerCase } from '../text/lower-case.ts';
import { leadingIdentifier, textBefore, textBeforeMatch, trimCharacters } from '../text/trim-characters.ts';

/** How a reader cuts a name. */
export interface NameOptions {
  /** `whole`: the whole value. `identifier-prefix`: its leading letters, `_` and `-` (robots.cc). */
  readonly value: 'whole' | 'identifier-prefix';
  /**
   * The part of the crawler's name that is compared: all of it, or the text before its first slash (urllib). An
   * equal name is always compared whole.
   */
  readonly name: 'whole' | 'before-slash';
}

/** Names are compared whole, as in most specifications. */
const WHOLE_NAMES: NameOptions = { value: 'whole', name: 'whole' };

/** Products of browsers and their engines. Crawlers name them too, to get the pages that browsers get. */
const BROWSERS: ReadonlySet<string> = new Set(
  `mozilla applewebkit webkit khtml gecko trident presto blink version mobile build safari chrome chromium
  headlesschrome crios firefox fxios edg edge edga edgios msie opera opr konqueror samsungbrowser vivaldi ubuntu
  fedora debian linux x11 macintosh windows android iphone ipad wow64 like compatible`.split(/\s+/),
);

/** Whether a product, in lower case, belongs to a browser. */
export const isBrowser = (name: string): boolean => BROWSERS.has(name);

/** A piece of a header between semicolons and parentheses. */
interface HeaderPiece {
  readonly text: string;
  readonly inComment: boolean;
  /** Whether `compatible;` precedes it. */
  readonly isCompatible: boolean;
  /** Whether there is a URL in its comment, or in the comment after it. */
  readonly hasAddress: boolean;
}

const ADDRESS_PATTERN = /https?:/;

function splitHeader(header: string): HeaderPiece[] {
  const pieces: HeaderPiece[] = [];
  const parts = header.split(/([()])/);
  let depth = 0;
  let before = '';
  parts.forEach((part, i) => {
    if (part === '(') depth++;
    else if (part === ')') depth = Math.max(0, depth - 1);
    else {
      const inComment = depth > 0;
      const hasAddress = ADDRESS_PATTERN.test(inComment ? part : (parts[i + 2] ?? ''));
      for (const text of part.split(';')) {
        pieces.push({ text, inComment, isCompatible: before.endsWith('compatible'), hasAddress });
        before = text.trimEnd();
      }
    }
  });
  return pieces;
}

interface HeaderProduct {
  readonly name: string;
  readonly likelihood: number;
}

const PRODUCT_PATTERN = /^([\w.-]+)(\/.*)?$/;
const ROBOT_PATTERN = /bot|crawler|spider/;

/**
 * Returns the products that a piece may name, and how likely each is the crawler. After `compatible;` only the
 * first.
 */
function readProducts({ text, inComment, isCompatible, hasAddress }: HeaderPiece): HeaderProduct[] {
  const words = text.split(/[\s,]+/).filter((word) => word !== '');
  const products = words.flatMap((word) => {
    const [, name, version] = PRODUCT_PATTERN.exec(word) ?? [];
    if (name === undefined || BROWSERS.has(name)) return [];
    const isRobot = ROBOT_PATTERN.test(name);
    if (isCompatible && /[a-z]/.test(name)) return [{ name, likelihood: 3 }];
    if (inComment && words.length > 1) return [];
    if (isRobot || (hasAddress && version !== undefined)) return [{ name, likelihood: 2 }];
    return version === undefined ? [] : [{ name, likelihood: 1 }];
  });
  return isCompatible ? products.slice(0, 1) : products;
}

/** Finds the crawler in a header that begins as a browser's does. Undefined if the header is a browser's. */
function findRobotAfterMozilla(header: string): string | undefined {
  const products = splitHeader(header).flatMap(readProducts);
  return products.toSorted((a, b) => b.likelihood - a.likelihood)[0]?.name;
}

/**
 * Returns the name that a crawler looks for, from its HTTP User-agent header: without version, in lower case
 * (draft 1 3.2.1). It is the first product, unless that is Mozilla. Then it is the first word after `compatible;`,
 * or else a product that no browser has, in a comment or after it. Products whose names contain bot, crawler or
 * spider, or that come with a URL, have priority. `*` and bare names stay as they are. A reader that cuts the
 * values of lines cuts the name as well, and one that cuts names at a slash does not search further (urllib).
 */
export function productToken(userAgent: string, reading: NameOptions): string {
  const header = lowerCase(userAgent.trim());
  if (reading.name === 'before-slash') return textBefore(header, '/');
  const first = textBeforeMatch(header, /[\s;,/()]/);
  const name = first === 'mozilla' ? (findRobotAfterMozilla(header) ?? first) : first;
  if (name === '*') return name;
  return reading.value === 'identifier-prefix' ? leadingIdentifier(name) : name;
}

/** Whether a text is a name with a version, or a whole User-agent header. Words alone are a name, as in old files. */
export const isUserAgentHeader = (text: string): boolean => /[/()]/.test(text);

/**
 * Returns the name by which a reader looks for a crawler. A name with a version and a whole User-agent header are
 * reduced to the product token. A reader that cuts names at a slash does so itself, when it compares them
 * (`normalizeRobotName`). Other names stay as they are, without the spaces around them.
 */
export function crawlerName(agent: string, reading: NameOptions = WHOLE_NAMES): string {
  if (reading.name === 'whole' && isUserAgentHeader(agent)) return productToken(agent, reading);
  return trimCharacters(agent, ' \t', ' \t');
}

/** Returns the name of a crawler for a reader as text: what the reader takes from a header, or the name as it is. */
export const readableCrawlerName = (agent: string, reading: NameOptions): string =>
  isUserAgentHeader(agent) ? productToken(agent, reading) : agent;
