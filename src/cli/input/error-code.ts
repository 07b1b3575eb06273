/** The system's code of an error. */
export const errorCode = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? String(error);
