import { tripLabel } from '@valam/contracts/catalog/trip';
import { mailTemplate } from '../../mail-template.js';
import { Facts } from '../../parts/facts.js';
import { Action, P, Title } from '../../parts/words.js';

export const waitlistJoined = mailTemplate('waitlist-joined', {
  why: 'You’re receiving this because you joined a waitlist.',
  subject: (data) => `You’re on the waitlist: ${data.tourTitle}, ${data.dates}`,
  preview: (data) => `You are number ${data.position}.`,
  body: (data) => (
    <>
      <Title>Namaste {data.firstName},</Title>
      <P>
        You are number {data.position} on the waitlist for {data.tourTitle}. When seats become free, we offer
        them in the order people joined, and hold them while you decide. You don’t have to check back: we
        email you when {data.quantity === 1 ? 'your seat is' : `your ${data.quantity} seats are`} free.
      </P>
      <Facts
        rows={[
          [tripLabel(data.tripKind), data.tourTitle],
          ['Dates', data.dates],
          ['Seats', data.quantity],
        ]}
      />
      <Action href={data.statusUrl}>See your waitlist entry</Action>
    </>
  ),
});
