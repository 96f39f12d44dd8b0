import { tripLabel } from '@valam/contracts/catalog/trip';
import { mailTemplate } from '../mail-template.js';
import { Facts } from '../parts/facts.js';
import { Action, P, Title } from '../parts/words.js';

export const waitlistJoined = mailTemplate('waitlist-joined', {
  why: 'You’re receiving this because you joined a waitlist.',
  subject: (data) => `On the list: ${data.tourTitle}, ${data.dates}`,
  preview: (data) => `You are number ${data.position}.`,
  body: (data) => (
    <>
      <Title>Namaste {data.firstName},</Title>
      <P>
        You are number {data.position} on the list for {data.tourTitle}. Places that become free are offered
        in the order of the list, and kept while you decide. You need not look: we write to you when{' '}
        {data.quantity === 1 ? 'yours is' : `your ${data.quantity} are`} there.
      </P>
      <Facts
        rows={[
          [tripLabel(data.tripKind), data.tourTitle],
          ['Dates', data.dates],
          ['Places', data.quantity],
        ]}
      />
      <Action href={data.statusUrl}>See your place on the waitlist</Action>
    </>
  ),
});
