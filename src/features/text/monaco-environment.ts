// Tells Monaco where its worker is. Must be imported before Monaco: it looks while it loads.
import EditorWorker from 'monaco-editor/editor/editor.worker?worker';

globalThis.MonacoEnvironment = { getWorker: () => new EditorWorker() };
