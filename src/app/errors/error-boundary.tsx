// A part of the page that throws takes nothing else with it: a pane says so in its place, and offers to try again, to
// save, and a report. Other parts are left out, and a notice tells of them.
import { Component, type ComponentType, type ErrorInfo, type ReactNode } from 'react';
import { shellWords as words } from '../../messages/en/app/shell.ts';
import { dismiss, shellStore, type UnhandledError } from '../shell/shell-store.ts';
import { FailureNotice } from './failure-notice.tsx';

interface ErrorBoundaryProps {
  /** As people know it; of what is quiet, its key in the words about what broke. */
  readonly title: string;
  /** True for what has no room to tell of it. */
  readonly quiet?: boolean;
  /** What stands in place of it, and tells all that is told. */
  readonly instead?: ReactNode;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly failed?: { readonly error: unknown } | undefined;
  readonly trouble?: UnhandledError;
  readonly Report?: ComponentType<UnhandledError>;
}

export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = {};

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failed: { error } };
  }

  override componentDidCatch(error: unknown, { componentStack: components }: ErrorInfo): void {
    const trouble = { error, where: this.props.title, components };
    if (this.props.instead) return;
    if (this.props.quiet) return shellStore.setState({ trouble: { ...trouble, retry: this.retry } });
    import('./error-notice.tsx').then(
      ({ ErrorReport: Report }) => this.setState({ trouble, Report }),
      () => undefined,
    );
  }

  retry = () => {
    if (this.retry === shellStore.getState().trouble?.retry) dismiss('trouble');
    this.setState({ failed: undefined });
  };

  override render(): ReactNode {
    const { title, quiet, instead, children } = this.props;
    const { failed, trouble, Report } = this.state;
    if (!failed) return children;
    if (instead) return instead;
    // What stands beside it keeps its place.
    if (quiet) return <span />;
    return (
      <section className="pane" aria-label={title}>
        <header className="pane-head">
          <h2>{title}</h2>
        </header>
        <div style={{ overflow: 'auto' }}>
          <FailureNotice told={words.paneFailed(title)} retry={this.retry} />
          {Report && trouble && <Report {...trouble} />}
        </div>
      </section>
    );
  }
}
