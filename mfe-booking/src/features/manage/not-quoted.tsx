import { callFailure } from '@valam/mfe-kit/api';
import { LoadFailed } from '@valam/ui/notice/load-failed';
import { Notice } from '@valam/ui/notice/notice';
import { isAnswered } from '../../parts/is-answered';

/** In place of consequences that are not known: why, and another try unless the service has decided. */
export function NotQuoted({ error, onAgain }: { error: unknown; onAgain: () => unknown }) {
  const words = callFailure(error)?.problem.message;
  if (!isAnswered(error)) return <LoadFailed onAgain={onAgain}>{words}</LoadFailed>;
  return (
    <Notice tone="attention" live>
      {words}
    </Notice>
  );
}
