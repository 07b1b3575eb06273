// The examples of a kind of finding, looked at by the engine, and as workspaces.

import { optionsOfExample, pathOfExample, siteOfExample } from '../../../core/diagnostics/example-site.ts';
import type { Finding } from '../../../core/diagnostics/finding.ts';
import type { FindingExample } from '../../../core/diagnostics/finding-example.ts';
import { findExamples, findings } from '../../../core/diagnostics/registry.ts';
import { allQuestions } from '../../../core/workspace/automatic-questions.ts';
import { packFile } from '../../../core/workspace/pack-workspace.ts';
import { fileAt, type Site } from '../../../core/workspace/site.ts';
import { findNamedAgents } from '../../../core/workspace/suggested-questions.ts';
import type { Workspace } from '../../../core/workspace/workspace.ts';

/** An example with what the engine finds of its kind. */
export interface InspectedExample {
  readonly example: FindingExample;
  readonly site: Site;
  readonly path: string;
  readonly found: readonly Finding[];
}

/** The first example as it is seen: for lists. */
export const firstExampleFinding = (code: string): Finding | undefined =>
  inspectExamples(code, 1)[0]?.found[0];

/** Examples of a kind, at most so many. */
export const inspectExamples = (code: string, most = Infinity): readonly InspectedExample[] =>
  findExamples(code)
    .slice(0, most)
    .map((example) => {
      const [site, path] = [siteOfExample(example), pathOfExample(example)];
      const all = findings(site, path, optionsOfExample(example));
      return { example, site, path, found: all.filter((finding) => finding.code === code) };
    });

/** An example as a workspace, with the questions that it is about, or those that its file suggests. */
export function workspaceOfFinding({ example, site, path }: InspectedExample): Workspace {
  const { reader = '', urls, agents } = example;
  const own = fileAt(site, path);
  const isAutomatic = !urls && !agents;
  // The file that it is about is shown first.
  const files = [own, ...[...site.files.values()].filter((file) => file !== own)];
  return {
    gatepost: 1,
    origin: site.origin,
    files: files.map((file) => packFile(file.path, file.source)),
    rows: [...(urls ?? (isAutomatic ? [] : ['/']))],
    columns: [...(agents ?? (isAutomatic ? [] : [...findNamedAgents(path, own.source, Infinity), '']))],
    ...(isAutomatic && { automatic: allQuestions }),
    question: own.format.id === 'xml' ? 'index-follow' : 'fetch',
    reader,
    expectations: [],
  };
}
