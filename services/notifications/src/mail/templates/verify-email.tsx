import { mailTemplate } from '../mail-template.js';
import { Action, Note, P, Title } from '../parts/words.js';

export const verifyEmail = mailTemplate('verify-email', {
  why: 'You get this because somebody, most likely you, opened an account with this address.',
  subject: (_data, brand) => `Please verify your address for ${brand.name}`,
  preview: () => 'One click, and your account can be approved.',
  body: (data) => (
    <>
      <Title>Namaste {data.fullName},</Title>
      <P>
        Welcome. Please tell us that this address is yours. After that a person looks at your account, and you
        hear from us as soon as it is approved.
      </P>
      <Action href={data.verifyUrl}>Verify my address</Action>
      <Note>If it was not you, do nothing: without it the account stays closed.</Note>
    </>
  ),
});
