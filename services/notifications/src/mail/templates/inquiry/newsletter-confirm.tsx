import { unconfirmedAddressesKeptDays as days } from '@valam/contracts/shared/retention';
import { mailTemplate } from '../../mail-template.js';
import { Action, Note, P, Title } from '../../parts/words.js';

export const newsletterConfirm = mailTemplate('newsletter-confirm', {
  why: 'You’re receiving this because someone, most likely you, gave us this address for our newsletter.',
  subject: (_data, brand) => `Please confirm your subscription to ${brand.name}`,
  preview: () => 'One click, and you are on the list.',
  body: (data) => (
    <>
      <Title>{data.name ? `Namaste ${data.name},` : 'Namaste,'}</Title>
      <P>
        You asked for our newsletter: sacred stories, new dates and invitations, only when we have something
        to say. Please confirm that this address is yours. The link works for {days} days.
      </P>
      <Action href={data.confirmUrl}>Yes, subscribe me</Action>
      <Note>
        If it wasn’t you, do nothing. We send nothing without your confirmation, and forget this address after{' '}
        {days} days.
      </Note>
    </>
  ),
});
