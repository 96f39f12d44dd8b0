import { mailTemplate } from '../mail-template.js';
import { A, Action, Note, P, Title } from '../parts/words.js';

export const accountExists = mailTemplate('account-exists', {
  why: 'You get this because you have an account with us.',
  subject: () => 'You have an account already',
  preview: () => 'Sign in, or choose a new password.',
  body: (data) => (
    <>
      <Title>Namaste {data.fullName},</Title>
      <P>
        Somebody, most likely you, tried to open an account with this address. There is one already, so
        nothing was changed.
      </P>
      <Action href={data.loginUrl}>Sign in</Action>
      <P>
        Forgotten the password? <A href={data.resetUrl}>Choose a new one</A>.
      </P>
      <Note>If it was not you, you need not do anything.</Note>
    </>
  ),
});
