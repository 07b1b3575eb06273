// The pages about findings use these examples: each kind has one that the engine finds and that can be opened.
import { describe, expect, test } from 'vitest';
import { optionsOfExample } from '../../../core/diagnostics/example-site.ts';
import { findings, inspectors } from '../../../core/diagnostics/registry.ts';
import { findingMessage } from '../../../messages/explain/explain-finding.ts';
import { siteOf } from '../../../state/document/selectors.ts';
import { readWorkspaceDocument } from '../../../state/workspace/open-workspace.ts';
import { firstExampleFinding, inspectExamples, workspaceOfFinding } from './finding-examples.ts';

const codes = inspectors.flatMap(({ checks }) => checks.map(({ code }) => code));

describe.each(codes)('product: the page of %s', (code) => {
  const inspected = inspectExamples(code);

  test('has examples in which the engine finds it', () => {
    expect(inspected.length).toBeGreaterThan(0);
    for (const { found } of inspected) expect(found.length).toBeGreaterThan(0);
    expect(findingMessage(firstExampleFinding(code)!)).not.toBe(code);
  });

  test('opens a workspace in which the engine finds the same', () => {
    for (const inspectedExample of inspected) {
      const { document } = readWorkspaceDocument(workspaceOfFinding(inspectedExample));
      expect(document.files[0]!.path).toBe(inspectedExample.path);
      const findingsInWorkspace = findings(
        siteOf(document),
        inspectedExample.path,
        optionsOfExample(inspectedExample.example),
      );
      expect(findingsInWorkspace.filter((finding) => finding.code === code)).toHaveLength(
        inspectedExample.found.length,
      );
    }
  });
});
