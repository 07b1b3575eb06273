// The region for errors without a place: above the foot of any page.
import type { ReactNode } from 'react';
import { useMatch } from 'react-router';
import { useLayout } from '../../state/layout/use-layout.ts';
import styles from './unhandled-errors.module.css';

export function ErrorRegion({ label, children }: { label: string; children: ReactNode }) {
  const kind = useLayout((state) => state.kind);
  const tabs = useMatch('/edit') ? kind : undefined;
  return (
    <section className={styles['notice']} data-above={tabs} aria-label={label}>
      {children}
    </section>
  );
}
