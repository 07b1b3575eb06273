// Asks about a site in three places, for tests: with the library, with `gatepost matrix`, and with `gatepost audit --all`.

import { type AiPurpose, aiPurposes } from '../core/catalogue/ai-purposes.ts';
import { aiUseQuestion } from '../core/formats/extensions/question/ai-use.ts';
import { openSite } from '../core/workspace/site.ts';
import { withTestFolder } from './run-in-folder.ts';

/** A site, and what is asked about it. */
interface ComparedSite {
  readonly origin: string;
  readonly files: Readonly<Record<string, string>>;
  readonly agents: readonly string[];
  readonly paths: readonly string[];
  /** Paths that the audit must have. */
  readonly named: readonly string[];
}

interface Audited {
  readonly urls: readonly string[];
  readonly answers: readonly {
    readonly agent: string;
    readonly purpose: AiPurpose;
    readonly answer: string;
    readonly exceptions: readonly { readonly url: string; readonly answer: string }[];
  }[];
}

interface Table {
  readonly tables: readonly {
    readonly rows: readonly {
      readonly url: string;
      readonly cells: readonly { readonly answer: string }[];
    }[];
  }[];
}

/** Returns the questions to which the places give different answers, each with all answers. */
export async function findDifferentPlaces(site: ComparedSite): Promise<readonly string[]> {
  const { origin, files, agents, paths, named } = site;
  const library = openSite({ origin, files });
  const others = Object.keys(files).filter((path) => path.endsWith('.html'));
  const options = `--root . --origin ${origin} ${others.map((path) => `--with .${path}`).join(' ')}`;
  const byName = Object.fromEntries(Object.entries(files).map(([path, text]) => [path.slice(1), text]));
  return withTestFolder(byName, async ({ run }) => {
    const read = async <T>(args: string): Promise<T> => {
      const { code, out, err } = await run(`${args} robots.txt ${options} --json`.replaceAll(/ +/g, ' '));
      if (code !== 0) throw new Error(`${args}: ${err}`);
      return JSON.parse(out) as T;
    };
    const { useByCrawler } = await read<{ useByCrawler: Audited }>('audit --all');
    const different: string[] = named
      .filter((path) => !useByCrawler.urls.includes(path))
      .map((path) => `${path} is not in the audit`);
    for (const purpose of aiPurposes) {
      const ask = aiUseQuestion.prepare(library, { question: 'ai-use', purpose });
      const axes = [
        ...agents.map((agent) => `--agent ${agent === '' ? '*' : agent}`),
        ...paths.map((path) => `--url ${path}`),
      ].join(' ');
      const { tables } = await read<Table>(`matrix --question ai-use --purpose ${purpose} ${axes}`);
      paths.forEach((url, row) =>
        agents.forEach((agent, column) => {
          const audited = useByCrawler.answers.find(
            (one) => one.agent.toLowerCase() === agent.toLowerCase() && one.purpose === purpose,
          );
          const answers = {
            library: ask(agent, url).answer,
            matrix: tables[0]?.rows[row]?.cells[column]?.answer,
            // The audit leaves out the purposes that a crawler is known not to serve, and paths that no file names.
            ...(audited && useByCrawler.urls.includes(url)
              ? { audit: audited.exceptions.find((one) => one.url === url)?.answer ?? audited.answer }
              : {}),
          };
          if (new Set(Object.values(answers)).size > 1)
            different.push(`${purpose} ${agent} ${url}: ${JSON.stringify(answers)}`);
        }),
      );
    }
    return different;
  });
}
