import { mailTemplate } from '../../mail-template.js';
import { Action, P, Title } from '../../parts/words.js';

export const reviewRequest = mailTemplate('review-request', {
  why: 'You’re receiving this because you traveled with us.',
  subject: (data) => `How was ${data.tourTitle}?`,
  preview: () => 'Two minutes, for the travelers after you.',
  body: (data) => (
    <>
      <Title>Namaste {data.firstName},</Title>
      <P>
        {data.isReminder
          ? `A short reminder: we would still like to know how ${data.tourTitle} was for you.`
          : `Thank you for traveling with us on ${data.tourTitle}. How was it?`}{' '}
        Your review helps future travelers decide and helps us improve. We publish praise and criticism alike.
      </P>
      <Action href={data.reviewUrl}>Write a review</Action>
    </>
  ),
});
