// Finds the name that a crawler looks for in robots.txt in the User-agent header that it sends.
import { lowerCase } from '../text/lower-case.ts';
import { textBefore, textBeforeMatch } from '../text/trim-characters.ts';
import { type AgentOptions, leadingIdentifier } from './agent-names.ts';

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
 * values of lines cuts the name as well, and one that cuts names at a slash does not search further (PYU-010).
 */
export function productToken(userAgent: string, reading: Pick<AgentOptions, 'value' | 'name'>): string {
  const header = lowerCase(userAgent.trim());
  if (reading.name === 'before-slash') return textBefore(header, '/');
  const first = textBeforeMatch(header, /[\s;,/()]/);
  const name = first === 'mozilla' ? (findRobotAfterMozilla(header) ?? first) : first;
  if (name === '*') return name;
  return reading.value === 'identifier-prefix' ? leadingIdentifier(name) : name;
}
