// What tests get as `fast-check`: the same random cases in every run, so that no check fails for what nobody changed.
// `npm run test:long`, and any run with RANDOM=1, draws others.
import fc from 'fast-check';

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 1996 });

export * from 'fast-check';
export default fc;
