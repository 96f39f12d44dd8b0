import { afterEach, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { fill, open, send } from './forms';

afterEach(() => {
  jest.restoreAllMocks();
});

it('who signs in with a browser that blocks cookies reads what to do, and does not come back to the form without a reason', async () => {
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
