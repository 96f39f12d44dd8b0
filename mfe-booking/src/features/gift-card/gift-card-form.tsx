import { giftCardDaysAhead, giftCardLimits } from '@valam/contracts/leads/gift-card-rules';
import { addDays, istDay } from '@valam/contracts/shared/days';
import { formatPrice, type Currency } from '@valam/contracts/shared/money';
import { ActionForm } from '@valam/mfe-kit/form';
import { Button } from '@valam/ui/button/button';
import { CurrencySwitch } from '@valam/ui/field/currency-switch';
import { FieldPair } from '@valam/ui/field/field';
import { Honeypot } from '@valam/ui/field/honeypot';
import { EmailField, TextareaField, TextField } from '@valam/ui/field/text-field';
import { Cluster, Stack } from '@valam/ui/layout/layout';
import { needsScripts, useTakesPresses } from '@valam/ui/no-script/needs-scripts';
import { Small } from '@valam/ui/typography/typography';
import { useState } from 'react';
import { styled } from 'styled-components';
import { fieldsOf } from '../../parts/field-of';
import { amountProblem, limitWords, wholeAmount } from './gift-card-amount';

const Suggested = styled(Cluster)<{ $works: boolean }>`
  ${needsScripts}
`;

/** The values shown on the picture beside the form. */
export interface GiftDraft {
  readonly amount: string;
  readonly recipientName: string;
  readonly buyerName: string;
}

interface GiftCardFormProps {
  readonly currency: Currency;
  readonly draft: GiftDraft;
  readonly onCurrency: (currency: Currency) => void;
  readonly onDraft: (part: Partial<GiftDraft>) => void;
}

/** The form for buying a gift card: amount, buyer and recipient, message and delivery date. */
export function GiftCardForm({ currency, draft, onCurrency, onDraft }: GiftCardFormProps) {
  const works = useTakesPresses();
  const [today] = useState(() => istDay(new Date()));
  return (
    <ActionForm action="booking/buy-gift-card" aria-label="Buy a gift card" noValidate>
      {(progress) => {
        const field = fieldsOf(progress);
        const drawn = (name: keyof GiftDraft) => ({
          name,
          error: progress.errors[name],
          value: draft[name],
          onChange: (event: { currentTarget: { value: string } }) =>
            onDraft({ [name]: event.currentTarget.value }),
        });
        return (
          <Stack $gap="4">
            <CurrencySwitch currency={currency} onChange={onCurrency} />
            <TextField
              label="Amount"
              hint={limitWords(currency)}
              inputMode="numeric"
              autoComplete="off"
              maxLength={9}
              ref={(field) => field?.setCustomValidity(problemOf(draft.amount, currency))}
              {...drawn('amount')}
            />
            <Suggested $gap="2" $works={works} role="group" aria-label="Suggestions">
              {giftCardLimits[currency].suggested.map((units) => (
                <Button
                  key={units}
                  small
                  variant="secondary"
                  aria-pressed={draft.amount === String(units)}
                  onClick={() => onDraft({ amount: String(units) })}
                >
                  {formatPrice(units, currency)}
                </Button>
              ))}
            </Suggested>
            <FieldPair>
              <TextField label="Recipient’s name" autoComplete="off" {...drawn('recipientName')} />
              <EmailField label="Recipient’s email" {...field('recipientEmail')} autoComplete="off" />
            </FieldPair>
            <FieldPair>
              <TextField label="Your name" autoComplete="name" {...drawn('buyerName')} />
              <EmailField label="Your email" {...field('buyerEmail')} />
            </FieldPair>
            <TextareaField
              label="Message"
              optional
              rows={3}
              maxLength={500}
              hint="Up to 500 characters, printed on the card"
              {...field('message')}
            />
            <TextField
              label="Delivery date"
              optional
              type="date"
              min={today}
              max={addDays(today, giftCardDaysAhead)}
              hint="We send it at 9:00 AM India time (IST). Leave this blank to send it right after payment."
              {...field('deliverOn')}
            />
            <Honeypot name="website" />
            <Button type="submit" full busy={progress.isSending} busyLabel="Processing...">
              Continue to payment
            </Button>
            <Small $soft>
              Good for three years on any tour or retreat, in the currency you buy it in. Unused value stays
              on the card, and refunds go back to it.
            </Small>
          </Stack>
        );
      }}
    </ActionForm>
  );
}

/** An empty amount is missing, not wrong. */
const problemOf = (amount: string, currency: Currency): string =>
  (amount.trim() && amountProblem(wholeAmount(amount), currency)) || '';
