import { mailTemplate } from '../../mail-template.js';
import { BookingFacts } from '../../parts/booking-facts.js';
import { Action, P, Title } from '../../parts/words.js';

export const chargeFailed = mailTemplate('charge-failed', {
  why: 'You’re receiving this because you saved a card for a booking.',
  subject: (data) => `Your installment of ${data.amount} could not be charged`,
  preview: (data) => `Installment ${data.number} for ${data.booking.tourTitle}: here is a link to pay it`,
  body: (data) => (
    <>
      <Title>Namaste {data.booking.firstName},</Title>
      <P>
        {data.needsAuthentication
          ? `Your bank asks you to confirm the payment of ${data.amount} yourself, so we could not charge your card.`
          : `Your bank did not accept the charge of ${data.amount}. This happens, and nothing is lost: your seats are reserved.`}
      </P>
      <P>Please pay this installment with this link.</P>
      <Action href={data.payUrl}>Pay {data.amount}</Action>
      <P>{then(data.triesLeft)}</P>
      <BookingFacts booking={data.booking} />
    </>
  ),
});

const then = (triesLeft: number): string =>
  triesLeft > 0
    ? `If you do nothing, we’ll try again in two days${triesLeft > 1 ? ', and once more after that' : ', for the last time'}.`
    : 'We won’t try again: we have deleted your card, and from now on you pay installments by link.';
