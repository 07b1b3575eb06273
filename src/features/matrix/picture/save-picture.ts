// Saving the table as a picture, for a report.
import { canBePictured, MOST_PICTURED } from '../../../core/compare/picture/table.ts';
import { tableAsSvg } from '../../../core/compare/picture/table-as-svg.ts';
import { matrixWords } from '../../../messages/en/table.ts';
import { tableWords as words } from '../../../messages/en/table-tools.ts';
import { saveBytes } from '../../../state/file-access.ts';
import { createPictureTable } from '../../../state/matrix-picture.ts';
import type { AccessMatrix } from '../../../state/matrix-question.ts';
import { documentStore } from '../../../state/use-document.ts';
import { questionAsked } from '../question-choices.ts';
import { pictureLook } from './look.ts';
import { paintPicture } from './paint.ts';

/** A form of picture. */
export type PictureForm = 'svg' | 'png';

const headOf = ({ origin, path, reader, rows }: AccessMatrix, shown: number) => ({
  title: words.picture.title(
    questionAsked(documentStore.getState().view.subject) ?? matrixWords.question,
    origin,
  ),
  facts: words.picture.facts(path, reader.title, Date.now(), shown, rows.length),
});

/** Draws the shown rows and saves them; returns what to say of it. */
export async function savePicture(
  matrix: AccessMatrix,
  urls: readonly string[],
  form: PictureForm,
): Promise<string> {
  if (!canBePictured(urls.length, matrix.columns.length))
    return words.picture.tooLarge(
      urls.length,
      matrix.columns.length,
      MOST_PICTURED.rows,
      MOST_PICTURED.columns,
    );
  const svg = tableAsSvg(createPictureTable(matrix, urls, headOf(matrix, urls.length)), pictureLook());
  const bytes = form === 'svg' ? new TextEncoder().encode(svg) : await paintPicture(svg);
  const { done } = await saveBytes(`${words.file}.${form}`, bytes, undefined);
  return done === 'cancelled' ? '' : words.pictureSaved;
}
