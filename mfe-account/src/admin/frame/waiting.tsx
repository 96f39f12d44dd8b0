import { Spinner } from '@valam/ui/loading/spinner';

/** Something is on its way. */
export function Waiting() {
  return (
    <div aria-busy="true">
      <Spinner />
    </div>
  );
}
