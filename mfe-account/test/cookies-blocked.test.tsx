import { afterEach, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { fill, open, send } from './forms';

afterEach(() => {
  jest.restoreAllMocks();
});

it('shows what to do if the browser blocks cookies, instead of returning to the login form without an explanation', async () => {
  jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
  const shown = await open('/login');
  const form = await shown.findByRole('form', { name: 'Sign in' });
  await fill(form, { Email: 'leela@example.org', Password: 'a walk around the hill' });
  await send(form, 'Sign In');
  await waitFor(() =>
    expect(shown.toast()?.description).toMatch(/^Your browser blocks cookies\. Allow them/),
  );
  expect(shown.http.calls.map(({ path }) => path)).not.toContain('/api/auth/login');
});
