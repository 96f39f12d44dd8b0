import { mailTemplate } from '../../mail-template.js';
import { Facts } from '../../parts/facts.js';
import { Action, Quote, Title } from '../../parts/words.js';

export const leadNotice = mailTemplate('lead-notice', {
  why: 'You’re receiving this because you run this site.',
  subject: (data) => `New ${data.type.replaceAll('_', ' ')} from ${data.name}`,
  preview: (data) => (data.answerBy ? `Answer by ${data.answerBy}.` : 'It is answered automatically.'),
  body: (data) => (
    <>
      <Title>{data.name} wrote</Title>
      <Facts
        rows={[
          ['Kind', data.type.replaceAll('_', ' ')],
          ['Tour', data.tourTitle],
          ['Email', data.email],
          ['Phone', data.mobile],
          ['Answer by', data.answerBy],
        ]}
      />
      {data.message ? <Quote text={data.message} /> : null}
      <Action href={data.adminUrl}>Open it in the back office</Action>
    </>
  ),
});
