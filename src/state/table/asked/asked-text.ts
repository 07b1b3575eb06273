// Reads the text in the box above the table, and in the palette.
import { findCrawler } from '../../../core/catalogue/crawlers.ts';
import { lowerCase } from '../../../core/text/lower-case.ts';
import { requestKeyOf } from '../../../core/workspace/request-key.ts';
import { agentName } from '../../../messages/en/table.ts';
import { askWords as words } from '../../../messages/en/table-tools.ts';
import { parseUrls } from '../additions/matrix-input.ts';
import { columnIncludes } from '../columns/matrix-columns.ts';
import { createUrlTest } from '../rows/url-test.ts';
import {
  type AskedText,
  FETCH_VERB,
  type AskableTable as Table,
  type TextMeaning,
  textReader,
} from './text-meaning.ts';

/** A path of the site, or an address. With stars it is only searched for. */
const URL_TEXT = /^(?:\/|https?:\/\/|[\w-]+(?:\.[\w-]+)+\/)[^\s*]*$/i;

/** Whether a text can be the name of a crawler. */
const isNameText = (text: string): boolean => /^[\w][\w .-]*$/.test(text);

/** A longer text is a URL or a pasted file, and no question. */
const MAX_QUESTION = 2000;

/** Fewer letters are in the names of too many crawlers. */
const MIN_LETTERS = 3;

/** Returns the names of the table that contain a text, the best match first. */
function matchingAgents(columns: Table['columns'], text: string): string[] {
  const sought = lowerCase(text);
  const rankOf = (agent: string): number => {
    const at = lowerCase(agentName(agent)).indexOf(sought);
    if (at < 0 || (sought.length < MIN_LETTERS && sought !== lowerCase(agent)))
      return Number.POSITIVE_INFINITY;
    return at === 0 ? agent.length - sought.length : 1000 + at;
  };
  return columns
    .flatMap(({ agents }) => agents.map((agent) => ({ agent, rank: rankOf(agent) })))
    .filter(({ rank }) => rank < Number.POSITIVE_INFINITY)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ agent }) => agent);
}

/** Returns a crawler of the table or of the catalogue as it is spelled there. '' is any other crawler. */
function knownAgent(columns: Table['columns'], name: string): string | undefined {
  const sought = lowerCase(name);
  if (name === '*' || sought === lowerCase(agentName(''))) return '';
  const isSame = (other: string) => lowerCase(other) === sought;
  for (const { agents } of columns) {
    const agent = agents.find((one) => one !== '' && isSame(one));
    if (agent !== undefined) return agent;
  }
  return findCrawler(name)?.tokens.find(isSame);
}

/** Returns the crawler of the table whose name begins with a text. */
function beginOfName(columns: Table['columns'], text: string): string | undefined {
  const [best] = text === '' ? [] : matchingAgents(columns, text);
  return best !== undefined && lowerCase(agentName(best)).startsWith(lowerCase(text)) ? best : undefined;
}

/** Returns the known crawler that a text names exactly, which may be a sentence without a URL. */
function namedAgent(columns: Table['columns'], text: string): string | undefined {
  if (text.length > MAX_QUESTION) return undefined;
  const fillers = new Set(words.askedWith);
  const pieces = text.split(/\s+/).map((word) => word.replace(/[?!.:]+$/, ''));
  const names = pieces.filter((word) => !fillers.has(lowerCase(word)));
  return knownAgent(columns, text) ?? knownAgent(columns, names.join(' '));
}

/** Returns the crawler that some words name, which may be those of a sentence. */
function agentInWords(columns: Table['columns'], others: readonly string[]): string | undefined {
  const fillers = new Set(words.askedWith);
  const names = others.filter((word) => !fillers.has(lowerCase(word)));
  const whole = knownAgent(columns, names.join(' '));
  if (whole !== undefined) return whole;
  const known = new Set(names.flatMap((name) => knownAgent(columns, name) ?? []));
  if (known.size > 0) return known.size === 1 ? [...known][0] : undefined;
  const [name, ...more] = names;
  return name !== undefined && more.length === 0 && isNameText(name) ? name : undefined;
}

/** Reads `no GPTBot` and `which URLs are closed to GPTBot?`: an answer, and the crawler that gets it. */
function readFilter({ kind, columns }: Table, text: string): AskedText | undefined {
  if (kind.hasFixedColumns || text.length > MAX_QUESTION) return undefined;
  const pieces = text.split(/\s+/).map((word) => lowerCase(word).replace(/[?!.,:]+$/, ''));
  const toneOfWord = (word: string) =>
    kind.filters.find(
      ([tone, name]) =>
        lowerCase(name) === word || (tone in words.answers && words.answers[tone as 'deny'].includes(word)),
    )?.[0];
  const tones = new Set(pieces.flatMap((word) => toneOfWord(word) ?? []));
  const [tone, ...otherTones] = tones;
  if (tone === undefined || otherTones.length > 0) return undefined;
  const others = pieces.filter((word) => toneOfWord(word) === undefined);
  const isAboutAll = words.askedOfAll.includes(pieces[0] ?? '');
  const fillers = new Set([...words.answeredWith, ...(isAboutAll ? words.askedWith : [])]);
  const asked = isAboutAll ? others.slice(1) : others;
  const name = asked.filter((word) => !fillers.has(word)).join(' ');
  const agent =
    knownAgent(columns, others.join(' ')) ?? knownAgent(columns, name) ?? beginOfName(columns, name);
  if (agent === undefined) return undefined;
  return { kind: 'filter', tone, agent, isInTable: columns.some((column) => columnIncludes(column, agent)) };
}

