import { describe, expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import { emptyAttribution, type ShellState } from '@valam/mfe-kit/host';
import { lazyPage, page, remote } from '@valam/mfe-kit/remote';
import { renderRemotePage } from '@valam/mfe-kit/testing';
import { NewsletterBand } from './newsletter-band';

const site = remote({
  name: 'catalog',
  apis: [],
  routes: [
    page({ path: '/', page: lazyPage('band', () => Promise.resolve({ default: () => <NewsletterBand /> })) }),
  ],
  actions: {},
});

const form = async (shell: Partial<ShellState>) => {
  const shown = await renderRemotePage(site, '/', { shell });
  return within(await shown.findByRole('form', { name: 'Newsletter' }));
};

describe('the newsletter band', () => {
  it('states that the partner code is included, and that the partner sees no details', async () => {
    const withCode = await form({ attribution: { ...emptyAttribution, referralCodeUsed: 'ANANDHI12' } });
    withCode.getByText(
      "You arrived through a partner's link (ANANDHI12). We'll include the code. The partner does not see your details.",
    );
  });

  it('does not mention partners to visitors without a code', async () => {
    const without = await form({});
    expect(without.queryByText(/partner/)).toBeNull();
  });
});
