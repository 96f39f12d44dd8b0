import { describe, expect, it } from '@jest/globals';
import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMockHost, fakeHttp, renderRemotePage, renderRemoteSlot } from '@valam/mfe-kit/testing';
import booking from '../../src/expose/remote';

/** The page after a form without JavaScript was refused. */
const after = (action: string, values: Record<string, string>) => ({
  shell: { report: { action: `booking/${action}`, errors: {}, values, toast: null } },
});

describe('a form that was refused without JavaScript', () => {
  it('keeps the selected documents, and initially selects the hotel details', async () => {
    const given = { tourTitle: 'Discovering Shiva' };
    const checked = async (options = {}) => {
      const shown = await renderRemoteSlot(booking, 'booking/DocumentsForm', { of: {}, given }, options);
      const form = within(await shown.findByRole('form', { name: /^Download/ }));
      const names = ['Hotel details', 'Food details'] as const;
      const boxes = names.map((name) => form.getByLabelText<HTMLInputElement>(name).checked);
      shown.unmount();
      return boxes;
    };
    expect(await checked()).toEqual([true, false]);
    expect(await checked(after('documents', { name: '', food: 'on' }))).toEqual([false, true]);
  });

  it('keeps the selected interests', async () => {
    const values = { name: 'Ingrid', mainInterests: 'Yoga\nAshram Stays' };
    const shown = await renderRemotePage(booking, '/private-tours', after('private-tour', values));
    const form = within(await shown.findByRole('form', { name: 'Private tour inquiry' }));
    const checked = form
      .getAllByRole<HTMLInputElement>('checkbox')
      .filter((box) => box.checked)
      .map(({ value }) => value);
    expect(checked).toEqual(['Yoga', 'Ashram Stays']);
  });
});

describe('a gift card order that was refused without JavaScript', () => {
  it('keeps its amount, its currency and its names', async () => {
    const values = { amount: '250', currency: 'EUR', recipientName: 'Asha', buyerName: 'Ravi' };
    const shown = await renderRemotePage(booking, '/gift-cards', after('buy-gift-card', values));
    const form = within(await shown.findByRole('form', { name: 'Buy a gift card' }));
    expect(form.getByLabelText('Amount')).toHaveProperty('value', '250');
    expect(form.getByLabelText(/EUR/)).toHaveProperty('checked', true);
    expect(form.getByLabelText('Recipient’s name')).toHaveProperty('value', 'Asha');
    expect(form.getByLabelText('Your name')).toHaveProperty('value', 'Ravi');
    await userEvent.click(form.getByLabelText(/GBP/));
    expect(form.getByLabelText(/GBP/)).toHaveProperty('checked', true);
    await userEvent.clear(form.getByLabelText('Amount'));
    expect(form.getByLabelText('Amount')).toHaveProperty('value', '');
  });
});

describe('an inquiry without JavaScript', () => {
  const send = async (fields: Record<string, string>) => {
    const http = fakeHttp({ 'POST /api/leads': { id: 'l1' } });
    const { act } = createMockHost({ remotes: [booking], http });
    const form = new FormData();
    const person = { firstName: 'Asha', lastName: 'Rao', email: 'asha@example.org' };
    for (const [name, value] of Object.entries({ ...person, ...fields })) form.set(name, value);
    return { ...(await act('booking/inquiry', form)), calls: http.calls.length };
  };

  it('requires a country code, as with JavaScript, because the number could not be called', async () => {
    const refused = await send({ mobile: '91234567' });
    expect(refused).toMatchObject({
      ok: false,
      errors: { countryCode: 'Please select your country code' },
      calls: 0,
    });
    expect(refused.toast).toBeUndefined();
  });

  it('is sent with a country code beside or in the number', async () => {
    expect(await send({ mobile: '91234567', countryCode: '+47' })).toMatchObject({ ok: true, calls: 1 });
    expect(await send({ mobile: '+4791234567' })).toMatchObject({ ok: true, calls: 1 });
  });
});
