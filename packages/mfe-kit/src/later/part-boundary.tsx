import { Suspense, useState, type ReactNode } from 'react';
import { FailureBoundary } from '../host/failure-boundary';
import { useHost } from '../host/host-context';

interface PartBoundaryProps {
  /** The lazy component among the children. */
  readonly part: { preload(): Promise<void> };
  /** The remote that owns the code, for error reports. */
  readonly remote: string;
  /** Shown while the code is loading. */
  readonly loading?: ReactNode;
  /** Shown if loading failed; `again` retries. */
  readonly failed: (again: () => void) => ReactNode;
  readonly children: ReactNode;
}

/** A Suspense and error boundary for a lazy-loaded part: if loading fails, the page around it is not affected. */
export function PartBoundary({ part, remote, loading = null, failed, children }: PartBoundaryProps) {
  const { onRenderFailure } = useHost();
  const [attempt, setAttempt] = useState(0);
  const again = (): void => {
    part.preload().catch(() => undefined);
    setAttempt(attempt + 1);
  };
  return (
    <FailureBoundary
      key={attempt}
      fallback={failed(again)}
      onError={(error) => onRenderFailure(remote, error)}
    >
      <Suspense fallback={loading}>{children}</Suspense>
    </FailureBoundary>
  );
}
