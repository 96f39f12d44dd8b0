import { mailTemplate } from '../../mail-template.js';
import { Action, P, Title } from '../../parts/words.js';

export const waitlistOffer = mailTemplate('waitlist-offer', {
  why: 'You’re receiving this because you joined a waitlist.',
  subject: (data) =>
    data.formerDates
      ? `New dates: ${data.tourTitle}, ${data.dates}`
      : `${data.quantity === 1 ? 'A seat is' : 'Seats are'} free for you: ${data.tourTitle}`,
  preview: (data) => `Kept for you until ${data.acceptBy}.`,
  body: (data) => (
    <>
      <Title>Namaste {data.firstName}, it is your turn</Title>
      {data.formerDates ? (
        <P>
          The dates of {data.tourTitle} have changed: they were {data.formerDates}, and are now {data.dates}.
        </P>
      ) : null}
      <P>
        {data.quantity === 1 ? 'A seat has' : `${data.quantity} seats have`} become free on {data.tourTitle},{' '}
        {data.dates}. {data.quantity === 1 ? 'It is' : 'They are'} kept for you until {data.acceptBy}.
      </P>
      <Action href={data.statusUrl}>Take the {data.quantity === 1 ? 'seat' : 'seats'}</Action>
      <P>If your plans have changed, please decline so we can offer the seats to the next person.</P>
    </>
  ),
});
