import { mailTemplate } from '../../mail-template.js';
import { Facts } from '../../parts/facts.js';
import { Note, P, Quote, Title } from '../../parts/words.js';

export const giftCardBought = mailTemplate('gift-card-bought', {
  why: 'You’re receiving this because you bought a gift card with this address.',
  subject: (data) => `Your gift card for ${data.recipientName}: ${data.amount}`,
  preview: (data) => (data.deliverAt ? `We’ll send it on ${data.deliverAt}.` : 'It is on its way.'),
  body: (data) => (
    <>
      <Title>Thank you, {data.buyerName}. The card is paid for.</Title>
      <P>
        {data.deliverAt
          ? `We’ll send it to ${data.recipientName} on ${data.deliverAt}.`
          : `We are sending it to ${data.recipientName} right now.`}
      </P>
      <Facts
        rows={[
          ['Amount', data.amount],
          ['For', data.recipientName],
          ['Sent to', data.recipientEmail],
          ['Valid through', data.expiresOn],
        ]}
      />
      {data.message && <Quote text={data.message} />}
      <Note>
        Only the recipient gets the code. If the address is wrong or the card does not arrive, reply to this
        email and we’ll send it again. There is no tax invoice for the gift card itself: the traveler gets one
        when it pays for a trip.
      </Note>
    </>
  ),
});
