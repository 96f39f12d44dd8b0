import type { ReactNode } from 'react';
import { Small } from '@valam/ui/typography/typography';

/** A figure, and below it that of the range before; nothing if there is none to compare with. */
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
