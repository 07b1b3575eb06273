// What the panes are called where they are chosen.
export const recordsTitle = 'Records';
export const textTitle = 'Text';
/** The region that the text pane is. */
export const policyTextTitle = 'Policy text';
export const accessTitle = 'Access';
export const traceTitle = 'Trace';
