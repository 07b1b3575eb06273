// What the lines that describe a data set mean. All of it is our reading: the memo has no field for data sets.
import type * as english from '../../en/words/dataset-hover.ts';
import type { Told } from '../../language.ts';

const OURS = 'Diesen Namen schlagen wir vor; ein Standard ist er nicht.';

/** By the id of a suggested name; `describing` is any other. */
export const datasetMeanings: Told<typeof english.datasetMeanings> = {
  title: `Wie der Datensatz darüber heißt. ${OURS}`,
  description: `Was im Datensatz darüber steht, in einem Satz. ${OURS}`,
  license: `Zu welchen Bedingungen er genutzt werden darf: am besten die Adresse, unter der sie stehen. ${OURS}`,
  format: `In welchem Format er ist, etwa text/csv. ${OURS}`,
  updated: `Wann er zuletzt aktualisiert wurde oder wie oft das geschieht. ${OURS}`,
  contact: `Wen man danach fragen kann. ${OURS}`,
  describing:
    'Beschreibt die Regel darüber oder, wenn es vor den Regeln des Abschnitts steht, alles, was der Abschnitt ankündigt. Besucher, die den Namen nicht kennen, übergehen es.',
};
