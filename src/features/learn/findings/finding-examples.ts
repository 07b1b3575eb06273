// The examples of a kind of finding, inspected by the engine, and as workspaces.

import { optionsOfExample, pathOfExample, siteOfExample } from '../../../core/diagnostics/example-site.ts';
import type { Finding } from '../../../core/diagnostics/finding.ts';
import type { FindingExample } from '../../../core/diagnostics/finding-example.ts';
import { findExamples, findings } from '../../../core/diagnostics/registry.ts';
import { allQuestions } from '../../../core/workspace/automatic-questions.ts';
import { packFile } from '../../../core/workspace/pack-workspace.ts';
import { fileAt, type Site } from '../../../core/workspace/site.ts';
import { findNamedAgents } from '../../../core/workspace/suggested-questions.ts';
import type { Workspace } from '../../../core/workspace/workspace.ts';

/** An example with the findings of its kind. */
export interface InspectedExample {
  readonly example: FindingExample;
  readonly site: Site;
  readonly path: string;
  readonly found: readonly Finding[];
}

/** Returns the finding of the first example, for lists. */
export const firstExampleFinding = (code: string): Finding | undefined =>
  inspectExamples(code, 1)[0]?.found[0];

/** Returns the examples of a kind, at most `limit` of them. */
export const inspectExamples = (code: string, limit = Infinity): readonly InspectedExample[] =>
  findExamples(code)
    .slice(0, limit)
    .map((example) => {
      const [site, path] = [siteOfExample(example), pathOfExample(example)];
      const all = findings(site, path, optionsOfExample(example));
      return { example, site, path, found: all.filter((finding) => finding.code === code) };
    });

/** Returns an example as a workspace, with its own questions or those that its file suggests. */
export function workspaceOfFinding({ example, site, path }: InspectedExample): Workspace {
  const { reader = '', urls, agents } = example;
  const ownFile = fileAt(site, path);
  const isAutomatic = !urls && !agents;
  // The file with the finding is shown first.
  const files = [ownFile, ...[...site.files.values()].filter((file) => file !== ownFile)];
  return {
    gatepost: 1,
    origin: site.origin,
    files: files.map((file) => packFile(file.path, file.source)),
    rows: [...(urls ?? (isAutomatic ? [] : ['/']))],
    columns: [...(agents ?? (isAutomatic ? [] : [...findNamedAgents(path, ownFile.source, Infinity), '']))],
    ...(isAutomatic && { automatic: allQuestions }),
    question: ownFile.format.id === 'xml' ? 'index-follow' : 'fetch',
    reader,
    expectations: [],
  };
}
