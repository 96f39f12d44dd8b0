import { describe, expect, it } from '@jest/globals';
import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emptyAttribution } from '@valam/mfe-kit/host';
import { FakeProblem, renderRemotePage, renderRemoteSlot, type RenderOptions } from '@valam/mfe-kit/testing';
import booking from '../../src/expose/remote';
import { enter } from '../kit/enter';

type Render = (options: RenderOptions) => ReturnType<typeof renderRemotePage>;
const slot =
  (
    name: 'booking/DocumentsForm' | 'booking/RetreatEnquiry' | 'booking/WritersNewsletter',
    given: object,
  ): Render =>
  (options) =>
    renderRemoteSlot(booking, name, { of: {}, given }, options);
const page =
  (to: string): Render =>
  (options) =>
    renderRemotePage(booking, to, options);

const documents = slot('booking/DocumentsForm', { tourTitle: 'Discovering Shiva' });
const contact = page('/contact-us');
const privateTours = page('/private-tours');

describe('a form that sends a partner code', () => {
  const attribution = { ...emptyAttribution, referralCodeUsed: 'ANANDHI12' };
  const note = /You arrived through a partner's link \(ANANDHI12\)\. We'll include the code/;

  it.each<[string, string, Render]>([
    ['the message', 'Send a message', contact],
    ['the private tour', 'Private tour inquiry', privateTours],
    ['the documents', 'Download: Hotel & Meal Details', documents],
    ['the retreat', 'Inquiry', slot('booking/RetreatEnquiry', { retreatTitle: 'Silence' })],
    ['the newsletter for writers', 'Newsletter for writers', slot('booking/WritersNewsletter', {})],
  ])('states that, only to visitors with a code: %s', async (_, name, render) => {
    const withCode = await render({ shell: { attribution } });
    const form = within(await withCode.findByRole('form', { name }));
    form.getByText(note);
    withCode.unmount();
    const without = await render({});
    await without.findByRole('form', { name });
    expect(without.queryByText(/partner's link/)).toBeNull();
  });
});

describe('an empty form', () => {
  it.each<[string, Render, string, string, string]>([
    [
      'Send a message',
      contact,
      'Send message',
      'First name',
      'Please select a country code and enter your phone number.',
    ],
    [
      'Private tour inquiry',
      privateTours,
      'Send inquiry',
      'Full name',
      'Please fill in all required fields.',
    ],
    [
      'Download: Hotel & Meal Details',
      documents,
      'Send me the documents',
      'Name',
      'Please provide your name and email address.',
    ],
  ])('marks missing fields and focuses the first one: %s', async (name, render, button, first, words) => {
    const shown = await render({});
    const form = within(await shown.findByRole('form', { name }));
    await userEvent.click(form.getByRole('button', { name: button }));
    const field = form.getByLabelText(first);
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(form.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
    expect(shown.toast()?.description).toBe(words);
    expect(shown.http.calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });
});

describe('a message with an invalid email address', () => {
  const fill = async (form: ReturnType<typeof within>, email: string) => {
    for (const [label, value] of [
      ['First name', 'Asha'],
      ['Last name', 'Rao'],
      ['Email', email],
      ['Phone', '+4791234567'],
      ['Message', 'Namaste'],
    ] as const)
      await enter(form.getByLabelText(label), value);
    await userEvent.click(form.getByRole('button', { name: 'Send message' }));
  };

  it('is not sent, and the field shows the error', async () => {
    const shown = await contact({});
    const form = within(await shown.findByRole('form', { name: 'Send a message' }));
    await fill(form, 'not-an-email');
    await form.findByText('Invalid email address');
    expect(shown.toast()).toBeNull();
    expect(shown.http.calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('shows the field error of the service', async () => {
    const refused = new FakeProblem(400, 'invalid', 'Invalid input', {
      fields: { email: 'This address does not exist.' },
    });
    const shown = await contact({ answers: { 'POST /api/leads': refused } });
    const form = within(await shown.findByRole('form', { name: 'Send a message' }));
    await fill(form, 'asha@example.org');
    await form.findByText('This address does not exist.');
    expect(shown.toast()).toMatchObject({
      title: 'Failed to send message',
      description: 'Please check the marked fields.',
    });
  });
});

describe('an inquiry with a phone number that starts with its country code, as from autofill', () => {
  it('is sent without a selected country', async () => {
    const shown = await slot('booking/RetreatEnquiry', { retreatTitle: 'Silence' })({
      answers: { 'POST /api/leads': { id: 'l1' } },
    });
    const form = within(await shown.findByRole('form', { name: 'Inquiry' }));
    for (const [label, value] of [
      ['First name', 'Asha'],
      ['Last name', 'Rao'],
      ['Email', 'asha@example.org'],
      ['Phone', '+4791234567'],
    ] as const)
      await enter(form.getByLabelText(label), value);
    await userEvent.click(form.getByRole('button', { name: 'Send inquiry' }));
    await waitFor(() => expect(shown.toast()?.title).toBe('Inquiry sent successfully!'));
    const sent = shown.http.calls.find(({ method }) => method === 'POST');
    expect(JSON.parse(sent?.body ?? '')).toMatchObject({
      mobile: '+4791234567',
      filledInMs: expect.any(Number),
    });
  });
});
