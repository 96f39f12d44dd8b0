import type { Booking } from '@valam/contracts/leads/booking.schema';
import { planDaysBefore } from '@valam/contracts/leads/payment-plan';
import type { PaymentPlan, PlanChoice } from '@valam/contracts/leads/payment-plan.schema';
import { formatDay } from '@valam/contracts/shared/days';
import { formatMoney, isZero } from '@valam/contracts/shared/money';
import { ActionForm } from '@valam/mfe-kit/form';
import { Button } from '@valam/ui/button/button';
import { RadioGroup } from '@valam/ui/field/choice-field';
import { passFocusOn } from '@valam/ui/focus/pass-focus-on';
import { Stack } from '@valam/ui/layout/layout';
import { DataTable } from '@valam/ui/table/data-table';
import { Body, Small } from '@valam/ui/typography/typography';
import { CardPart } from './card-part';
import { ManageSection } from './manage-section';

const stateWords = { paid: 'Paid', upcoming: 'Upcoming', due: 'Due today', overdue: 'Overdue' } as const;

/** The installments of a balance, or the choice to pay it in installments. */
export function PlanPart({ booking, token }: { booking: Booking; token: string }) {
  const { plan, planChoices = [] } = booking;
  if (plan) return <RunningPlan plan={plan} token={token} />;
  if (planChoices.length === 0) return null;
  return (
    <ManageSection id="plan" title="Pay in installments" screenOnly>
      <Body>
        While your departure is more than {planDaysBefore} days away, the balance can be split into equal
        monthly installments. It costs nothing extra, and you can leave the plan at any time.
      </Body>
      <ActionForm action="booking/start-plan" aria-label="Pay in installments" noValidate>
        {({ isSending, errors }) => (
          <Stack $gap="4">
            <input type="hidden" name="token" value={token} />
            <RadioGroup
              label="Installments"
              name="installments"
              choices={planChoices.map((choice) => ({
                value: String(choice.count),
                label: choiceWords(choice),
              }))}
              initial={[String(planChoices.at(-1)?.count)]}
              error={errors['installments']}
            />
            <div>
              <Button
                ref={passFocusOn}
                type="submit"
                variant="secondary"
                busy={isSending}
                busyLabel="Saving..."
              >
                Pay in installments
              </Button>
            </div>
          </Stack>
        )}
      </ActionForm>
    </ManageSection>
  );
}

function choiceWords({ count, installments }: PlanChoice): string {
  const [first] = installments;
  const last = installments.at(-1);
  if (!first || !last) return '';
  const days = `${formatDay(first.dueOn)} to ${formatDay(last.dueOn)}`;
  return `${count} of ${formatMoney(first.amount)}, ${days}`;
}

function RunningPlan({ plan, token }: { plan: PaymentPlan; token: string }) {
  const { installments } = plan;
  return (
    <ManageSection
      id="plan"
      title="Payment plan"
      note="Each payment counts toward the earliest unpaid installment."
    >
      <DataTable
        caption="Installments"
        rows={installments}
        rowKey={({ number }) => String(number)}
        columns={[
          {
            key: 'number',
            header: 'Installment',
            names: true,
            cell: ({ number }) => `${number} of ${installments.length}`,
          },
          { key: 'due', header: 'Due by', cell: ({ dueOn }) => formatDay(dueOn) },
          {
            key: 'amount',
            header: 'Amount',
            figures: true,
            cell: ({ amount }) => formatMoney(amount),
          },
          {
            key: 'state',
            header: 'State',
            cell: ({ state, open, amount }) =>
              state === 'paid' || open.amountMinor === amount.amountMinor || isZero(open)
                ? stateWords[state]
                : `${stateWords[state]}, ${formatMoney(open)} open`,
          },
        ]}
      />
      {plan.next && (
        <Small $soft>
          {plan.card?.state === 'active'
            ? 'Each charge is announced by email three days before.'
            : 'We remind you by email a week before each installment.'}{' '}
          If one isn’t paid within a week of its due date, the plan ends, and the balance is due on its
          original date.
        </Small>
      )}
      <CardPart plan={plan} token={token} />
      <ActionForm action="booking/leave-plan" aria-label="Leave the payment plan">
        {({ isSending }) => (
          <>
            <input type="hidden" name="token" value={token} />
            <Button type="submit" variant="secondary" small busy={isSending} busyLabel="Leaving...">
              Leave the plan
            </Button>
          </>
        )}
      </ActionForm>
    </ManageSection>
  );
}
