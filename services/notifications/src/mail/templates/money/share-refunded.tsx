import { mailTemplate } from '../../mail-template.js';
import { refundWay } from '../../parts/refund-way.js';
import { ShareFacts } from '../../parts/share-facts.js';
import { Action, P, Quote, Title } from '../../parts/words.js';

export const shareRefunded = mailTemplate('share-refunded', {
  why: 'You’re receiving this because you paid your share of a booking.',
  subject: ({ refund }) => `${refund} is on its way back to you`,
  preview: ({ share }) => `Booking ${share.bookingRef}`,
  body: ({ share, refund, reason, isByHand }) => (
    <>
      <Title>Namaste {share.name},</Title>
      <P>{refundWay({ refund, isByHand })}</P>
      <Quote text={reason} />
      <ShareFacts share={share} />
      <Action href={share.shareUrl}>Open your page</Action>
    </>
  ),
});
