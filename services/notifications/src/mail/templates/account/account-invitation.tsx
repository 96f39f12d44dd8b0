import { mailTemplate } from '../../mail-template.js';
import { Action, Note, P, Title } from '../../parts/words.js';

export const accountInvitation = mailTemplate('account-invitation', {
  why: 'You’re receiving this because there is an account with us for this address.',
  subject: (_data, brand) => `Choose a password for your account at ${brand.name}`,
  preview: (data) => `The link works for ${data.validFor}.`,
  body: (data) => (
    <>
      <Title>Namaste {data.fullName},</Title>
      <P>
        There is an account with us for this address. Choose a password for it; the link works once, for{' '}
        {data.validFor}. If you chose a password earlier, it no longer works.
      </P>
      <Action href={data.setPasswordUrl}>Choose a password</Action>
      <Note>If you did not expect this, do nothing: no one can use the account without this link.</Note>
    </>
  ),
});
