import { mailTemplate } from '../mail-template.js';
import { Facts } from '../parts/facts.js';
import { Action, P, Quote, Title } from '../parts/words.js';

export const quoteSent = mailTemplate('quote-sent', {
  why: 'You get this because you asked us for a tour of your own.',
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
          ['Travellers', data.quantity],
          ['Total', data.total],
          ['Deposit', data.deposit],
          ['Valid until', data.validUntil],
        ]}
      />
      {data.message ? <Quote text={data.message} /> : null}
      <Action href={data.quoteUrl}>Look at the proposal</Action>
      <P>
        Should a day be longer, a temple be another, a hotel be quieter? Reply to this mail and we change it.
      </P>
    </>
  ),
});
