import { mailTemplate } from '../../mail-template.js';
import { Facts } from '../../parts/facts.js';
import { Action, P, Title } from '../../parts/words.js';

export const documentsSent = mailTemplate('documents-sent', {
  why: 'You’re receiving this because you asked for these documents.',
  subject: (data) =>
    data.tourTitle ? `${data.tourTitle}: the documents you asked for` : 'The documents you asked for',
  preview: (data) => data.documents.join(', '),
  body: (data) => (
    <>
      <Title>Namaste {data.firstName},</Title>
      <P>
        Here is what you asked for{data.tourTitle ? ` about ${data.tourTitle}` : ''}, attached to this email:
      </P>
      <Facts rows={data.documents.map((document, index) => [`${index + 1}`, document] as const)} />
      {data.tourUrl ? <Action href={data.tourUrl}>See the tour with its dates</Action> : null}
      <P>A question about a room or a meal? Reply to this email.</P>
    </>
  ),
});
