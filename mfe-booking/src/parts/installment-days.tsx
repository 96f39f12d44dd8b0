import type { Installment } from '@valam/contracts/leads/payment-plan';
import { formatDay } from '@valam/contracts/shared/days';
import { formatMoney } from '@valam/contracts/shared/money';
import { styled } from 'styled-components';

const List = styled.dl`
  display: grid;
  gap: 0.4rem;
  font-size: var(--text-small);
  font-variant-numeric: tabular-nums;
  & > div {
    display: flex;
    justify-content: space-between;
    gap: var(--space-4);
  }
  & dt {
    color: var(--color-text-muted);
  }
`;

/** One line per installment: due date and amount. */
export function InstallmentDays({ installments }: { installments: readonly Installment[] }) {
  return (
    <List>
      {installments.map(({ dueOn, amount }, index) => (
        <div key={dueOn}>
          <dt>
            {index + 1}. by {formatDay(dueOn)}
          </dt>
          <dd>{formatMoney(amount)}</dd>
        </div>
      ))}
    </List>
  );
}
