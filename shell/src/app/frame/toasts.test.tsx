import { expect, it, jest } from '@jest/globals';
import { act, fireEvent } from '@testing-library/react';
import { lazyPage, page, remote } from '@valam/mfe-kit/remote';
import { renderRemotePage } from '@valam/mfe-kit/testing';
import { Toasts } from './toasts';

jest.mock('@valam/ui/toast/toast', () => {
  throw new Error('offline');
});

const site = remote({
  name: 'catalog',
  apis: [],
  routes: [
    page({ path: '/', page: lazyPage('toasts', () => Promise.resolve({ default: () => <Toasts /> })) }),
  ],
  actions: {},
});

it('shows a toast as plain text if the code of toasts cannot be loaded', async () => {
  const shown = await renderRemotePage(site, '/');
  act(() => shown.host.app.shell.toast({ title: 'That did not work', description: 'You’re offline.' }));
  const alert = await shown.findByRole('alert');
  expect(alert.textContent).toContain('That did not work');
  expect(alert.textContent).toContain('You’re offline.');
  fireEvent.click(shown.getByRole('button', { name: 'Close' }));
  expect(shown.queryByRole('alert')).toBeNull();
});
