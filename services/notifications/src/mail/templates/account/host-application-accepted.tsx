import { mailTemplate } from '../../mail-template.js';
import { Action, P, Title } from '../../parts/words.js';

export const hostApplicationAccepted = mailTemplate('host-application-accepted', {
  why: 'You’re receiving this because you applied to host with us.',
  subject: () => 'Welcome as a host',
  preview: () => 'Your application is accepted.',
  body: (data) => (
    <>
      <Title>Namaste {data.firstName}, welcome</Title>
      <P>We’d be glad to work with you. Your account is ready, with your page, photos and tours.</P>
      {data.setPasswordUrl ? (
        <>
          <P>Choose a password to sign in with. The link works once, for {data.validFor ?? 'a day'}.</P>
          <Action href={data.setPasswordUrl}>Choose a password</Action>
        </>
      ) : (
        <Action href={data.loginUrl}>Sign in</Action>
      )}
      <P>One of us will write to you in the next few days to talk about dates and places.</P>
    </>
  ),
});
