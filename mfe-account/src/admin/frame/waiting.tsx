import { Spinner } from '@valam/ui/loading/spinner';

/** Something is on its way. */
export function Waiting() {
  return (
    <p aria-busy="true">
      <Spinner />
    </p>
  );
}
