import { chargeConsent, mostCharges } from '@valam/contracts/leads/payment-plan';
import type { PaymentPlan, PlanCard } from '@valam/contracts/leads/payment-plan.schema';
import { formatDay } from '@valam/contracts/shared/days';
import { ActionForm } from '@valam/mfe-kit/form';
import { Button } from '@valam/ui/button/button';
import { Checkbox } from '@valam/ui/field/choice-field';
import { passFocusOn } from '@valam/ui/focus/pass-focus-on';
import { Stack } from '@valam/ui/layout/layout';
import { TextLink } from '@valam/ui/link/link';
import { Notice } from '@valam/ui/notice/notice';
import { Body, Small } from '@valam/ui/typography/typography';

/** Saves a card for automatic installments: opt-in, with the option to withdraw. */
export function CardPart({ plan, token }: { plan: PaymentPlan; token: string }) {
  const { card, mayCharge, next } = plan;
  if (!next || !mayCharge) return null;
  if (card?.state === 'active') return <SavedCard card={card} token={token} />;
  return (
    <Stack $gap="4">
      {card && <Former card={card} />}
      <ActionForm action="booking/save-card" aria-label="Automatic charges" noValidate>
        {({ isSending, errors }) => (
          <Stack $gap="3">
            <input type="hidden" name="token" value={token} />
            <Body>
              Would you rather not think about it? Save a card, and we’ll charge your installments to it.
            </Body>
            <Checkbox name="consent" label={chargeConsent} error={errors['consent']} />
            <div>
              <Button type="submit" variant="secondary" small busy={isSending} busyLabel="Processing...">
                Save a card
              </Button>
            </div>
            <Small $soft>Not for cards issued in India.</Small>
          </Stack>
        )}
      </ActionForm>
    </Stack>
  );
}

function SavedCard({ card, token }: { card: PlanCard; token: string }) {
  return (
    <Stack $gap="3">
      {card.failedCharges > 0 && <FailedCharges count={card.failedCharges} />}
      <Body>
        Installments are charged to {cardWords(card)}.
        {card.chargeOn && ` The next charge is on ${formatDay(card.chargeOn)}.`}
      </Body>
      <ActionForm action="booking/withdraw-card" aria-label="Withdraw automatic charges">
        {({ isSending }) => (
          <>
            <input type="hidden" name="token" value={token} />
            <Button
              ref={passFocusOn}
              type="submit"
              variant="secondary"
              small
              busy={isSending}
              busyLabel="Withdrawing..."
            >
              Withdraw and delete the card
            </Button>
          </>
        )}
      </ActionForm>
    </Stack>
  );
}

/** An installment is charged at most three times, whatever the card. */
function FailedCharges({ count }: { count: number }) {
  const link = <TextLink href="#pay">pay the installment yourself</TextLink>;
  if (count < mostCharges)
    return (
      <Notice tone="attention" title="Your card could not be charged">
        Please {link}. If you do nothing, we’ll try again, up to three times in all.
      </Notice>
    );
  return (
    <Notice tone="attention" title="This installment is not charged anymore">
      Three charges have failed. Please {link}; the next ones are charged to this card.
    </Notice>
  );
}

function Former({ card: { state } }: { card: PlanCard }) {
  switch (state) {
    case 'refused':
      return (
        <Notice tone="attention" title="Your card was not saved">
          Cards issued in India cannot be charged automatically. Please pay each installment by its link, or
          save another card.
        </Notice>
      );
    case 'failed':
      return (
        <Notice tone="attention" title="Automatic charges have ended">
          Your card could not be charged three times and was deleted. Please{' '}
          <TextLink href="#pay">pay the installment yourself</TextLink>. You can save another card for the
          next ones.
        </Notice>
      );
    case 'waiting':
      return <Body>No card has been saved yet. If you’ve just saved one, reload this page.</Body>;
    case 'withdrawn':
    case 'over':
    case 'active':
      return null;
  }
}

const cardWords = ({ brand, last4 }: PlanCard): string =>
  `the ${brand ? `${brand.charAt(0).toUpperCase()}${brand.slice(1)}` : 'card'} ending in ${last4 ?? ''}`;
