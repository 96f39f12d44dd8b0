import { Heading, Small } from '@valam/ui/typography/typography';
import { Stack } from '@valam/ui/layout/layout';
import { NoScript } from '@valam/ui/no-script/no-script';
import { Suspense } from 'react';
import { PanelInquiry } from './later-parts';

/** The steps of the panel need scripts. Without them an inquiry asks for the same seats. */
export function WithoutScripts({ tourId, tourTitle }: { tourId: string; tourTitle: string }) {
  return (
    <NoScript>
      <Stack $gap="4">
        <Heading as="h3" $size={3}>
          Ask us to book for you
        </Heading>
        <Small>
          Choosing seats here needs scripts, and they are off. Write the date and the number of travelers in
          the message: we hold the seats and send you the payment link.
        </Small>
        <Suspense>
          <PanelInquiry tourId={tourId} tourTitle={tourTitle} />
        </Suspense>
      </Stack>
    </NoScript>
  );
}
