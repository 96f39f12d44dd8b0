import { describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emptyAttribution } from '@valam/mfe-kit/host';
import { renderRemotePage, renderRemoteSlot, type RenderOptions } from '@valam/mfe-kit/testing';
import account from '../src/expose/remote';

const page = (to: string) => (options: RenderOptions) => renderRemotePage(account, to, options);
const hosts = (options: RenderOptions) =>
  renderRemoteSlot(account, 'account/HostApplication', { of: {}, given: {} }, options);

const forms = [
  ['Create an account', 'Create Account', 'Full name', page('/signup')],
  ['Join the referral program', 'Join the program', 'First name', page('/referral-program')],
  ['Become a Host', 'Submit application', 'First name', hosts],
] as const;

describe('a form that sends a partner code', () => {
  it.each(forms)('says so only if the visitor came with one: %s', async (name, _button, _first, render) => {
    const attribution = { ...emptyAttribution, referralCodeUsed: 'ANANDHI12' };
    const withCode = await render({ shell: { attribution } });
    const form = within(await withCode.findByRole('form', { name }));
    form.getByText(/You arrived through a partner's link \(ANANDHI12\)\..*does not see your details/);
    withCode.unmount();
    const without = await render({});
    await without.findByRole('form', { name });
    expect(without.queryByText(/partner's link|referral code you came with/)).toBeNull();
  });
});

describe('an empty form', () => {
  it.each(forms)(
    'marks the missing fields and focuses the first one: %s',
    async (name, button, first, render) => {
      const shown = await render({});
      const form = within(await shown.findByRole('form', { name }));
      await userEvent.click(form.getByRole('button', { name: button }));
      const field = form.getByLabelText(first);
      await waitFor(() => expect(document.activeElement).toBe(field));
      expect(form.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
      expect(shown.http.calls.filter(({ method }) => method === 'POST')).toEqual([]);
    },
  );
});
