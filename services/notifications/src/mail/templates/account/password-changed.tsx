import { mailTemplate } from '../../mail-template.js';
import { A, P, Title } from '../../parts/words.js';

export const passwordChanged = mailTemplate('password-changed', {
  why: 'You’re receiving this because you have an account with us.',
  subject: () => 'Your password was changed',
  preview: () => 'If it wasn’t you, act now.',
  body: (data) => (
    <>
      <Title>Namaste {data.fullName},</Title>
      <P>
        Your password was changed{data.changedAt && ` on ${data.changedAt}`}, and you were signed out
        everywhere else.
      </P>
      <P>
        If it wasn’t you, <A href={data.resetUrl}>choose a new one</A> at once and{' '}
        <A href={data.contactUrl}>tell us</A>.
      </P>
    </>
  ),
});
