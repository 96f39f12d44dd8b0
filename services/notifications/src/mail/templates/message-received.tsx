import { mailTemplate } from '../mail-template.js';
import { Action, P, Quote, Title } from '../parts/words.js';

export const messageReceived = mailTemplate('message-received', {
  why: 'You get this because you wrote to us.',
  subject: () => 'We have your message',
  preview: (data) => `We answer by ${data.answerBy}.`,
  body: (data) => (
    <>
      <Title>Namaste {data.firstName},</Title>
      <P>Your message has arrived. You have our answer by {data.answerBy}.</P>
      {data.message ? <Quote text={data.message} /> : null}
      <Action href={data.statusUrl}>See where your message stands</Action>
    </>
  ),
});
