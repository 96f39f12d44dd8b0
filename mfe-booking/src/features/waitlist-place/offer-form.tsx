import type { WaitlistEntry } from '@valam/contracts/leads/waitlist.schema';
import { currencies, currencyLabel, formatMoney, isCurrency } from '@valam/contracts/shared/money';
import { ActionForm } from '@valam/mfe-kit/form';
import { useCurrency } from '@valam/mfe-kit/shell';
import { Button } from '@valam/ui/button/button';
import { Sums } from '@valam/ui/facts/fact-list';
import { Checkbox } from '@valam/ui/field/choice-field';
import { SelectField } from '@valam/ui/field/select-field';
import { Stack } from '@valam/ui/layout/layout';
import { TextLink } from '@valam/ui/link/link';
import { Small } from '@valam/ui/typography/typography';
import { useState } from 'react';
import { balanceLabel } from '../../parts/balance-label';

/** Accepts the offered seats at the price shown; the deposit is paid on the next page. */
export function OfferForm({ token, offer }: { token: string; offer: WaitlistEntry['offer'] }) {
  const preferred = useCurrency();
  const [chosen, setChosen] = useState<typeof preferred | null>(null);
  const currency = chosen ?? preferred;
  const price = offer?.amounts.find(({ total }) => total.currency === currency);
  return (
    <ActionForm action="booking/accept-offer" aria-label="Accept the offer">
      {({ isSending }) => (
        <Stack $gap="4">
          <input type="hidden" name="token" value={token} />
          <input type="hidden" name="shownMinor" value={price?.total.amountMinor ?? ''} />
          <input type="hidden" name="shownIn" value={currency} />
          <SelectField
            label="Currency"
            name="currency"
            value={currency}
            onChange={({ currentTarget: { value } }) => {
              if (isCurrency(value)) setChosen(value);
            }}
            options={currencies.map((each) => ({ value: each, label: currencyLabel(each) }))}
          />
          {offer && price && (
            <Sums
              lines={[
                { label: 'Total', amount: formatMoney(price.total) },
                { label: balanceLabel(offer.balanceDueAt), amount: formatMoney(price.balance) },
              ]}
              due={{ label: 'Deposit', amount: formatMoney(price.deposit) }}
            />
          )}
          <Checkbox
            name="payInFull"
            label={price ? `Pay in full now: ${formatMoney(price.total)}` : 'Pay in full now'}
          />
          <Button type="submit" busy={isSending} busyLabel="Processing...">
            Accept and pay
          </Button>
          <Small $soft>
            By continuing you accept the <TextLink href="/terms_of_service">terms</TextLink> and the{' '}
            <TextLink href="/cancellations-and-refunds">cancellation policy</TextLink>.
          </Small>
        </Stack>
      )}
    </ActionForm>
  );
}

/** Returns to the payment page of an offer that was accepted but not paid, by sending the same acceptance again. */
export function ContinueForm({ token }: { token: string }) {
  return (
    <ActionForm action="booking/accept-offer">
      {({ isSending }) => (
        <>
          <input type="hidden" name="token" value={token} />
          <Button type="submit" busy={isSending} busyLabel="Processing...">
            Continue to payment
          </Button>
        </>
      )}
    </ActionForm>
  );
}
