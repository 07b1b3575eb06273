// German for the steps of an answer about data sets (data.txt, as we read it). One function per code.
import type { DatasetStepParams } from '../../core/dialects/datasets/step.ts';
import type * as english from '../en/dataset-steps.ts';
import type { Told } from '../language.ts';

const visitor = (name: string) => (name === '' || name === '*' ? 'diesen Besucher' : name);

const failed = (status: DatasetStepParams['dataset-unknown']['status']) =>
  status === 'timeout'
    ? 'Keine rechtzeitige Antwort'
    : status === 'network'
      ? 'Keine Verbindung'
      : `Status ${status}`;

export const datasetStepWords: Told<typeof english.datasetStepWords> = {
  'dataset-unknown': ({ status }) =>
    `${failed(status)}: Ob die Website Datensätze hat, ist unbekannt. Vielleicht hat sie welche, die man auf andere Weise findet.`,
  'dataset-own-file': ({ path }) =>
    `${path} ist selbst eine Regeldatei: Keine Regel darf davon sprechen, also kündigt auch keine sie an.`,
  'dataset-no-record': ({ name }) =>
    `Kein Abschnitt gilt für ${visitor(name)}: Ihm wird kein Datensatz genannt.`,
  'dataset-not-mentioned': () => 'Keine Regel passt: Keine Zeile des Abschnitts spricht davon.',
  'dataset-announced': ({ path, folder }, line) =>
    folder
      ? `${line} kündigt einen Ordner mit Datensätzen an: alles, was mit ${path} beginnt.`
      : `${line} kündigt einen Datensatz an: was mit ${path} beginnt.`,
  'dataset-closed': ({ path }, line) => `${line} verbietet, was mit ${path} beginnt.`,
  'dataset-described': ({ name, value }, line) =>
    value === ''
      ? `${line} beschreibt ihn: ${name}, ohne Wert.`
      : `${line} beschreibt ihn: ${name}: ${value}.`,
};
