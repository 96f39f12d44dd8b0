import { ActionForm } from '@valam/mfe-kit/form';
import { Button } from '@valam/ui/button/button';
import { Checkbox } from '@valam/ui/field/choice-field';
import { Stack } from '@valam/ui/layout/layout';
import { Body } from '@valam/ui/typography/typography';

/** Erases a person, once it is sure that this is meant. */
export function ErasePart({ token }: { token: string }) {
  return (
    <ActionForm action="booking/privacy-erase" aria-label="Erase my data" noValidate>
      {({ isSending, errors }) => (
        <Stack $gap="4">
          <Body>
            Messages, newsletter, account and travellers&apos; details are erased. Of bookings only what the
            law on money asks is kept. A trip that lies ahead should be cancelled first.
          </Body>
          <input type="hidden" name="token" value={token} />
          <Checkbox name="sure" required error={errors['sure']} label="I know that this cannot be undone" />
          <Button type="submit" variant="danger" busy={isSending} busyLabel="Erasing...">
            Erase my data
          </Button>
        </Stack>
      )}
    </ActionForm>
  );
}
