import type { Booking } from '@valam/contracts/leads/booking.schema';
import { formatInstant } from '@valam/contracts/shared/days';
import { Small } from '@valam/ui/typography/typography';
import { styled } from 'styled-components';
import { bookingStateWords } from '../../parts/booking-state-words';
import { ManageSection } from './manage-section';

const Steps = styled.ol`
  & > li {
    display: grid;
    gap: 0.1rem;
    padding-block: var(--space-3);
    border-top: 1px solid var(--color-divider);
  }
  & > li:first-child {
    border-top: 0;
  }
`;

const actors: Record<Booking['history'][number]['actor'], string> = {
  traveller: 'You',
  operator: 'Our team',
  provider: 'Payment provider',
  system: 'Automatically',
};

/** The history of the booking, newest first. */
export function HistoryPart({ booking }: { booking: Booking }) {
  const steps = [...booking.history].reverse();
  return (
    <ManageSection id="history" title="What has happened so far">
      <Steps>
        {steps.map(({ at, from, to, actor, reason }, i) => (
          <li key={`${at} ${i}`}>
            <span>
              {from !== to && <strong>{bookingStateWords[to]}. </strong>}
              {reason}
            </span>
            <Small $soft>
              {formatInstant(at)} · {actors[actor]}
            </Small>
          </li>
        ))}
      </Steps>
    </ManageSection>
  );
}
