import { mailTemplate } from '../../mail-template.js';
import { Facts } from '../../parts/facts.js';
import { Action, P, Title } from '../../parts/words.js';

export const accountApproved = mailTemplate('account-approved', {
  why: 'You’re receiving this because you have an account with us.',
  subject: (_data, brand) => `Your account at ${brand.name} is open`,
  preview: () => 'You can sign in now.',
  body: (data) => (
    <>
      <Title>Namaste {data.fullName},</Title>
      <P>Your account is approved. We’re glad to have you with us.</P>
      {data.setPasswordUrl ? (
        <>
          <P>Choose a password to sign in with. The link works once, for {data.validFor ?? 'a day'}.</P>
          <Action href={data.setPasswordUrl}>Choose a password</Action>
        </>
      ) : (
        <Action href={data.loginUrl}>Sign in</Action>
      )}
      {data.referralCode && data.referralLink ? (
        <>
          <P>This is your referral code. Anyone who books with it counts toward your commission:</P>
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
