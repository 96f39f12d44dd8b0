import { mailTemplate } from '../../mail-template.js';
import { ShareFacts } from '../../parts/share-facts.js';
import { Action, P, Title } from '../../parts/words.js';

export const shareLedByAnother = mailTemplate('share-led-by-another', {
  why: 'You’re receiving this because you are part of a booking with us.',
  subject: ({ share }) => `Your lead traveler is now ${share.leadName}: ${share.tourTitle}`,
  preview: () => 'Your place and your payment stay as they are.',
  body: ({ share, formerName }) => (
    <>
      <Title>Namaste {share.name},</Title>
      <P>
        {formerName} has transferred the booking that you are part of to {share.leadName}. Your place and what
        you have paid stay as they are.
      </P>
      <ShareFacts share={share} />
      <Action href={share.shareUrl}>Open your share</Action>
      <P>Questions about the trip? Ask {share.leadName}, or reply to this email.</P>
    </>
  ),
});
