import { referralProgram } from '@valam/contracts/identity/referral.schema';
import { formatPrice } from '@valam/contracts/shared/money';
import { Numeral, Small } from '@valam/ui/typography/typography';
import { from } from '@valam/ui/tokens/media';
import { styled } from 'styled-components';

const Row = styled.ul`
  display: grid;
  gap: var(--space-5) var(--space-column);
  grid-template-columns: repeat(2, minmax(0, 1fr));
  & > li {
    display: grid;
    gap: var(--space-2);
    align-content: start;
    border-top: 1px solid var(--color-divider);
    padding-top: var(--space-3);
  }
  & > li > :first-child {
    color: var(--color-accent);
  }
  ${from.lg} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const { commissionPercent, releaseDays, payoutMinimumUsd, freeRetreatBookings } = referralProgram;

const terms = [
  { figure: `${commissionPercent}%`, text: 'of each booking you refer. It never expires.' },
  {
    figure: String(releaseDays),
    text: 'days after the tour ends, your commission joins the next monthly payout.',
  },
  {
    figure: formatPrice(payoutMinimumUsd, 'USD'),
    text: 'is the minimum payout, by bank transfer or PayPal. Smaller amounts roll over.',
  },
  { figure: String(freeRetreatBookings), text: 'completed bookings in a year earn you a free retreat.' },
];

/** The terms of the referral program, as figures. */
export function ProgramTerms() {
  return (
    <Row>
      {terms.map(({ figure, text }) => (
        <li key={text}>
          <Numeral>{figure}</Numeral>
          <Small>{text}</Small>
        </li>
      ))}
    </Row>
  );
}
