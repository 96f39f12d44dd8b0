import { mailTemplate } from '../../mail-template.js';
import { discountOf } from '../../parts/booking-facts.js';
import { Facts } from '../../parts/facts.js';
import { Action, P, Title } from '../../parts/words.js';

export const operatorAlert = mailTemplate('operator-alert', {
  why: 'You’re receiving this because you run this site.',
  subject: (data) => `Action needed: ${data.title}`,
  preview: (data) => data.text,
  body: (data) => (
    <>
      <Title>{data.title}</Title>
      <P>{data.text}</P>
      <Facts rows={[['Booking', data.bookingRef], ...discountOf(data), ['Total', data.total]]} />
      <Action href={data.adminUrl}>Open it in the back office</Action>
    </>
  ),
});
