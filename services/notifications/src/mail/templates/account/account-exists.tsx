import { mailTemplate } from '../../mail-template.js';
import { A, Action, Note, P, Title } from '../../parts/words.js';

export const accountExists = mailTemplate('account-exists', {
  why: 'You’re receiving this because you have an account with us.',
  subject: () => 'You already have an account',
  preview: () => 'Sign in, or choose a new password.',
  body: (data) => (
    <>
      <Title>Namaste {data.fullName},</Title>
      <P>
        Someone, most likely you, tried to open an account with this address. You already have one, so nothing
        was changed.
      </P>
      <Action href={data.loginUrl}>Sign in</Action>
      <P>
        Forgot your password? <A href={data.resetUrl}>Choose a new one</A>.
      </P>
      <Note>If it wasn’t you, there’s nothing you need to do.</Note>
    </>
  ),
});
