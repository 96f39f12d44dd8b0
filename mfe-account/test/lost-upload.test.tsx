import { describe, expect, it } from '@jest/globals';
import userEvent from '@testing-library/user-event';
import { renderRemotePage } from '@valam/mfe-kit/testing';
import account from '../src/expose/remote';
import { openAdmin } from './admin/open-admin';
import { enter } from './enter';
import { aPartner } from './partners';

const aFile = () => new File(['x'], 'hill.png', { type: 'image/png' });
/** The error that a browser throws if the connection is lost. */
const lost = () => {
  throw new TypeError('Failed to fetch');
};

describe('an upload without a response', () => {
  it('shows our message instead of the browser’s on a host’s profile page', async () => {
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
      answers: { 'GET /api/profile': record, 'POST /api/profile/photos': lost },
      shell: { session: { status: 'signed-in', csrfToken: 'csrf', user } },
    });
    await userEvent.upload(await shown.findByLabelText(/^A portrait/), aFile());
    await shown.findByText(/can’t be reached just now. Check your connection/);
  });

  it('shows our message in the back office, and the file can be selected again', async () => {
    const shown = await openAdmin('/admin/media/upload', { 'POST /api/admin/media': lost });
    await enter(await shown.findByLabelText('What the picture shows'), 'The hill');
    const field = shown.getByLabelText(/^Upload: picture/);
    await userEvent.upload(field, aFile());
    await shown.findByText(/can’t be reached just now. Check your connection/);
    expect(field).toHaveProperty('files.length', 0);
  });
});
