// Tells Monaco where its worker is. Must be imported before Monaco: it looks while it loads.
import workerAddress from 'monaco-editor/editor/editor.worker?worker&url';
import { trustedWorkerUrl } from '../../../state/trusted-worker-url.ts';

globalThis.MonacoEnvironment = {
  getWorker: () => new Worker(trustedWorkerUrl(workerAddress), { type: 'module' }),
};
