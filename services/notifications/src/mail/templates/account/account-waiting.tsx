import { mailTemplate } from '../../mail-template.js';
import { Facts } from '../../parts/facts.js';
import { Action, P, Title } from '../../parts/words.js';

export const accountWaiting = mailTemplate('account-waiting', {
  why: 'You’re receiving this because you run this site.',
  subject: (data) => `Awaiting approval: ${data.applicantName}`,
  preview: (data) => data.contributingArea,
  body: (data) => (
    <>
      <Title>{data.applicantName} is waiting for your decision</Title>
      <P>The address is verified. Approve or decline the account in the back office.</P>
      <Facts
        rows={[
          ['Name', data.applicantName],
          ['As', data.contributingArea],
        ]}
      />
      <Action href={data.adminUrl}>Open the account</Action>
    </>
  ),
});
