// The computed colors of design tokens, for uses that cannot refer to CSS variables: the theme of the editor, a
// picture.

/**
 * Converts to hexadecimal, the only format that Monaco accepts. A computed color is `rgb(r, g, b)` or `rgba(r, g,
 * b, a)`.
 */
function toHex(computed: string): string {
  const parts = computed.match(/[\d.]+/g)?.map(Number) ?? [];
  const octets = [...parts.slice(0, 3), ...(parts.length > 3 ? [255 * parts[3]!] : [])];
  return `#${octets.map((octet) => Math.round(octet).toString(16).padStart(2, '0')).join('')}`;
}

/** Resolves tokens by applying each to an element. */
export function createTokenResolver(tokens: Iterable<string>): (token: string) => string {
  const probe = document.createElement('span');
  probe.hidden = true;
  // The result is painted by the page itself, so the forced colors of the system must not apply.
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
