import { mailTemplate } from '../../mail-template.js';
import { Action, P, Title } from '../../parts/words.js';

export const messageReceived = mailTemplate('message-received', {
  why: 'You’re receiving this because you wrote to us.',
  subject: () => 'We have your message',
  preview: (data) => `We’ll answer by ${data.answerBy}.`,
  body: (data) => (
    <>
      <Title>Namaste {data.firstName},</Title>
      <P>Your message has arrived. We’ll answer by {data.answerBy}.</P>
      <Action href={data.statusUrl}>See where your message stands</Action>
    </>
  ),
});
