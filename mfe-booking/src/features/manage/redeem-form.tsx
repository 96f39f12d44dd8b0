import { ActionForm } from '@valam/mfe-kit/form';
import { Button } from '@valam/ui/button/button';
import { TextField } from '@valam/ui/field/text-field';
import { passFocusOn } from '@valam/ui/focus/pass-focus-on';
import { Stack } from '@valam/ui/layout/layout';
import { fieldsOf } from '../../parts/field-of';

/** Pays the balance with a gift card, up to the card's balance. */
export function RedeemForm({ token }: { token: string }) {
  return (
    <ActionForm action="booking/redeem-gift-card" aria-label="Use a gift card" noValidate>
      {(progress) => (
        <Stack $gap="3">
          <input type="hidden" name="token" value={token} />
          <TextField
            label="Gift card"
            optional
            hint="Its value is taken off the balance right away"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            {...fieldsOf(progress)('giftCard')}
          />
          <Button
            ref={passFocusOn}
            type="submit"
            variant="secondary"
            busy={progress.isSending}
            busyLabel="Processing..."
          >
            Use gift card
          </Button>
        </Stack>
      )}
    </ActionForm>
  );
}
