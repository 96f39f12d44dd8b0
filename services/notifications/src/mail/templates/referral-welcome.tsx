import { mailTemplate } from '../mail-template.js';
import { Facts } from '../parts/facts.js';
import { Action, P, Title } from '../parts/words.js';

export const referralWelcome = mailTemplate('referral-welcome', {
  why: 'You get this because you joined our referral programme.',
  subject: () => 'Your referral code',
  preview: (data) => `${data.referralCode}: share it, and start earning.`,
  body: (data) => (
    <>
      <Title>Namaste {data.fullName},</Title>
      <P>Welcome to our referral programme. This is your code, and the link that carries it:</P>
      <Facts
        rows={[
          ['Code', data.referralCode],
          ['Link', data.referralLink],
        ]}
      />
      <P>Whoever comes through it and books is counted for you, from the first click on.</P>
      {data.setPasswordUrl ? (
        <>
          <P>
            To see your clicks, bookings and earnings, choose a password. The link works once, for{' '}
            {data.validFor}.
          </P>
          <Action href={data.setPasswordUrl}>Choose a password</Action>
        </>
      ) : (
        <Action href={data.loginUrl}>Open your dashboard</Action>
      )}
    </>
  ),
});
