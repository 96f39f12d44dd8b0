import { mailTemplate } from '../../mail-template.js';
import { A, P, Quote, Title } from '../../parts/words.js';

export const accountDeclined = mailTemplate('account-declined', {
  why: 'You’re receiving this because you have an account with us.',
  subject: () => 'About your account',
  preview: () => 'We can’t open it at the moment.',
  body: (data) => (
    <>
      <Title>Namaste {data.fullName},</Title>
      <P>We’ve reviewed your account and can’t open it at the moment.</P>
      <Quote text={data.reason} />
      <P>
        Do you disagree, or has something changed? <A href={data.contactUrl}>Write to us</A>; a person will
        answer.
      </P>
    </>
  ),
});
