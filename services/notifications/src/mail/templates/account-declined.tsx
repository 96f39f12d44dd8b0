import { mailTemplate } from '../mail-template.js';
import { A, P, Quote, Title } from '../parts/words.js';

export const accountDeclined = mailTemplate('account-declined', {
  why: 'You get this because you have an account with us.',
  subject: () => 'About your account',
  preview: () => 'We cannot open it at present.',
  body: (data) => (
    <>
      <Title>Namaste {data.fullName},</Title>
      <P>We have looked at your account and cannot open it at present.</P>
      <Quote text={data.reason} />
      <P>
        Do you see it differently, or has something changed? <A href={data.contactUrl}>Write to us</A>; a
        person answers.
      </P>
    </>
  ),
});
