import { Spinner } from '@valam/ui/loading/spinner';

export function Waiting() {
  return (
    <div aria-busy="true">
      <Spinner />
    </div>
  );
}
