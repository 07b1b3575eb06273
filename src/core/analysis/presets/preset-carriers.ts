// Applies a preset to files other than robots.txt: tdmrep.json, response headers, a license document, and META
// tags of documents.
import { type AiPurpose, aiPurposes } from '../../catalogue/ai-purposes.ts';
import { type Source, sourceOfText } from '../../document/source.ts';
import { aiUseQuestion } from '../../formats/extensions/question/ai-use.ts';
import type { AiUseAnswer } from '../../formats/extensions/question/ai-use-verdict.ts';
import { HEADERS_PATH } from '../../formats/response-headers/headers-path.ts';
import { hasMetaPlace } from '../../formats/robots-pi/edit/meta-tag.ts';
import { RSL_PATH } from '../../formats/rsl/rsl-names.ts';
import { TDMREP_PATH } from '../../formats/tdmrep/members.ts';
import type { FieldRef } from '../../questions/answer.ts';
import type { PolicyFiles } from '../../questions/question.ts';
import type { UseCarrierId } from '../../questions/use-statement.ts';
import { withSource } from '../../trial/edited-site.ts';
import type { CarrierRemark, CarrierWriter } from './carriers/carrier-writer.ts';
import { writeDocument } from './carriers/write-document.ts';
import { writeHeaders } from './carriers/write-headers.ts';
import { writeRsl } from './carriers/write-rsl.ts';
import { writeTdmrep } from './carriers/write-tdmrep.ts';
import type { UseWish, UseWishes } from './preset.ts';

interface PresetCarrier {
  readonly id: UseCarrierId;
  /** The path of its file; absent for documents, which can be anywhere. */
  readonly path?: string;
  readonly write: CarrierWriter;
}

/** In the order in which the user sees them. */
export const presetCarriers: readonly PresetCarrier[] = [
  { id: 'tdmrep', path: TDMREP_PATH, write: writeTdmrep },
  { id: 'response-headers', path: HEADERS_PATH, write: writeHeaders },
  { id: 'rsl', path: RSL_PATH, write: writeRsl },
  { id: 'document', write: writeDocument },
];

/** Returns the files of a site that a carrier writes into; empty if there is none yet. */
export function pathsOfCarrier({ files }: PolicyFiles, { path, id }: PresetCarrier): readonly string[] {
  if (path !== undefined) return files.has(path) ? [path] : [];
  return [...files].flatMap(([filePath, { format, source }]) =>
    id === 'document' && format.id === 'xml' && hasMetaPlace(source) ? [filePath] : [],
  );
}

/** The planned change of one file. */
export interface CarrierFilePlan {
  readonly carrier: UseCarrierId;
  readonly path: string;
  /** Whether the file is created. */
  readonly isNew: boolean;
  readonly before: Source;
  /** The same object as `before` if nothing changes. */
  readonly after: Source;
  readonly remarks: readonly CarrierRemark[];
}

/**
 * Plans the files of the selected carriers for the wishes of a preset. A missing file is created. Applying it
 * twice changes nothing the second time.
 */
export function planCarrierFiles(
  site: PolicyFiles,
  wishes: UseWishes,
  selected: ReadonlySet<UseCarrierId>,
): readonly CarrierFilePlan[] {
  return presetCarriers
    .filter(({ id }) => selected.has(id))
    .flatMap((carrier) => {
      const existingPaths = pathsOfCarrier(site, carrier);
      const paths = existingPaths.length === 0 && carrier.path !== undefined ? [carrier.path] : existingPaths;
      return paths.map((path): CarrierFilePlan => {
        const before = site.files.get(path)?.source ?? sourceOfText('');
        const { source: after, remarks } = carrier.write(before, wishes, site.origin);
        return { carrier: carrier.id, path, isNew: existingPaths.length === 0, before, after, remarks };
      });
    })
    .filter(({ isNew, before, after }) => !isNew || after !== before);
}

/** Returns the site with the planned files. */
export const withCarrierFiles = (site: PolicyFiles, plans: readonly CarrierFilePlan[]): PolicyFiles =>
  plans.reduce((now, { path, after }) => withSource(now, path, after), site);

/** What the site says about a purpose at `/` to any other crawler, where lines contradict the preset's wish. */
export interface UseOutcome {
  readonly purpose: AiPurpose;
  /** Absent for a purpose outside the preset whose answer changes. */
  readonly wish?: UseWish;
  readonly before: AiUseAnswer;
  readonly after: AiUseAnswer;
  /** The lines that contradict the wish; for a purpose without one, the lines that decide. */
  readonly by: readonly FieldRef[];
}

/** Compares the answers before and after with the wishes. Empty if no line contradicts a wish. */
export const findUseOutcomes = (
  before: PolicyFiles,
  after: PolicyFiles,
  wishes: UseWishes,
): readonly UseOutcome[] =>
  aiPurposes.flatMap((purpose): readonly UseOutcome[] => {
    const [was, is] = [before, after].map((site) =>
      aiUseQuestion.prepare(site, { question: 'ai-use', purpose })('', '/'),
    );
    if (!was || !is) return [];
    const { yes, no, terms } = is;
    const wish = wishes[purpose];
    const answers = { purpose, before: was.answer, after: is.answer };
    if (wish === undefined)
      return is.answer === was.answer ? [] : [{ ...answers, by: [...yes, ...no, ...terms] }];
    // A preset may block crawlers itself, and then grants them nothing.
    if (is.answer === wish || (wish !== 'no' && is.reason === 'closed')) return [];
    const by = wish === 'open' ? no : [...(wish === 'no' ? yes : no), ...terms];
    return by.length > 0 ? [{ ...answers, wish, by }] : [];
  });
