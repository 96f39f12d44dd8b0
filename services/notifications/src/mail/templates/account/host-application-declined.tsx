import { mailTemplate } from '../../mail-template.js';
import { A, P, Quote, Title } from '../../parts/words.js';

export const hostApplicationDeclined = mailTemplate('host-application-declined', {
  why: 'You’re receiving this because you applied to host with us.',
  subject: () => 'About your application to host',
  preview: () => 'Thank you for writing to us.',
  body: (data) => (
    <>
      <Title>Namaste {data.firstName},</Title>
      <P>Thank you for telling us about your work. We can’t take you on as a host at the moment.</P>
      {data.reason ? <Quote text={data.reason} /> : null}
      <P>
        Do you disagree, or has something changed? <A href={data.contactUrl}>Write to us</A>; a person will
        answer.
      </P>
    </>
  ),
});
