import { mailTemplate } from '../mail-template.js';
import { Action, Note, P, Title } from '../parts/words.js';

export const privacyLink = mailTemplate('privacy-link', {
  why: 'You get this because somebody, most likely you, asked about the data of this address.',
  subject: (data) =>
    data.intent === 'export' ? 'Your data: the link to see it' : 'Your data: the link to erase it',
  preview: (data) => `The link works for ${data.validFor}.`,
  body: (data) => (
    <>
      <Title>Namaste,</Title>
      <P>
        {data.intent === 'export'
          ? 'You asked to see what we hold of you.'
          : 'You asked us to erase what we hold of you.'}{' '}
        The link proves that this address is yours and works for {data.validFor}.
      </P>
      <Action href={data.link}>{data.intent === 'export' ? 'See my data' : 'Look, then erase'}</Action>
      <Note>If it was not you, do nothing: nothing is shown and nothing is erased.</Note>
    </>
  ),
});
