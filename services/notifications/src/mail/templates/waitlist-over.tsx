import { mailTemplate } from '../mail-template.js';
import { Action, P, Quote, Title } from '../parts/words.js';

export const waitlistOver = mailTemplate('waitlist-over', {
  why: 'You’re receiving this because you joined a waitlist.',
  subject: (data) => `The list for ${data.tourTitle}, ${data.dates} is over`,
  preview: (data) => data.reason,
  body: (data) => (
    <>
      <Title>Namaste {data.firstName},</Title>
      <P>
        Your place on the waitlist for {data.tourTitle}, {data.dates} has ended.
      </P>
      <Quote text={data.reason} />
      {data.tourUrl ? <Action href={data.tourUrl}>See other dates</Action> : null}
    </>
  ),
});
