import { ActionForm } from '@valam/mfe-kit/form';
import { Button } from '@valam/ui/button/button';
import { Checkbox } from '@valam/ui/field/choice-field';
import { Stack } from '@valam/ui/layout/layout';
import { Body } from '@valam/ui/typography/typography';

/** Erases a person's data, after an explicit confirmation. */
export function ErasePart({ token }: { token: string }) {
  return (
    <ActionForm action="booking/privacy-erase" aria-label="Delete my data" noValidate>
      {({ isSending, errors }) => (
        <Stack $gap="4">
          <Body>
            We delete your messages, newsletter subscription, account and travelers&apos; details. We keep
            only the booking records that tax law requires. Please cancel any upcoming trip first.
          </Body>
          <input type="hidden" name="token" value={token} />
          <Checkbox name="sure" required error={errors['sure']} label="I understand this can’t be undone" />
          <Button type="submit" variant="danger" busy={isSending} busyLabel="Deleting...">
            Delete my data
          </Button>
        </Stack>
      )}
    </ActionForm>
  );
}
