import type { ReactNode } from 'react';
import { Small } from '@valam/ui/typography/typography';

/** A figure and, below it, the one of the range before, if there is one. */
export function Compared({ now, then }: { now: ReactNode; then: ReactNode }) {
  return (
    <>
      {now}
      {then && (
        <>
          <br />
          <Small as="span" $soft>
            {then}
          </Small>
        </>
      )}
    </>
  );
}
