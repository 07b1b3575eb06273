// English for the steps of an answer about data sets (data.txt, as we read it). One function per code.
import type { DatasetStepParams } from '../../core/dialects/datasets/step.ts';

type Words<Code extends keyof DatasetStepParams> = (params: DatasetStepParams[Code], line: string) => string;

const visitor = (name: string) => (name === '' || name === '*' ? 'this visitor' : name);

const failed = (status: DatasetStepParams['dataset-unknown']['status']) =>
  status === 'timeout' ? 'No answer in time' : status === 'network' ? 'No connection' : `Status ${status}`;

export const datasetStepWords: { readonly [Code in keyof DatasetStepParams]: Words<Code> } = {
  'dataset-unknown': ({ status }) =>
    `${failed(status)}: whether the site has data sets is unknown. It may have some that are found in another way.`,
  'dataset-own-file': ({ path }) =>
    `${path} is a policy file itself: no rule may speak of it, so none announces it.`,
  'dataset-no-record': ({ name }) => `No record speaks to ${visitor(name)}: no data set is mentioned to it.`,
  'dataset-not-mentioned': () => 'No rule matches: no line of the record mentions it.',
  'dataset-announced': ({ path, folder }, line) =>
    folder
      ? `${line} announces a folder of data sets: all that begins with ${path}.`
      : `${line} announces a data set: what begins with ${path}.`,
  'dataset-closed': ({ path }, line) => `${line} closes what begins with ${path}.`,
  'dataset-described': ({ name, value }, line) =>
    value === ''
      ? `${line} describes it: ${name}, without a value.`
      : `${line} describes it: ${name}: ${value}.`,
};
