import { mailTemplate } from '../../mail-template.js';
import { Facts } from '../../parts/facts.js';
import { Action, P, Quote, Title } from '../../parts/words.js';

export const quoteSent = mailTemplate('quote-sent', {
  why: 'You’re receiving this because you asked us about a trip.',
  subject: (data) => `Our proposal: ${data.title}`,
  preview: (data) => `${data.total}, valid until ${data.validUntil}`,
  body: (data) => (
    <>
      <Title>Namaste {data.firstName},</Title>
      <P>This is what we propose:</P>
      <Facts
        rows={[
          ['Trip', data.title],
          ['Dates', data.dates],
          ['Travelers', data.quantity],
          ['Total', data.total],
          ['Deposit', data.deposit],
          ['Valid until', data.validUntil],
        ]}
      />
      {data.message ? <Quote text={data.message} /> : null}
      <Action href={data.quoteUrl}>See the proposal</Action>
      <P>Would you like anything changed? Reply to this email and we’ll see what we can do.</P>
    </>
  ),
});
