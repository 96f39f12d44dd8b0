import { mailTemplate } from '../../mail-template.js';
import { Action, Note, P, Title } from '../../parts/words.js';

export const passwordReset = mailTemplate('password-reset', {
  why: 'You’re receiving this because someone asked for a new password for this address.',
  subject: () => 'Choose a new password',
  preview: (data) => `The link works for ${data.validFor}.`,
  body: (data) => (
    <>
      <Title>Namaste {data.fullName},</Title>
      <P>
        Here is the link to choose a new password. It works once, for {data.validFor}
        {data.validFrom && ` from ${data.validFrom}`}.
      </P>
      <Action href={data.resetUrl}>Choose a new password</Action>
      <Note>If you didn’t ask for it, do nothing: your password stays the same.</Note>
    </>
  ),
});
