import { mailTemplate } from '../mail-template.js';
import { Facts } from '../parts/facts.js';
import { Action, P, Title } from '../parts/words.js';

export const accountApproved = mailTemplate('account-approved', {
  why: 'You get this because you have an account with us.',
  subject: (_data, brand) => `Your account at ${brand.name} is open`,
  preview: () => 'You can sign in now.',
  body: (data) => (
    <>
      <Title>Namaste {data.fullName},</Title>
      <P>Your account is approved. We are glad that you are with us.</P>
      <Action href={data.loginUrl}>Sign in</Action>
      {data.referralCode && data.referralLink ? (
        <>
          <P>This is your referral code. Whoever comes with it is counted for you:</P>
          <Facts
            rows={[
              ['Code', data.referralCode],
              ['Link', data.referralLink],
            ]}
          />
        </>
      ) : null}
    </>
  ),
});
