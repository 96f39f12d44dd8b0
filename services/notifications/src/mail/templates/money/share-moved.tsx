import { mailTemplate } from '../../mail-template.js';
import { ShareFacts } from '../../parts/share-facts.js';
import { Action, P, Title } from '../../parts/words.js';

export const shareMoved = mailTemplate('share-moved', {
  why: 'You’re receiving this because you are part of a booking with us.',
  subject: ({ share }) => `New dates: ${share.tourTitle}, ${share.dates}`,
  preview: ({ share, formerDates }) => `${formerDates} → ${share.dates}`,
  body: ({ share, formerDates, isOpen, isSettled }) => (
    <>
      <Title>Namaste {share.name},</Title>
      <P>
        The trip that {share.leadName} has booked, and that you are part of, has moved. It was planned for{' '}
        {formerDates}; it is now on {share.dates}.
      </P>
      {isOpen ? (
        <P>
          Your share of {share.amount} is due {share.dueOn}.
        </P>
      ) : null}
      {isSettled ? <P>There is nothing more for you to pay.</P> : null}
      <ShareFacts share={share} />
      <P>If you have told us your flights, please enter those for the new dates.</P>
      <Action href={share.shareUrl}>Open your share</Action>
      <P>Can’t come on the new dates? Ask {share.leadName}, or reply to this email.</P>
    </>
  ),
});
