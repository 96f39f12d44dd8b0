import { refundTime } from '@valam/contracts/leads/refund-words';
import { mailTemplate } from '../mail-template.js';
import { ShareFacts } from '../parts/share-facts.js';
import { Action, P, Quote, Title } from '../parts/words.js';

export const shareRefunded = mailTemplate('share-refunded', {
  why: 'You’re receiving this because you paid your share of a booking.',
  subject: ({ refund }) => `${refund} is on its way back to you`,
  preview: ({ share }) => `Booking ${share.bookingRef}`,
  body: ({ share, refund, reason }) => (
    <>
      <Title>Namaste {share.name},</Title>
      <P>
        We’ve refunded {refund} to the way you paid. A card usually shows it within {refundTime}.
      </P>
      <Quote text={reason} />
      <ShareFacts share={share} />
      <Action href={share.shareUrl}>Open your page</Action>
    </>
  ),
});
