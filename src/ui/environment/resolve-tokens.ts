// The colours of tokens as they are now, for what cannot wear a token: the editor's theme, a picture.

/** Hexadecimal, for that is all that Monaco takes. A computed colour is `rgb(r, g, b)` or `rgba(r, g, b, a)`. */
function toHex(computed: string): string {
  const parts = computed.match(/[\d.]+/g)?.map(Number) ?? [];
  const octets = [...parts.slice(0, 3), ...(parts.length > 3 ? [255 * parts[3]!] : [])];
  return `#${octets.map((octet) => Math.round(octet).toString(16).padStart(2, '0')).join('')}`;
}

/** Resolves tokens by way of an element that wears them. */
export function createTokenResolver(tokens: Iterable<string>): (token: string) => string {
  const probe = document.createElement('span');
  probe.hidden = true;
  // What is painted by itself does not want what the system would force here.
  probe.style.setProperty('forced-color-adjust', 'none');
  document.body.append(probe);
  const computed = new Map<string, string>();
  for (const token of tokens) {
    probe.style.color = `var(${token})`;
    computed.set(token, toHex(getComputedStyle(probe).color));
  }
  probe.remove();
  return (token) => computed.get(token)!;
}
