import { mailTemplate } from '../../mail-template.js';
import { Action, Note, P, Title } from '../../parts/words.js';

export const confirmNewAddress = mailTemplate('confirm-new-address', {
  why: 'You’re receiving this because someone, most likely you, wants to sign in with this address.',
  subject: (_data, brand) => `Please confirm your new address for ${brand.name}`,
  preview: () => 'Until then, you sign in with your current address.',
  body: (data) => (
    <>
      <Title>Namaste {data.fullName},</Title>
      <P>
        Please confirm that this address is yours. From then on you sign in with it, and our emails to you
        come here. You’ll be signed out on every device; your password stays the same.
      </P>
      <Action href={data.confirmUrl}>Confirm my new address</Action>
      <Note>The link works for {data.validFor}. If it wasn’t you, do nothing: nothing changes.</Note>
    </>
  ),
});
