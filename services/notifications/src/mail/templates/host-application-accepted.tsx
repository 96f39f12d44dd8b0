import { mailTemplate } from '../mail-template.js';
import { Action, P, Title } from '../parts/words.js';

export const hostApplicationAccepted = mailTemplate('host-application-accepted', {
  why: 'You get this because you applied to host with us.',
  subject: () => 'Welcome as a host',
  preview: () => 'Your application is accepted.',
  body: (data) => (
    <>
      <Title>Namaste {data.firstName}, welcome</Title>
      <P>
        We would be glad to work with you. Your account is ready: your page, your photos and your tours are
        kept there.
      </P>
      {data.setPasswordUrl ? (
        <Action href={data.setPasswordUrl}>Choose a password</Action>
      ) : (
        <Action href={data.loginUrl}>Sign in</Action>
      )}
      <P>One of us writes to you in the next days to talk about dates and places.</P>
    </>
  ),
});
