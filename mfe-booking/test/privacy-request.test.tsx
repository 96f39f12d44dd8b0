import { it } from '@jest/globals';
import { renderRemoteSlot } from '@valam/mfe-kit/testing';
import booking from '../src/expose/remote';

it('the request for one’s own data says how long its link works, as the email with the link does', async () => {
  const { findByText } = await renderRemoteSlot(booking, 'booking/PrivacyRequest', { of: {}, given: {} });
  await findByText(/It works for 24 hours\./);
});
