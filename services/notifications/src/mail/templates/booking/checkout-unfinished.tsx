import { tripLabel } from '@valam/contracts/catalog/trip';
import { mailTemplate } from '../../mail-template.js';
import { discountOf } from '../../parts/booking-facts.js';
import { Facts } from '../../parts/facts.js';
import { Action, P, Title } from '../../parts/words.js';

export const checkoutUnfinished = mailTemplate('checkout-unfinished', {
  why: 'You’re receiving this because you began a booking with this address. It is the only reminder of it.',
  subject: (data) => `Your seats are still available: ${data.tourTitle}, ${data.dates}`,
  preview: () => 'Nothing was charged. Everything you filled in is still there.',
  body: (data) => (
    <>
      <Title>Namaste {data.firstName}, shall we hold your seats again?</Title>
      <P>
        You chose this journey and stopped at the payment page. Nothing was charged, and{' '}
        {data.quantity === 1 ? 'your seat is' : 'your seats are'} still free.
      </P>
      <Facts
        rows={[
          [tripLabel(data.tripKind), data.tourTitle],
          ['Dates', data.dates],
          ['Travelers', data.quantity],
          ...discountOf(data),
          ['Total', data.total],
        ]}
      />
      <Action href={data.resumeUrl}>Finish your booking</Action>
      <P>
        The link brings back all that you filled in. It is private: please do not pass it on. If the payment
        did not work, or you have a question first, just reply to this email.
      </P>
    </>
  ),
});
