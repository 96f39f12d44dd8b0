import { mailTemplate } from '../../mail-template.js';
import { Action, Note, P, Title } from '../../parts/words.js';

export const verifyEmail = mailTemplate('verify-email', {
  why: 'You’re receiving this because someone, most likely you, opened an account with this address.',
  subject: (_data, brand) => `Please verify your address for ${brand.name}`,
  preview: () => 'One click, and your account can be approved.',
  body: (data) => (
    <>
      <Title>Namaste {data.fullName},</Title>
      <P>
        Welcome. Please confirm that this address is yours. A person will then review your account, and you’ll
        hear from us as soon as it’s approved.
      </P>
      <Action href={data.verifyUrl}>Verify my address</Action>
      <Note>
        {data.validFor && `The link works for ${data.validFor}. `}If it wasn’t you, do nothing: the account
        stays closed.
      </Note>
    </>
  ),
});
