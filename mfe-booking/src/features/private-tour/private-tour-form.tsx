import { ActionForm } from '@valam/mfe-kit/form';
import { Button } from '@valam/ui/button/button';
import { Stack } from '@valam/ui/layout/layout';
import type { Country } from '@valam/ui/phone-field/phone-field';
import { useState } from 'react';
import { PrivateTourFields } from './private-tour-fields';

/** The inquiry on the page of private tours. */
export function PrivateTourForm() {
  const [country, setCountry] = useState<Country | null>(null);
  return (
    <ActionForm
      action="booking/private-tour"
      aria-label="Private tour inquiry"
      noValidate
      onDone={({ ok }, isAsSent) => {
        if (ok && isAsSent) setCountry(null);
      }}
    >
      {(progress) => (
        <Stack $gap="4">
          <PrivateTourFields {...{ progress, country }} onCountry={setCountry} />
          <Button type="submit" full busy={progress.isSending} busyLabel="Submitting...">
            Send inquiry
          </Button>
        </Stack>
      )}
    </ActionForm>
  );
}
