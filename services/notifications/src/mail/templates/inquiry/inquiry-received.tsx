import { mailTemplate } from '../../mail-template.js';
import { Action, P, Title } from '../../parts/words.js';

export const inquiryReceived = mailTemplate('inquiry-received', {
  why: 'You’re receiving this because you wrote to us.',
  subject: (data) => (data.tourTitle ? `Your question about ${data.tourTitle}` : 'We have your question'),
  preview: (data) => `We’ll answer by ${data.answerBy}.`,
  body: (data) => (
    <>
      <Title>Namaste {data.firstName},</Title>
      <P>
        Thank you for writing{data.tourTitle ? ` about ${data.tourTitle}` : ''}. A person reads your question,
        not a machine, and answers by {data.answerBy}.
      </P>
      <Action href={data.statusUrl}>See where your question stands</Action>
      <P>If you left something out, just reply to this email.</P>
    </>
  ),
});
