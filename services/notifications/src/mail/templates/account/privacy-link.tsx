import { mailTemplate } from '../../mail-template.js';
import { Action, Note, P, Title } from '../../parts/words.js';

export const privacyLink = mailTemplate('privacy-link', {
  why: 'You’re receiving this because someone, most likely you, asked about the data of this address.',
  subject: (data) =>
    data.intent === 'export' ? 'Your data: the link to see it' : 'Your data: the link to delete it',
  preview: (data) => `The link works for ${data.validFor}.`,
  body: (data) => (
    <>
      <Title>Namaste,</Title>
      <P>
        {data.intent === 'export'
          ? 'You asked to see the data we hold about you.'
          : 'You asked us to delete the data we hold about you.'}{' '}
        The link proves that this address is yours and works for {data.validFor}.
      </P>
      <Action href={data.link}>{data.intent === 'export' ? 'See my data' : 'Review, then delete'}</Action>
      <Note>If it wasn’t you, do nothing: nothing is shown and nothing is deleted.</Note>
    </>
  ),
});
