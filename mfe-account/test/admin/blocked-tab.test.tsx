import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAdmin } from './open-admin';

afterEach(() => void jest.restoreAllMocks());

const url = 'https://valam.example/temples/arunachala?preview=abc';

async function preview(tab: Window | null) {
  jest.spyOn(window, 'open').mockReturnValue(tab);
  const shown = await openAdmin('/admin/temples/aa', {
    'GET /api/admin/temples/aa': {
      id: 'aa',
      version: 3,
      name: 'Arunachala',
      slug: 'arunachala',
      status: 'draft',
    },
    'POST /api/admin/temples/aa/preview': { url },
  });
  await userEvent.click(await shown.findByRole('button', { name: 'Preview' }));
  return shown;
}

describe('a preview', () => {
  it('opens in a new tab, which does not know the back office', async () => {
    const tab = { opener: window } as unknown as Window;
    const shown = await preview(tab);
    await shown.findByRole('button', { name: 'Preview' });
    expect(window.open).toHaveBeenCalledWith(url, '_blank');
    expect(tab.opener).toBeNull();
    expect(shown.queryByRole('dialog')).toBeNull();
  });

  it('is a link if the browser blocks the tab', async () => {
    const shown = await preview(null);
    const dialog = within(await shown.findByRole('dialog'));
    expect(dialog.getByRole('link', { name: 'Open the page' }).getAttribute('href')).toBe(url);
  });
});
