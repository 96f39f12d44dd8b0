import { mailTemplate } from '../mail-template.js';
import { Action, P, Title } from '../parts/words.js';

export const reviewRequest = mailTemplate('review-request', {
  why: 'You get this because you travelled with us.',
  subject: (data) => `How was ${data.tourTitle}?`,
  preview: () => 'Two minutes, for those who come after you.',
  body: (data) => (
    <>
      <Title>Namaste {data.firstName},</Title>
      <P>
        {data.isReminder
          ? `A short reminder: we would still like to know how ${data.tourTitle} was for you.`
          : `You are back from ${data.tourTitle}. How was it?`}{' '}
        What you write helps the next travellers to decide, and us to do better. We publish praise and
        criticism alike.
      </P>
      <Action href={data.reviewUrl}>Write a review</Action>
    </>
  ),
});
