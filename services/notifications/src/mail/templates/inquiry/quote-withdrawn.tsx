import { mailTemplate } from '../../mail-template.js';
import { P, Title } from '../../parts/words.js';

export const quoteWithdrawn = mailTemplate('quote-withdrawn', {
  why: 'You’re receiving this because we sent you a proposal.',
  subject: (data) => `Withdrawn: our proposal ${data.title}`,
  preview: () => 'It can no longer be accepted.',
  body: (data) => (
    <>
      <Title>Namaste {data.firstName},</Title>
      <P>
        We have withdrawn our proposal {data.title}, {data.dates}. It was valid until {data.validUntil}; it
        can no longer be accepted.
      </P>
      <P>
        If you have another proposal of ours, it stays as it is. Reply to this email if you’d like a new one.
      </P>
    </>
  ),
});
