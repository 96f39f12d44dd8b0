import { ActionForm } from '@valam/mfe-kit/form';
import type { SlotComponentProps } from '@valam/mfe-kit/slot';
import { Button, LinkButton } from '@valam/ui/button/button';
import { Dialog } from '@valam/ui/dialog/dialog';
import { Stack } from '@valam/ui/layout/layout';
import type { Country } from '@valam/ui/phone-field/phone-field';
import { useState } from 'react';
import { PrivateTourFields } from './private-tour-fields';

/** Opens the inquiry for a private version of this tour. Without scripts it is the page of private tours. */
export default function PrivateTourDialog({
  tourId,
  tourTitle,
}: SlotComponentProps<'booking/PrivateTourDialog'>) {
  const [isOpen, setOpen] = useState(false);
  const [country, setCountry] = useState<Country | null>(null);
  return (
    <>
      <LinkButton
        variant="quiet"
        full
        href="/private-tours#inquiry-form"
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        Inquire About Private Tour
      </LinkButton>
      <Dialog open={isOpen} onOpenChange={setOpen} title="Private Tour Inquiry">
        <ActionForm
          action="booking/private-tour-from-tour"
          aria-label="Private Tour Inquiry"
          noValidate
          onDone={({ ok }) => {
            if (!ok) return;
            setOpen(false);
            setCountry(null);
          }}
        >
          {(progress) => (
            <Stack $gap="4">
              <input type="hidden" name="tourId" value={tourId} />
              <input type="hidden" name="tourTitle" value={tourTitle} />
              <PrivateTourFields {...{ progress, country }} onCountry={setCountry} isEmailOptional />
              <Button type="submit" full busy={progress.isSending} busyLabel="Sending...">
                Send inquiry
              </Button>
            </Stack>
          )}
        </ActionForm>
      </Dialog>
    </>
  );
}
