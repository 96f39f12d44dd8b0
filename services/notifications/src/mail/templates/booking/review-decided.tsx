import { mailTemplate } from '../../mail-template.js';
import { P, Title } from '../../parts/words.js';

export const reviewDecided = mailTemplate('review-decided', {
  why: 'You’re receiving this because you wrote a review of your trip with us.',
  subject: (data) =>
    data.isPublished
      ? `Published: your review of ${data.tourTitle}`
      : `About your review of ${data.tourTitle}`,
  preview: (data) => (data.isPublished ? 'It’s on our site after all.' : 'We couldn’t publish it.'),
  body: (data) => (
    <>
      <Title>Namaste {data.firstName},</Title>
      {data.isPublished ? (
        <P>
          We have checked your review of {data.tourTitle} again. It’s now published on the {data.tripKind}{' '}
          page.
        </P>
      ) : (
        <>
          <P>
            Thank you for your review of {data.tourTitle}. For legal or privacy reasons, it isn’t published.
          </P>
          <P>
            We publish praise and criticism alike, so this is not about your opinion. Reply to this email if
            you’d like to know why, or if you disagree; a person will answer.
          </P>
        </>
      )}
    </>
  ),
});
