import { mailTemplate } from '../mail-template.js';
import { Action, Note, P, Title } from '../parts/words.js';

export const newsletterConfirm = mailTemplate('newsletter-confirm', {
  why: 'You get this because somebody, most likely you, gave us this address for our newsletter.',
  subject: (_data, brand) => `Please confirm your letter from ${brand.name}`,
  preview: () => 'One click, and you are on the list.',
  body: (data) => (
    <>
      <Title>{data.name ? `Namaste ${data.name},` : 'Namaste,'}</Title>
      <P>
        You asked for our letter: sacred stories, new dates and invitations, never more often than we have
        something to say. Please confirm that this address is yours.
      </P>
      <Action href={data.confirmUrl}>Yes, send me the letter</Action>
      <Note>If it was not you, do nothing. Without your confirmation nothing is ever sent.</Note>
    </>
  ),
});
