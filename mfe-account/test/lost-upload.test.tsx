import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import userEvent from '@testing-library/user-event';
import { renderRemotePage } from '@valam/mfe-kit/testing';
import account from '../src/expose/remote';
import { openAdmin } from './admin/open-admin';
import { enter } from './enter';
import { aPartner } from './partners';

const ours = 'The picture could not be saved. Please try again.';
const aFile = () => new File(['x'], 'hill.png', { type: 'image/png' });
const fetchBefore = globalThis.fetch;
const answering = (answer: () => Promise<Response>) => (globalThis.fetch = jest.fn<typeof fetch>(answer));
/** What a browser says when the connection is lost. */
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
/** What it says of the error page of a proxy. */
const errorPage = () =>
  Promise.resolve({
    ok: false,
    json: () => Promise.reject(new SyntaxError("Unexpected token '<'")),
  } as unknown as Response);

beforeEach(() => {
  answering(lost);
});
afterEach(() => {
  globalThis.fetch = fetchBefore;
});

describe('a picture whose upload is not answered', () => {
  it('gets our words on a host’s own page, not the browser’s', async () => {
    const user = aPartner('Leela Fernandes');
    const record = {
      ...user.contributor,
      contributingArea: 'Host',
      profilePhoto: null,
      photos: [],
      showContact: false,
      version: 3,
    };
    const shown = await renderRemotePage(account, '/dashboard/profile', {
      answers: { 'GET /api/profile': record },
      shell: { session: { status: 'signed-in', csrfToken: 'csrf', user } },
    });
    await userEvent.upload(await shown.findByLabelText(/^A portrait/), aFile());
    await shown.findByText(ours);
  });

  it('gets our words in the back office, and can be chosen again', async () => {
    answering(errorPage);
    const shown = await openAdmin('/admin/media/upload', {});
    await enter(await shown.findByLabelText('What the picture shows'), 'The hill');
    const field = shown.getByLabelText(/^Upload: picture/);
    await userEvent.upload(field, aFile());
    await shown.findByText(ours);
    expect(field).toHaveProperty('files.length', 0);
  });
});
