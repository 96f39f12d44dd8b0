import { refundTime } from '@valam/contracts/leads/refund-words';
import { mailTemplate } from '../../mail-template.js';
import { ShareFacts } from '../../parts/share-facts.js';
import { P, Title } from '../../parts/words.js';

export const shareEnded = mailTemplate('share-ended', {
  why: 'You’re receiving this because you were invited to pay your share of a booking.',
  subject: ({ share, refund, isCancelled }) =>
    refund || isCancelled
      ? `Cancelled: ${share.tourTitle}, ${share.dates}`
      : `Nothing to pay: your share of ${share.tourTitle}`,
  preview: ({ reason }) => reason,
  body: ({ share, reason, refund, isPaid }) => (
    <>
      <Title>Namaste {share.name},</Title>
      <P>{reason}</P>
      {refund ? (
        <P>
          {refund} of what you paid goes back to your card, usually within {refundTime}.
        </P>
      ) : isPaid ? (
        <P>Under the cancellation policy, there is no refund of what you paid.</P>
      ) : null}
      <ShareFacts share={share} />
      <P>Questions about the trip? Ask {share.leadName}, or reply to this email.</P>
    </>
  ),
});
