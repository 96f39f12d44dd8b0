import { ActionForm } from '@valam/mfe-kit/form';
import { Button } from '@valam/ui/button/button';
import { TextField } from '@valam/ui/field/text-field';
import { Stack } from '@valam/ui/layout/layout';
import { fieldsOf } from '../../parts/field-of';

/** Shows the balance of a gift card, by its code. */
export function BalanceForm() {
  return (
    <ActionForm action="booking/check-gift-card" aria-label="Check a gift card" noValidate>
      {(progress) => (
        <Stack $gap="4">
          <TextField
            label="Gift card code"
            hint="16 letters and digits, from the email"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            {...fieldsOf(progress)('code')}
          />
          <Button type="submit" variant="secondary" busy={progress.isSending} busyLabel="Checking...">
            Check balance
          </Button>
        </Stack>
      )}
    </ActionForm>
  );
}
