import type { OwnReferral } from '@valam/contracts/identity/referral.schema';
import { Stack } from '@valam/ui/layout/layout';
import { Progress } from '@valam/ui/meter/progress';
import { Heading } from '@valam/ui/typography/typography';

/** How far the free retreat of the year is. */
export function FreeRetreat({ of }: { of: OwnReferral['freeRetreat'] }) {
  const { completedBookings: done, needed, year } = of;
  return (
    <Stack as="section" $gap="3" aria-labelledby="free-retreat">
      <Heading id="free-retreat">A free retreat at {needed}</Heading>
      <Progress
        done={done}
        of={needed}
        text={
          done >= needed
            ? `${done} completed bookings in ${year}: a retreat is yours. Write to us and choose.`
            : `${done} of ${needed} completed bookings in ${year}`
        }
      />
    </Stack>
  );
}
