// The link to the page that explains a way of reading.

export const aboutReader = (title: string): string => `About ${title}`;
