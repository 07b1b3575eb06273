// Why a cell says what it says: the trace of its verdict, step by step.
export function TracePane() {
  return null;
}
