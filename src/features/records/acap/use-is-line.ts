// Tells lines and instructions from the values that a field is for.
import { LENIENT_FIELDS } from '../../../core/syntax/directives.ts';
import { directiveOfKind, kindOfText } from '../../../core/syntax/recognize.ts';
import { useRecordsForm } from '../form-context.ts';

/** Returns a test of whether a text is a line of the file or an instruction of a document, not a value. */
export function useIsLine(): (typed: string) => boolean {
  const { format } = useRecordsForm().policy;
  return (typed) => {
    const text = typed.trim();
    return (
      text.startsWith('<?') || directiveOfKind(format, kindOfText(text, format, LENIENT_FIELDS)) !== undefined
    );
  };
}
