import { expect, it, jest } from '@jest/globals';
import userEvent from '@testing-library/user-event';
import { renderRemotePage, renderRemoteSlot } from '@valam/mfe-kit/testing';
import booking from '../../src/expose/remote';

it('the request for personal data states the lifetime of its link, as in the email with the link', async () => {
  const { findByText } = await renderRemoteSlot(booking, 'booking/PrivacyRequest', { of: {}, given: {} });
  await findByText(/It works for 24 hours\./);
});

it('the link to the prepared personal data gets the focus', async () => {
  const made = jest.fn(() => 'blob:my-data');
  Object.assign(URL, { createObjectURL: made, revokeObjectURL: jest.fn() });
  const shown = await renderRemotePage(booking, '/privacy/secret', {
    answers: {
      'GET /api/privacy/secret': { intent: 'export', email: 'asha@example.org' },
      'POST /api/privacy/export': { bookings: [] },
    },
  });
  await userEvent.click(await shown.findByRole('button', { name: 'Prepare my data' }));
  const link = await shown.findByRole('link', { name: 'Download my data' });
  expect(document.activeElement).toBe(link);
});
