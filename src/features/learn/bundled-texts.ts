// Texts that lie beside the application on its host: all that a page ever fetches, besides its own code.

/** Reads one of them. @throws if it cannot be fetched. */
export async function fetchBundledText(name: 'licences.txt'): Promise<string> {
  const response = await fetch(`./${name}`);
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response.text();
}
