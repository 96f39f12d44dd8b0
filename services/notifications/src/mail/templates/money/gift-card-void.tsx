import { mailTemplate } from '../../mail-template.js';
import { P, Title } from '../../parts/words.js';

export const giftCardVoid = mailTemplate('gift-card-void', {
  why: 'You’re receiving this because a gift card was sent to this address.',
  subject: (data) => `Your gift card from ${data.buyerName} cannot be used`,
  preview: (data) => (data.isBlocked ? 'It is blocked for now.' : 'It was refunded.'),
  body: (data) => (
    <>
      <Title>Namaste {data.recipientName},</Title>
      {data.isBlocked ? (
        <P>
          The gift card that {data.buyerName} gave you is blocked for now: its code pays for nothing. Once
          that changes, you get a new code by email.
        </P>
      ) : (
        <P>
          The gift card that {data.buyerName} gave you has ended: what was left on it is refunded to the
          person who bought it, and its code no longer works. Bookings already paid with it stay as they are.
        </P>
      )}
      <P>Do you have questions? Reply to this email; a person will answer.</P>
    </>
  ),
});
