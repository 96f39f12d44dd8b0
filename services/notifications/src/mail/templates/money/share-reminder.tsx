import { mailTemplate } from '../../mail-template.js';
import { ShareFacts } from '../../parts/share-facts.js';
import { Action, P, Title } from '../../parts/words.js';

export const shareReminder = mailTemplate('share-reminder', {
  why: 'You’re receiving this because you were invited to pay your share of a booking.',
  subject: ({ share }) => `Your share of ${share.tourTitle} is due ${share.dueOn}`,
  preview: ({ share }) => `${share.amount}, invited by ${share.leadName}`,
  body: ({ share, daysLeft }) => (
    <>
      <Title>Namaste {share.name},</Title>
      <P>
        Your share of {share.amount} is due {whenDue(daysLeft)} ({share.dueOn}). If it isn’t paid by then,{' '}
        {share.leadName} will be asked to pay it.
      </P>
      <Action href={share.shareUrl}>Pay {share.amount}</Action>
      <ShareFacts share={share} />
    </>
  ),
});

function whenDue(daysLeft: number): string {
  if (daysLeft <= 0) return 'today';
  return daysLeft === 1 ? 'tomorrow' : `in ${daysLeft} days`;
}
