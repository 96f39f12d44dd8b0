import { mailTemplate } from '../../mail-template.js';
import { Facts } from '../../parts/facts.js';
import { Action, P, Title } from '../../parts/words.js';

export const referralWelcome = mailTemplate('referral-welcome', {
  why: 'You’re receiving this because you joined our referral program.',
  subject: () => 'Your referral code',
  preview: (data) => `${data.referralCode}: share it, and start earning.`,
  body: (data) => (
    <>
      <Title>Namaste {data.fullName},</Title>
      <P>Welcome to our referral program. This is your code, and the link that carries it:</P>
      <Facts
        rows={[
          ['Code', data.referralCode],
          ['Link', data.referralLink],
        ]}
      />
      <P>Anyone who books through it counts toward your commission, from the first click.</P>
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
