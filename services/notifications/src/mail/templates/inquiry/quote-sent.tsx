import { mailTemplate } from '../../mail-template.js';
import { Facts } from '../../parts/facts.js';
import { Action, P, Quote, Title } from '../../parts/words.js';

export const quoteSent = mailTemplate('quote-sent', {
  why: 'You’re receiving this because you asked us for a tour of your own.',
  subject: (data) => `Our proposal: ${data.title}`,
  preview: (data) => `${data.total}, valid until ${data.validUntil}`,
  body: (data) => (
    <>
      <Title>Namaste {data.firstName},</Title>
      <P>This is what we propose:</P>
      <Facts
        rows={[
          ['Tour', data.title],
          ['Dates', data.dates],
          ['Travelers', data.quantity],
          ['Total', data.total],
          ['Deposit', data.deposit],
          ['Valid until', data.validUntil],
        ]}
      />
      {data.message ? <Quote text={data.message} /> : null}
      <Action href={data.quoteUrl}>See the proposal</Action>
      <P>Want a longer day, another temple, a quieter hotel? Reply to this email and we’ll change it.</P>
    </>
  ),
});
