import { currencies, currencyLabel } from '@valam/contracts/shared/money';
import { ActionForm } from '@valam/mfe-kit/form';
import { useCurrency } from '@valam/mfe-kit/shell';
import { Button } from '@valam/ui/button/button';
import { Checkbox } from '@valam/ui/field/choice-field';
import { SelectField } from '@valam/ui/field/select-field';
import { Stack } from '@valam/ui/layout/layout';
import { Small } from '@valam/ui/typography/typography';

/** Accepts the offered seats; the deposit is paid on the next page. */
export function OfferForm({ token }: { token: string }) {
  const currency = useCurrency();
  return (
    <ActionForm action="booking/accept-offer" aria-label="Accept the offer">
      {({ isSending }) => (
        <Stack $gap="4">
          <input type="hidden" name="token" value={token} />
          <SelectField
            key={currency}
            label="Currency"
            name="currency"
            defaultValue={currency}
            options={currencies.map((each) => ({ value: each, label: currencyLabel(each) }))}
          />
          <Checkbox name="payInFull" label="Pay in full now" />
          <Button type="submit" busy={isSending} busyLabel="Processing...">
            Accept and pay
          </Button>
          <Small $soft>By continuing you accept the terms and cancellation policy.</Small>
        </Stack>
      )}
    </ActionForm>
  );
}
