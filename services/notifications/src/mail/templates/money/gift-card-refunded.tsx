import { mailTemplate } from '../../mail-template.js';
import { Facts } from '../../parts/facts.js';
import { refundWay } from '../../parts/refund-way.js';
import { Note, P, Title } from '../../parts/words.js';

export const giftCardRefunded = mailTemplate('gift-card-refunded', {
  why: 'You’re receiving this because you bought a gift card with this address.',
  subject: (data) => `Refunded: your gift card for ${data.recipientName}`,
  preview: (data) => `${data.amount} is on its way back to you.`,
  body: (data) => (
    <>
      <Title>
        {data.amount} is on its way back, {data.buyerName}
      </Title>
      <P>
        This is the refund of the gift card for {data.recipientName}.{' '}
        {refundWay({ refund: data.amount, isByHand: data.isByHand })}
      </P>
      <Facts rows={[['Refund', data.amount]]} />
      <Note>
        The code on the card no longer works. If that comes as a surprise, just reply to this email.
      </Note>
    </>
  ),
});
