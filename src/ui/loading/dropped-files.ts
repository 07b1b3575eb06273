// Files that are dropped on the page, from its first moment on: until the app is there to take them, they wait.

type Item = DataTransferItem & { getAsFileSystemHandle?: () => Promise<FileSystemHandle | null> };

/** An item of a drop, with everything that must be requested before the drop event ends. */
interface Dropped {
  readonly file: File | null;
  readonly entry: FileSystemEntry | null;
  readonly handle: Promise<FileSystemHandle | null>;
}

const drops: { waiting: (readonly Dropped[])[]; take?: ((items: readonly Dropped[]) => void) | undefined } = {
  waiting: [],
};

/** Whether what is dragged are files, and not a text or a rule. */
export const holdsFiles = ({ dataTransfer }: Pick<DragEvent, 'dataTransfer'>): boolean =>
  dataTransfer?.types.includes('Files') === true;

const collectItems = ({ items }: DataTransfer): readonly Dropped[] =>
  [...items]
    .filter(({ kind }) => kind === 'file')
    .map((item: Item) => ({
      file: item.getAsFile(),
      entry: item.webkitGetAsEntry(),
      handle: item.getAsFileSystemHandle?.().catch(() => null) ?? Promise.resolve(null),
    }));

/** Accepts files that are dropped anywhere; the browser would leave the page for them. */
export function watchDroppedFiles(): void {
  addEventListener('dragover', (event) => holdsFiles(event) && event.preventDefault());
  addEventListener('drop', (event) => {
    if (!event.dataTransfer || !holdsFiles(event)) return;
    event.preventDefault();
    const items = collectItems(event.dataTransfer);
    if (drops.take) drops.take(items);
    else drops.waiting.push(items);
  });
}

/** Takes all drops, first those that wait. The returned function stops it. */
export function takeDroppedFiles(take: (items: readonly Dropped[]) => void): () => void {
  drops.take = take;
  for (const items of drops.waiting.splice(0)) take(items);
  return () => {
    drops.take = undefined;
  };
}
