import type { Booking } from '@valam/contracts/leads/booking.schema';
import { mostCharges } from '@valam/contracts/leads/payment-plan';
import type { PaymentPlan, PlanInstallment } from '@valam/contracts/leads/payment-plan.schema';
import { formatDay, formatDeadline } from '@valam/contracts/shared/days';
import { formatMoney, isZero } from '@valam/contracts/shared/money';
import { ActionForm } from '@valam/mfe-kit/form';
import { Button } from '@valam/ui/button/button';
import { Small } from '@valam/ui/typography/typography';
import type { ReactNode } from 'react';
import { RedeemForm } from './redeem-form';

/** The ways to pay a balance: the next installment, all of it, a gift card. */
export function PayWays({ booking, token }: { booking: Booking; token: string }) {
  const { plan, isOverdue, actions, shares } = booking;
  const { amount, dueAt } = actions.payBalance;
  const next = plan?.next;
  const own = shares && !isZero(shares.open) ? shares.own : null;
  return (
    <>
      {next && (
        <PayForm token={token} part="installment">
          Pay installment {next.number}: {formatMoney(next.open)}
        </PayForm>
      )}
      {own && !isZero(own) && (
        <PayForm token={token} part="own">
          Pay your part {formatMoney(own)}
        </PayForm>
      )}
      <PayForm token={token} part="all" isSecondary={Boolean(next ?? own)}>
        {own ? `Pay for everyone ${formatMoney(amount)}` : `Pay balance ${formatMoney(amount)}`}
      </PayForm>
      {(!own || !isZero(own)) && <RedeemForm token={token} />}
      {next && <NextDue next={next} isCharged={isCharged(plan)} />}
      {!next && dueAt && (
        <Small $soft={!isOverdue} $strong={isOverdue}>
          {isOverdue ? 'It was due' : 'Due'} by {formatDeadline(dueAt)}. Nothing is charged automatically.
        </Small>
      )}
    </>
  );
}

/** An installment is charged at most three times, whatever the card. */
const isCharged = ({ card }: PaymentPlan): boolean =>
  card?.state === 'active' && card.failedCharges < mostCharges;

interface NextDueProps {
  readonly next: PlanInstallment;
  readonly isCharged: boolean;
}

function NextDue({ next: { number, dueOn, state }, isCharged }: NextDueProps) {
  const isOverdue = state === 'overdue';
  return (
    <Small $soft={!isOverdue} $strong={isOverdue}>
      Installment {number} {isOverdue ? 'was due' : 'is due'} by {formatDay(dueOn)}.{' '}
      {isCharged ? 'It is charged to your saved card.' : 'Nothing is charged automatically.'}
    </Small>
  );
}

interface PayFormProps {
  readonly token: string;
  readonly part: 'all' | 'installment' | 'own';
  readonly isSecondary?: boolean;
  readonly children: ReactNode;
}

/** The button that opens the payment page. */
function PayForm({ token, part, isSecondary = false, children }: PayFormProps) {
  return (
    <ActionForm action="booking/pay-balance">
      {({ isSending }) => (
        <>
          <input type="hidden" name="token" value={token} />
          <input type="hidden" name="part" value={part} />
          <Button
            type="submit"
            full
            variant={isSecondary ? 'secondary' : 'primary'}
            busy={isSending}
            busyLabel="Processing..."
          >
            {children}
          </Button>
        </>
      )}
    </ActionForm>
  );
}
