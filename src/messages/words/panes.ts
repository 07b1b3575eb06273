// What the panes are called where they are chosen.
export const recordsTitle = 'Records';
export const textTitle = 'Text';
export const accessTitle = 'Access';
export const traceTitle = 'Trace';
