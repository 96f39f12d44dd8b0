import { mailTemplate } from '../../mail-template.js';
import { ShareFacts } from '../../parts/share-facts.js';
import { Action, P, Title } from '../../parts/words.js';

export const shareReceived = mailTemplate('share-received', {
  why: 'You’re receiving this because you paid your share of a booking.',
  subject: ({ share, amount }) => `Received: ${amount} for ${share.tourTitle}`,
  preview: () => 'Your receipt is attached.',
  body: ({ share, amount }) => (
    <>
      <Title>Thank you, {share.name}</Title>
      <P>
        {amount} has arrived, and your receipt is attached. Your tax invoice is on your page, where you can
        also fill in your traveler details.
      </P>
      <ShareFacts share={share} />
      <Action href={share.shareUrl}>Open your page</Action>
    </>
  ),
});
