// Loads texts that are deployed with the application. Besides its own code, the page requests nothing else.

/** Loads a text. @throws if it cannot be loaded */
export async function fetchBundledText(name: 'licences.txt'): Promise<string> {
  const response = await fetch(`./${name}`);
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response.text();
}
