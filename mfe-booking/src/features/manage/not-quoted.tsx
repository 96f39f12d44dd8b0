import { callFailure } from '@valam/mfe-kit/api';
import { LoadFailed } from '@valam/ui/notice/load-failed';
import { Notice } from '@valam/ui/notice/notice';
import { isAnswered } from '../../parts/is-answered';

/** Replaces consequences that could not be loaded: the reason, and a retry unless the service has refused. */
export function NotQuoted({ error, onAgain }: { error: unknown; onAgain: () => unknown }) {
  const words = callFailure(error)?.problem.message;
  if (!isAnswered(error)) return <LoadFailed onAgain={onAgain}>{words}</LoadFailed>;
  return (
    <Notice tone="attention" live>
      {words}
    </Notice>
  );
}
