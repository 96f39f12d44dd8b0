import { mailTemplate } from '../../mail-template.js';
import { Action, P, Quote, Title } from '../../parts/words.js';

export const waitlistOver = mailTemplate('waitlist-over', {
  why: 'You’re receiving this because you joined a waitlist.',
  subject: (data) => `Your waitlist entry has ended: ${data.tourTitle}, ${data.dates}`,
  preview: (data) => data.reason,
  body: (data) => (
    <>
      <Title>Namaste {data.firstName},</Title>
      <P>
        Your waitlist entry for {data.tourTitle}, {data.dates} has ended.
      </P>
      <Quote text={data.reason} />
      {data.tourUrl ? <Action href={data.tourUrl}>See other dates</Action> : null}
    </>
  ),
});
