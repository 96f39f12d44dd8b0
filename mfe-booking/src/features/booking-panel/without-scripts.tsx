import { Heading } from '@valam/ui/typography/typography';
import { Stack } from '@valam/ui/layout/layout';
import { NoScript } from '@valam/ui/no-script/no-script';
import { Suspense, type ComponentProps } from 'react';
import { BookingForm } from './later-parts';

/** For browsers without JavaScript, which the steps of the panel need: a single form with all fields. */
export function WithoutScripts(props: ComponentProps<typeof BookingForm>) {
  return (
    <NoScript>
      <Stack $gap="4">
        <Heading as="h3" $size={3}>
          Book your seats
        </Heading>
        <Suspense>
          <BookingForm {...props} />
        </Suspense>
      </Stack>
    </NoScript>
  );
}
