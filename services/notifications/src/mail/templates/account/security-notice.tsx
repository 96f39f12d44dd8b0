import type { securityNotices } from '@valam/contracts/notifications/mails/identity';
import { mailTemplate } from '../../mail-template.js';
import { Facts } from '../../parts/facts.js';
import { A, P, Title } from '../../parts/words.js';

interface NoticeWords {
  readonly subject: string;
  readonly text: string;
}

/** Texts of each notice: the event and its consequence. */
const words: Readonly<Record<(typeof securityNotices)[number], NoticeWords>> = {
  codes_set_up: {
    subject: 'One-time codes are on',
    text: 'Signing in to your account now asks for a one-time code in addition to your password. Every other device was signed out.',
  },
  codes_removed: {
    subject: 'One-time codes are off',
    text: 'Signing in to your account no longer asks for a one-time code.',
  },
  codes_refused: {
    subject: 'Wrong one-time codes for your account',
    text: 'Your password was used to sign in, followed by several wrong one-time codes. Nobody got in.',
  },
  recovery_codes_renewed: {
    subject: 'Your recovery codes were replaced',
    text: 'New recovery codes were made for your account. The old ones no longer work.',
  },
  contributor_email_changed: {
    subject: 'Your email address with us was changed',
    text: 'Our team changed the email address of your profile. Emails about it no longer come to this address.',
  },
  email_change_asked: {
    subject: 'Another email address was requested for your account',
    text: 'Someone who knows your password asked to sign in to your account with another email address. It changes when the link that we sent there is opened. A new password makes that link useless.',
  },
  email_changed: {
    subject: 'The email address of your account was changed',
    text: 'Your account now signs in with another email address. This address no longer opens it.',
  },
};

export const securityNotice = mailTemplate('security-notice', {
  why: 'You’re receiving this because it concerns the security of your account.',
  subject: (data) => words[data.what].subject,
  preview: () => 'If it wasn’t you, act now.',
  body: (data) => (
    <>
      <Title>Namaste {data.fullName},</Title>
      <P>{words[data.what].text}</P>
      <Facts rows={[['When', data.happenedAt]]} />
      <P>
        If this was not you or comes as a surprise,{' '}
        {data.resetUrl ? (
          <>
            <A href={data.resetUrl}>choose a new password</A> at once and{' '}
            <A href={data.contactUrl}>tell us</A>.
          </>
        ) : (
          <>
            please <A href={data.contactUrl}>tell us</A> at once.
          </>
        )}
      </P>
    </>
  ),
});
