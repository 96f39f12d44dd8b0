import { describe, expect, it } from '@jest/globals';
import { FakeProblem } from '@valam/mfe-kit/testing';
import { open } from './forms';

const link = 'GET /api/auth/password-links/garbage';

describe('a password link', () => {
  it('shows immediately that it is not valid, and offers a new one', async () => {
    const dead = new FakeProblem(400, 'identity.link_invalid');
    const { findByRole, queryByLabelText, view } = await open('/reset-password/garbage', { [link]: dead });
    await findByRole('heading', { name: 'This link isn’t valid' });
    expect(view().kind).toBe('not-found');
    expect(queryByLabelText('New password')).toBeNull();
    expect((await findByRole('link', { name: 'Send me a new link' })).getAttribute('href')).toBe(
      '/forgot-password',
    );
  });

  it('shows the password form if it is valid, and that the new password ends all sessions', async () => {
    const { findByLabelText, getByText } = await open('/reset-password/garbage', { [link]: { ok: true } });
    await findByLabelText('New password');
    getByText('This signs you out on every device.');
  });
});
