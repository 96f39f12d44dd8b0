import type { Availability } from '@valam/contracts/leads/availability.schema';
import { Button } from '@valam/ui/button/button';
import { Stack } from '@valam/ui/layout/layout';
import { TextLink } from '@valam/ui/link/link';
import { Small } from '@valam/ui/typography/typography';
import { useState } from 'react';
import { limitWords, mostTravelers } from './group-limit';
import { WaitlistForm } from './later-parts';
import { PanelPart } from './panel-part';

interface GroupLimitProps {
  readonly departure: Availability;
  readonly travelers: number;
  /** Refetches the seats. */
  readonly onRefetch: () => void;
}

/** Explains the limit of travelers, and offers two alternatives for a larger group. */
export function GroupLimit({ departure, travelers, onRefetch }: GroupLimitProps) {
  const [isWaiting, setWaiting] = useState(false);
  const words = limitWords(departure, travelers);
  return (
    <Stack $gap="3">
      <div aria-live="polite">
        {words && (
          <Small>
            {words} If there are more of you, ask for a{' '}
            <TextLink href="/private-tours#inquiry-form">private tour</TextLink> or wait for more seats.
          </Small>
        )}
      </div>
      {words && !isWaiting && (
        <Button small variant="quiet" onClick={() => setWaiting(true)}>
          Join the waitlist for a larger group
        </Button>
      )}
      {words && isWaiting && (
        <PanelPart part={WaitlistForm}>
          <WaitlistForm
            departure={departure}
            travellers={mostTravelers(departure) + 1}
            onRefused={onRefetch}
            takesFocus
          />
        </PanelPart>
      )}
    </Stack>
  );
}
