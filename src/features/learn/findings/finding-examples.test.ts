// The pages about findings stand on the examples: each kind has one that the engine finds, and it can be opened.
import { describe, expect, test } from 'vitest';
import { optionsOfExample } from '../../../core/diagnostics/example-site.ts';
import { findings, inspectors } from '../../../core/diagnostics/registry.ts';
import { findingMessage } from '../../../messages/explain-finding.ts';
import { siteOf } from '../../../state/document/selectors.ts';
import { readWorkspaceDocument } from '../../../state/workspace/open-workspace.ts';
import { firstExampleFinding, inspectExamples, workspaceOfFinding } from './finding-examples.ts';

const codes = inspectors.flatMap(({ checks }) => checks.map(({ code }) => code));

describe.each(codes)('product: the page of %s', (code) => {
  const seen = inspectExamples(code);

  test('has examples in which the kind is found', () => {
    expect(seen.length).toBeGreaterThan(0);
    for (const { found } of seen) expect(found.length).toBeGreaterThan(0);
    expect(findingMessage(firstExampleFinding(code)!)).not.toBe(code);
  });

  test('leads to a workspace in which the same is found', () => {
    for (const one of seen) {
      const { document } = readWorkspaceDocument(workspaceOfFinding(one));
      expect(document.files[0]!.path).toBe(one.path);
      const again = findings(siteOf(document), one.path, optionsOfExample(one.example));
      expect(again.filter((finding) => finding.code === code)).toHaveLength(one.found.length);
    }
  });
});
