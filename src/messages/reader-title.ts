// The titles of the readers that findings name by id.
import { readers } from '../core/readers/registry.ts';

/** The title of a reader; its id if it is none of ours. */
export const readerTitle = (id: string): string => readers.find((reader) => reader.id === id)?.title ?? id;
