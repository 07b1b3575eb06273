// A source as JSON data: as it is printed, and its parts.
import type { Citations } from '../../core/catalogue/citations.ts';
import { learnRouteOf } from '../../core/catalogue/cited-texts.ts';
import { citedTitle, citeSource } from '../../messages/cite-source.ts';

/** `learn`: the page of the editor that explains the text, as a part of an address. */
export interface SourceJson {
  readonly text: string;
  readonly citations: readonly {
    readonly document: string;
    readonly section?: string;
    readonly learn?: string;
  }[];
}

export const sourceToJson = (source: Citations): SourceJson => ({
  text: citeSource(source),
  citations: source.map((citation) => {
    const learn = learnRouteOf(citation.text);
    return {
      document: citedTitle(citation),
      ...(citation.place === undefined ? {} : { section: citation.place }),
      ...(learn === undefined ? {} : { learn: `#${learn}` }),
    };
  }),
});
