import { Suspense, useState, type ReactNode } from 'react';
import { FailureBoundary } from '../host/failure-boundary';
import { useHost } from '../host/host-context';

interface PartBoundaryProps {
  /** The lazy component among the children. */
  readonly part: { preload(): Promise<void> };
  /** The remote whose code it is, for the report of a failure. */
  readonly remote: string;
  /** Shown while the code is loaded. */
  readonly loading?: ReactNode;
  /** Shown when it could not be loaded; `again` loads it once more. */
  readonly failed: (again: () => void) => ReactNode;
  readonly children: ReactNode;
}

/** Isolates a part whose code is loaded when it is needed: if that fails, what is around it stays as it is. */
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
