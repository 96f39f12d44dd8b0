import { mailTemplate } from '../../mail-template.js';
import { Action, P, Title } from '../../parts/words.js';

export const hostApplicationReceived = mailTemplate('host-application-received', {
  why: 'You’re receiving this because you wrote to us about hosting.',
  subject: () => 'We have your application',
  preview: () => 'A person reads it.',
  body: (data) => (
    <>
      <Title>Namaste {data.firstName},</Title>
      <P>
        Thank you for wanting to host with us. A person reads every application, and you’ll hear from us
        either way.
      </P>
      <P>Meanwhile, see how hosts work with us:</P>
      <Action href={data.hostPageUrl}>About hosting</Action>
    </>
  ),
});
