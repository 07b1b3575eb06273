// A sentence in which backticks mark what stands in a file, a URL or a header.
export function Prose({ children }: { children: string }) {
  return children.split('`').map((part, place) => (place % 2 === 1 ? <code key={place}>{part}</code> : part));
}
