import { mailTemplate } from '../../mail-template.js';
import { A, P, Quote, Title } from '../../parts/words.js';

export const accountSuspended = mailTemplate('account-suspended', {
  why: 'You’re receiving this because you have an account with us.',
  subject: () => 'Your account is paused',
  preview: () => 'You cannot sign in for now.',
  body: (data) => (
    <>
      <Title>Namaste {data.fullName},</Title>
      <P>We have paused your account, so you cannot sign in for now.</P>
      <Quote text={data.reason} />
      <P>
        While it is paused, your referral code doesn’t count and no payout is made. The commission recorded so
        far stays recorded.
      </P>
      <P>
        Do you disagree? <A href={data.contactUrl}>Write to us</A>; a person will answer.
      </P>
    </>
  ),
});
