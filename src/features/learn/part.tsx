// A part of a page: its title, what is to be said, and what is shown.
import { type ReactNode, useId } from 'react';
import { Prose } from './prose.tsx';

export const Paragraphs = ({ of }: { of: readonly string[] }) =>
  of.map((paragraph) => (
    <p key={paragraph}>
      <Prose>{paragraph}</Prose>
    </p>
  ));

interface PartProps {
  readonly title: string;
  readonly about: readonly string[];
  readonly children: ReactNode;
}

export function Part({ title, about, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Paragraphs of={about} />
      {children}
    </section>
  );
}
