// The application: its pages by hash routes, so that any static host serves it.
import { HashRouter, Navigate, Route, Routes } from 'react-router';
import { DropTarget } from './drop-target.tsx';
import { StartPage } from './start-page.tsx';
import { Workbench } from './workbench.tsx';

export function App() {
  return (
    <HashRouter>
      <DropTarget>
        <Routes>
          <Route path="/" element={<StartPage />} />
          <Route path="/edit" element={<Workbench />} />
          <Route path="*" element={<Navigate to="/" replace />} />
        </Routes>
      </DropTarget>
    </HashRouter>
  );
}
