import type { Availability } from '@valam/contracts/leads/availability.schema';
import { planChoices, planOf } from '@valam/contracts/leads/payment-plan';
import type { PaymentWay } from '@valam/contracts/leads/payment-plan.schema';
import { formatMoney, type Money } from '@valam/contracts/shared/money';
import { RadioGroup } from '@valam/ui/field/choice-field';
import { SelectField } from '@valam/ui/field/select-field';
import { Stack } from '@valam/ui/layout/layout';
import { Small } from '@valam/ui/typography/typography';
import { InstallmentDays } from '../../parts/installment-days';
import type { Choice } from './choice';

export const payWays = {
  deposit: 'Deposit now, balance later',
  installments: 'Deposit now, balance in monthly installments',
  full: 'Pay in full now',
} as const;

export interface PayChoiceProps {
  readonly departure: Availability;
  readonly choice: Choice;
  /** The chosen way, or the default of the date. */
  readonly way: PaymentWay;
  readonly balance: Money;
  readonly errors: Readonly<Record<string, string | undefined>>;
  readonly onChange: (change: Partial<Choice>) => void;
}

/** The choice of payment dates. The request is built from the form, so that it matches what is shown. */
export function PayChoice({ departure, choice, way, balance, errors, onChange }: PayChoiceProps) {
  const { planOffer, startDate } = departure;
  const plans = planOffer ? planChoices({ ...planOffer, startDate, balance }) : [];
  const plan = planOf(plans, choice.installments) ?? plans.at(-1);
  const chosen = way === 'installments' && !plan ? 'deposit' : way;
  const ways = [
    ['deposit', 'full'],
    ['deposit', 'installments', 'full'],
  ] as const;
  return (
    <Stack $gap="3">
      <RadioGroup
        label="How would you like to pay?"
        name="plan"
        chosen={[chosen]}
        error={errors['plan']}
        onChoose={([next]) => onChange({ plan: next as PaymentWay })}
        choices={ways[plan ? 1 : 0].map((value) => ({ value, label: payWays[value] }))}
      />
      {chosen === 'installments' && plan && (
        <>
          <SelectField
            label="Installments"
            name="installments"
            value={String(plan.length)}
            error={errors['installments']}
            onChange={({ currentTarget }) => onChange({ installments: Number(currentTarget.value) })}
            options={plans.map(({ length, 0: first }) => ({
              value: String(length),
              label: `${length} of ${first ? formatMoney(first.amount) : ''}`,
            }))}
          />
          <InstallmentDays installments={plan} />
          <Small $soft>
            Installments cost nothing extra. We email you a link a week before each one is due.
          </Small>
        </>
      )}
    </Stack>
  );
}
