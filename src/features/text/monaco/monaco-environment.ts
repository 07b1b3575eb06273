// Configures the address of Monaco's worker. Must be imported before Monaco, which reads it while loading.
import workerAddress from 'monaco-editor/editor/editor.worker?worker&url';
import { trustedWorkerUrl } from '../../../state/trusted-worker-url.ts';

globalThis.MonacoEnvironment = {
  getWorker: () => new Worker(trustedWorkerUrl(workerAddress), { type: 'module' }),
};
