import { mailTemplate } from '../../mail-template.js';
import { ShareFacts } from '../../parts/share-facts.js';
import { Action, Note, P, Title } from '../../parts/words.js';

export const shareInvitation = mailTemplate('share-invitation', {
  why: 'You’re receiving this because a person who booked a trip with us entered your address.',
  subject: ({ share, isChanged }) =>
    isChanged
      ? `Your share of ${share.tourTitle} has changed`
      : `${share.leadName} invites you to pay your share of ${share.tourTitle}`,
  preview: ({ share }) => `${share.amount}, due ${share.dueOn}`,
  body: ({ share, isChanged }) => (
    <>
      <Title>Namaste {share.name},</Title>
      <P>
        {isChanged
          ? `Your share of the trip that ${share.leadName} has booked is now ${share.amount}. It is due ${share.dueOn}.`
          : `${share.leadName} has booked a trip with us that you are part of, and asks you to pay your own share of ${share.amount}. It is due ${share.dueOn}.`}
      </P>
      <ShareFacts share={share} />
      <Action href={share.shareUrl}>Open your share</Action>
      <P>
        On this page you can pay and fill in your own traveler details. No one you travel with can see those
        details.
      </P>
      <Note>
        The link is yours alone, so please don’t forward it. If you don’t know {share.leadName}, you can
        ignore this email: nothing is charged.
      </Note>
    </>
  ),
});
