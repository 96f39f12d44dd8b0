import { describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { FakeProblem, renderRemoteSlot, type FakeAnswer } from '@valam/mfe-kit/testing';
import account from '../src/expose/remote';
import { fill, send } from './forms';

const away = new FakeProblem(500, 'internal', 'Something went wrong.');

describe('the host application', () => {
  const apply = (answers: Record<string, FakeAnswer> = {}, values: Record<string, string> | null = null) => {
    const report = values && { action: 'account/host-application', toast: null, errors: {}, values };
    return renderRemoteSlot(
      account,
      'account/HostApplication',
      { of: {}, given: {} },
      { answers, shell: { report } },
    );
  };
  const host = {
    'First name': 'Anna',
    'Last name': 'Lee',
    Email: 'anna@example.org',
    Phone: '+4791234567',
  };
  const sent = (form: HTMLElement) => send(form, 'Submit application');

  it('shows an error beside each missing field', async () => {
    const page = await apply();
    const form = page.getByRole('form');
    page.getByText('Please select your country code');
    await sent(form);
    for (const [field, message] of [
      ['First name', 'First name is required'],
      ['Last name', 'Last name is required'],
      ['Email', 'Invalid email address'],
      ['Phone', 'Mobile number is required'],
    ] as const) {
      const control = await page.findByRole('textbox', {
        name: field,
        description: (text) => text.includes(message),
      });
      expect(control.getAttribute('aria-invalid')).toBe('true');
    }
    await fill(form, { ...host, Phone: '91234567' });
    await sent(form);
    await page.findByText('Please select a country code');
  });

  it.each([
    ['Google Search', false],
    ['Influencer', false],
    ['Other', true],
    ['Event or Meetup', true],
    ['Other Spiritual Communities', true],
  ])('asks a host for details about the source %p: %p', async (source, isAsked) => {
    const page = await apply();
    await fill(page.getByRole('form'), { 'How did you hear about us?': source });
    expect(page.queryByLabelText(/Please specify/) !== null).toBe(isAsked);
  });

  it('keeps the source and its details after a refusal without JavaScript', async () => {
    const source = 'Event or Meetup';
    const page = await apply({}, { heardAboutUs: source, heardAboutUsDetails: 'A yoga fair' });
    expect(page.getByLabelText(/How did you hear about us/)).toHaveProperty('value', source);
    expect(page.getByLabelText(/Please specify/)).toHaveProperty('value', 'A yoga fair');
  });

  it.each<[string, FakeAnswer, object]>([
    [
      'is sent',
      { id: '1', status: 'pending' },
      {
        title: 'Application Submitted!',
        description: "Thank you for your interest. We'll be in touch soon.",
      },
    ],
    [
      'is refused',
      away,
      { title: 'Submission Failed', description: 'Please try again or contact us directly.' },
    ],
  ])('says that the host application %s', async (_name, answer, toast) => {
    const page = await apply({ 'POST /api/host-applications': answer });
    const form = page.getByRole('form');
    await fill(form, host);
    await sent(form);
    await waitFor(() => expect(page.toast()).toMatchObject(toast));
  });
});
