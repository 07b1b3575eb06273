// A pane that throws takes nothing else with it: it says so, and offers to try again and to save the file.
import { Component, type ReactNode } from 'react';
import { shellWords as words } from '../messages/words/shell.ts';
import { Icon } from '../ui/icon.tsx';

interface PaneBoundaryProps {
  readonly title: string;
  readonly onSave: () => void;
  readonly children: ReactNode;
}

interface PaneBoundaryState {
  readonly problem: string | undefined;
}

const sentenceOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

export class PaneBoundary extends Component<PaneBoundaryProps, PaneBoundaryState> {
  override state: PaneBoundaryState = { problem: undefined };

  static getDerivedStateFromError(error: unknown): PaneBoundaryState {
    return { problem: sentenceOf(error) };
  }

  override render(): ReactNode {
    const { title, onSave, children } = this.props;
    const { problem } = this.state;
    if (problem === undefined) return children;
    return (
      <section className="pane" aria-label={title}>
        <header className="pane-head">
          <h2>{title}</h2>
        </header>
        <div>
          <div role="alert" className="notice" data-severity="error">
            <Icon name="g-error" />
            <span>{words.paneFailed(title, problem)}</span>
            <button type="button" className="btn" onClick={() => this.setState({ problem: undefined })}>
              {words.tryAgain}
            </button>
            <button type="button" className="btn" onClick={onSave}>
              {words.saveFile}
            </button>
          </div>
        </div>
      </section>
    );
  }
}
