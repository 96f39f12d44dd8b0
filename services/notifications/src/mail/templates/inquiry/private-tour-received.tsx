import { mailTemplate } from '../../mail-template.js';
import { Action, P, Title } from '../../parts/words.js';

export const privateTourReceived = mailTemplate('private-tour-received', {
  why: 'You’re receiving this because you wrote to us.',
  subject: (data) => (data.tourTitle ? `Your private tour: ${data.tourTitle}` : 'Your private tour'),
  preview: (data) => `A first proposal by ${data.answerBy}.`,
  body: (data) => (
    <>
      <Title>Namaste {data.firstName},</Title>
      <P>
        You would like a tour of your own{data.tourTitle ? `, along the lines of ${data.tourTitle}` : ''}.
        We’ll look at dates, temples and people, and get back to you by {data.answerBy}.
      </P>
      <Action href={data.statusUrl}>See where your request stands</Action>
      <P>
        Is anything fixed already, such as flights or a festival you want to be there for? Reply to this email
        and tell us.
      </P>
    </>
  ),
});