/** Reads `GPTBot /a` and `may GPTBot fetch /a?`: a crawler and a URL, in any order, and perhaps a verb of the question. */
function readCell({ kind, columns }: Table, text: string): AskedText | undefined {
  const { verbs = [] } = kind;
  const isFixed = kind.hasFixedRows || (kind.hasFixedColumns && verbs.length === 0);
  if (isFixed || text.length > MAX_QUESTION) return undefined;
  const pieces = text.split(/\s+/).map((word) => word.replaceAll(/^["'“”‘’]+|["'“”‘’,;]+$/g, ''));
  const [url, ...otherUrls] = pieces.filter((piece) => URL_TEXT.test(piece));
  const others = pieces.filter((piece) => piece !== url).map((piece) => piece.replace(/[?!.:]+$/, ''));
  if (url === undefined || otherUrls.length > 0) return undefined;
  const isVerb = (word: string) => verbs.includes(lowerCase(word));
  const [own, ...otherVerbs] = others.filter(isVerb);
  const asksFetch = verbs.length > 0 && others.some((word) => lowerCase(word) === FETCH_VERB);
  const verb = own ?? (asksFetch ? FETCH_VERB : undefined);
  const crawlers = kind.hasFixedColumns ? [] : columns;
  const agent = agentInWords(
    crawlers,
    others.filter((word) => !isVerb(word)),
  );
  if (agent === undefined || otherVerbs.length > 0) return undefined;
  // In a sentence, the mark at its end is not part of the URL.
  const asked = {
    kind: 'cell',
    agent,
    url: others.length > 1 ? url.replace(/[?!.:"'”’]+$/, '') : url,
  } as const;
  return verb === undefined ? asked : { ...asked, verb: lowerCase(verb) };
}

/** Returns the row of the table that asks about a URL, in full or as a path. */
export function rowOfUrl({ rows, origin }: Pick<Table, 'rows' | 'origin'>, url: string): string | undefined {
  const key = requestKeyOf(url, origin);
  return rows.find((row) => row === url) ?? rows.find((row) => requestKeyOf(row, origin) === key);
}

/** Reads `which crawlers may fetch /a?`: a URL in a sentence that names no crawler. */
function readUrlInSentence({ kind }: Table, text: string): string | undefined {
  if (kind.hasFixedRows || text.length > MAX_QUESTION) return undefined;
  const pieces = text.split(/\s+/).map((word) => word.replace(/[?!.:,;]+$/, ''));
  const urls = pieces.filter((piece) => URL_TEXT.test(piece));
  const fillers = new Set([...words.askedWith, ...words.askedOfAll]);
  const isSentence = pieces.every((piece) => piece === urls[0] || fillers.has(lowerCase(piece)));
  return urls.length === 1 && pieces.length > 1 && isSentence ? urls[0] : undefined;
}

/** Reads a list of URLs, as it is pasted. */
function readUrls({ kind }: Table, text: string): AskedText | undefined {
  const urls = kind.hasFixedRows ? [] : parseUrls(text);
  if (urls.length < 2 || !urls.every((url) => URL_TEXT.test(url))) return undefined;
  return { kind: 'urls', text, count: new Set(urls).size };
}

function readText(table: Table, text: string): TextMeaning {
  const { kind, columns, rows, origin } = table;
  const sought = text.trim();
  const several = readUrls(table, sought);
  if (several) return { rowText: text, agents: [], asked: several };
  const url = readUrlInSentence(table, sought);
  if (url !== undefined) {
    const row = rowOfUrl(table, url);
    return {
      rowText: row ?? url,
      agents: [],
      asked: row === undefined ? { kind: 'url', text: url } : undefined,
    };
  }
  const cell = readCell(table, sought);
  if (cell?.kind === 'cell')
    return { rowText: rowOfUrl(table, cell.url) ?? cell.url, agents: [], asked: cell };
  const hasRows = rows.some(createUrlTest(text, origin));
  const filter = hasRows ? undefined : readFilter(table, sought);
  if (filter?.kind === 'filter')
    return { rowText: '', agents: filter.isInTable ? [filter.agent] : [], asked: filter };
  const exact = kind.hasFixedColumns ? undefined : namedAgent(columns, sought);
  if (exact !== undefined) {
    const isInTable = columns.some((column) => columnIncludes(column, exact));
    return {
      rowText: hasRows || !isInTable ? text : '',
      agents: isInTable ? [exact] : [],
      asked: { kind: 'crawler', text: exact, isInTable },
    };
  }
  const agents = kind.hasFixedColumns ? [] : matchingAgents(columns, sought);
  const [best] = agents;
  const begins = best !== undefined && lowerCase(agentName(best)).startsWith(lowerCase(sought));
  const crawler =
    best !== undefined && (begins || !hasRows)
      ? ({ kind: 'crawler', text: best, isInTable: true } as const)
      : undefined;
  if (hasRows || crawler) return { rowText: hasRows ? text : '', agents, asked: crawler };
  if (URL_TEXT.test(sought))
    return { rowText: text, agents, asked: kind.hasFixedRows ? undefined : { kind: 'url', text: sought } };
  const isName = !kind.hasFixedColumns && isNameText(sought);
  return {
    rowText: text,
    agents,
    asked: isName ? { kind: 'crawler', text: sought, isInTable: false } : undefined,
  };
}

// Nothing is typed before the box is there, and with the box comes this code.
textReader.setState({ read: readText });
