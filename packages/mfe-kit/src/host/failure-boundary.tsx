import { Component, type ReactNode } from 'react';

interface Props {
  readonly fallback: ReactNode;
  readonly onError: (error: unknown) => void;
  /** A new value retries after a failure. Unlike `key`, it does not remount children that have not failed. */
  readonly attempt?: unknown;
  readonly children: ReactNode;
}

/** An error boundary; a new `key` or `attempt` retries. */
export class FailureBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override componentDidUpdate({ attempt }: Props, { hasFailed }: { hasFailed: boolean }): void {
    // Not if the error was thrown in this very update.
    if (hasFailed && this.state.hasFailed && attempt !== this.props.attempt)
      this.setState({ hasFailed: false });
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
