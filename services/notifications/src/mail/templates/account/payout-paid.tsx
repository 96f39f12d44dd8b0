import { mailTemplate } from '../../mail-template.js';
import { Facts } from '../../parts/facts.js';
import { Action, P, Title } from '../../parts/words.js';

export const payoutPaid = mailTemplate('payout-paid', {
  why: 'You’re receiving this because you are a partner of our referral program.',
  subject: (data) => `Your commission of ${data.amount} is paid`,
  preview: (data) => `By ${data.method}, reference ${data.paymentReference}`,
  body: (data) => (
    <>
      <Title>Namaste {data.fullName},</Title>
      <P>We’ve paid your commission. Thank you for sending people our way.</P>
      <Facts
        rows={[
          ['Amount', data.amount],
          ['By', data.method],
          ['Reference', data.paymentReference],
        ]}
      />
      <Action href={data.dashboardUrl}>See the lines behind it</Action>
    </>
  ),
});
