// What stands above the records of some files, and what can be added to them: by the systems of their fields.
import type { ComponentType } from 'react';
import { type Format, LENIENT_FIELDS, type ValueType } from '../../core/syntax/directives.ts';
import type { Policy } from '../../core/syntax/policy.ts';
import { directiveOfKind, kindsInChunk } from '../../core/syntax/recognize.ts';
import { lazyComponent } from '../../ui/loading/lazy-component.tsx';
import styles from './records.module.css';

/** Keeps the place of a strip. */
const StripPlaceholder = () => <div className={styles['stripRoom']} />;

/** By the value of a directive that only one system has. */
const stripsByType: Partial<Record<ValueType, ComponentType<{ policy: Policy }>>> = {
  'usage-rule': lazyComponent(() => import('./acap/acap-file-strip.tsx'), StripPlaceholder),
  'agent-host': lazyComponent(() => import('./mobile-agents/mobile-agent-strip.tsx'), StripPlaceholder),
};

/** What else can be added, by the same. */
const menusByType: Partial<Record<ValueType, ComponentType<object>>> = {
  'usage-rule': lazyComponent(
    () => import('./add-menu.tsx'),
    () => <span className="ibtn" />,
  ),
};

/** For files in which fields describe rules. */
const AddDatasetButton = lazyComponent(
  () => import('./datasets/add-dataset-button.tsx'),
  () => null,
);
const DatasetStrip = lazyComponent<{ policy: Policy }>(
  () => import('./datasets/dataset-strip.tsx'),
  () => null,
);

/** The menus for a format, by name. */
export const findMenus = ({ directives, describes }: Format) => [
  ...Object.entries(menusByType).filter(([value]) => directives.some((row) => row.value === value)),
  ...(describes ? [['describes', AddDatasetButton] as const] : []),
];

/** The systems of a format that have a directive of this value. */
const findDialects = ({ directives }: Format, value: string) =>
  new Set(directives.filter((row) => row.value === value).map(({ dialect }) => dialect));

function usesDialect({ source, format }: Policy, dialects: ReadonlySet<string>): boolean {
  return source.lines.chunks.some((chunk) =>
    kindsInChunk(chunk, format, LENIENT_FIELDS).some((kind) => {
      const directive = directiveOfKind(format, kind);
      return directive !== undefined && dialects.has(directive.dialect);
    }),
  );
}

/** The strips for a file, by name. */
export const findStrips = (policy: Policy) => [
  ...Object.entries(stripsByType).filter(([value]) =>
    usesDialect(policy, findDialects(policy.format, value)),
  ),
  ...(policy.format.describes ? [['describes', DatasetStrip] as const] : []),
];
