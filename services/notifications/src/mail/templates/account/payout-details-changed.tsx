import { mailTemplate } from '../../mail-template.js';
import { Facts } from '../../parts/facts.js';
import { A, P, Title } from '../../parts/words.js';

export const payoutDetailsChanged = mailTemplate('payout-details-changed', {
  why: 'You’re receiving this because you are a partner of our referral program.',
  subject: () => 'Your payout details were changed',
  preview: (data) => `Payouts go there starting ${data.payableFrom}. If it wasn’t you, act now.`,
  body: (data) => (
    <>
      <Title>Namaste {data.fullName},</Title>
      <P>
        The account that your payouts go to was changed{data.changedAt && ` on ${data.changedAt}`}. Nothing is
        paid to it during the first seven days.
      </P>
      <Facts
        rows={[
          ['New details', data.details],
          ['Payouts from', data.payableFrom],
        ]}
      />
      <P>
        If it wasn’t you, <A href={data.resetUrl}>choose a new password</A> at once and{' '}
        <A href={data.contactUrl}>tell us</A>.
      </P>
    </>
  ),
});
