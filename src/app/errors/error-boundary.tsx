// Contains errors of a part of the page: a pane shows a message in its place, with buttons to try again and to
// save, and a report. Other parts are omitted, and a notice reports them.
import { Component, type ComponentType, type ErrorInfo, type ReactNode } from 'react';
import { shellWords as words } from '../../messages/en/app/shell.ts';
import { dismiss, shellStore, type UnhandledError } from '../shared/shell-store.ts';
import { FailureNotice } from './failure-notice.tsx';

interface ErrorBoundaryProps {
  /** The visible name; for a quiet part, its key in the words for failed parts. */
  readonly title: string;
  /** Whether the part has no room for a message. */
  readonly quiet?: boolean;
  /** Rendered in place of the failed part, with the complete message. */
  readonly instead?: ReactNode;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly failed?: { readonly error: unknown } | undefined;
  readonly reportedError?: UnhandledError;
  readonly Report?: ComponentType<UnhandledError>;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {};

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failed: { error } };
  }

  override componentDidCatch(error: unknown, { componentStack: components }: ErrorInfo): void {
    const unhandledError = { error, where: this.props.title, components };
    if (this.props.instead) return;
    if (this.props.quiet) return shellStore.setState({ trouble: { ...unhandledError, retry: this.retry } });
    import('./error-notice.tsx').then(
      ({ ErrorReport: Report }) => this.setState({ reportedError: unhandledError, Report }),
      () => undefined,
    );
  }

  retry = () => {
    if (this.retry === shellStore.getState().trouble?.retry) dismiss('trouble');
    this.setState({ failed: undefined });
  };

  override render(): ReactNode {
    const { title, quiet, instead, children } = this.props;
    const { failed, reportedError, Report } = this.state;
    if (!failed) return children;
    if (instead) return instead;
    // The empty element keeps the layout of its neighbors.
    if (quiet) return <span />;
    return (
      <section className="pane" aria-label={title}>
        <header className="pane-head">
          <h2>{title}</h2>
        </header>
        <div style={{ overflow: 'auto' }}>
          <FailureNotice message={words.paneFailed(title)} retry={this.retry} />
          {Report && reportedError && <Report {...reportedError} />}
        </div>
      </section>
    );
  }
}
