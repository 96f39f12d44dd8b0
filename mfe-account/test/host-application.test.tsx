import { describe, expect, it, jest } from '@jest/globals';
import { configure } from '@testing-library/react';
import { FakeProblem, renderRemoteSlot, type FakeAnswer } from '@valam/mfe-kit/testing';
import account from '../src/expose/remote';
import { fill, send } from './forms';

jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 10_000 });

const away = new FakeProblem(500, 'internal', 'Something went wrong.');

describe('the host application', () => {
  const apply = (answers: Record<string, FakeAnswer> = {}) =>
    renderRemoteSlot(account, 'account/HostApplication', { of: {}, given: {} }, { answers });
  const host = { firstName: 'Anna', lastName: 'Lee', email: 'anna@example.org', mobile: '+4791234567' };

  it('names what is missing, field by field', async () => {
    const page = await apply();
    expect(page.container.textContent).toContain('Please select your country code');
    await send(page);
    for (const message of [
      'First name is required',
      'Last name is required',
      'Invalid email address',
      'Mobile number is required',
    ])
      expect(page.container.textContent).toContain(message);
    await fill(page, { ...host, mobile: '91234567' });
    await send(page);
    expect(page.container.textContent).toContain('Please select a country code');
  });

  it.each([
    ['Google Search', false],
    ['Influencer', false],
    ['Other', true],
    ['Event or Meetup', true],
    ['Other Spiritual Communities', true],
  ])('asks to specify %p: %p', async (source, isAsked) => {
    const page = await apply();
    await fill(page, { heardAboutUs: source });
    expect(page.container.querySelector('[name="heardAboutUsDetails"]') !== null).toBe(isAsked);
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
  ])('%s, and says so', async (_name, answer, toast) => {
    const page = await apply({ 'POST /api/host-applications': answer });
    await fill(page, host);
    await send(page);
    expect(page.toast()).toMatchObject(toast);
  });
});
