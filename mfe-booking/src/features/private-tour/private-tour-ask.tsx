import { ActionForm } from '@valam/mfe-kit/form';
import { Button } from '@valam/ui/button/button';
import { Dialog } from '@valam/ui/dialog/dialog';
import { Stack } from '@valam/ui/layout/layout';
import type { Country } from '@valam/ui/phone-field/phone-field';
import { useState } from 'react';
import { PrivateTourFields } from './private-tour-fields';

interface PrivateTourAskProps {
  readonly tourId: string;
  readonly tourTitle: string;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** The inquiry for a private version of a tour. */
export default function PrivateTourAsk({ tourId, tourTitle, isOpen, onOpenChange }: PrivateTourAskProps) {
  const [country, setCountry] = useState<Country | null>(null);
  const [isSending, setSending] = useState(false);
  return (
    <Dialog
      open={isOpen}
      // While it is sent the dialog stays: closed, it would lose what a failed inquiry has to keep.
      onOpenChange={(next) => !isSending && onOpenChange(next)}
      title="Private Tour Inquiry"
    >
      <ActionForm
        action="booking/private-tour-from-tour"
        aria-label="Private Tour Inquiry"
        noValidate
        onBeforeSend={() => {
          setSending(true);
          return true;
        }}
        onDone={({ ok }) => {
          setSending(false);
          if (!ok) return;
          onOpenChange(false);
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
  );
}
