// A part of a page about a text: a heading, paragraphs, and what they lead to.
import { type ReactNode, useId } from 'react';
import { Prose } from './prose.tsx';

export const Paragraphs = ({ of }: { of: readonly string[] }) =>
  of.map((paragraph) => (
    <p key={paragraph}>
      <Prose>{paragraph}</Prose>
    </p>
  ));

export function PageSection({
  title,
  about,
  children,
}: {
  title: string;
  about: readonly string[];
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Paragraphs of={about} />
      {children}
    </section>
  );
}
