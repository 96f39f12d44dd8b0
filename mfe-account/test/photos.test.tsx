import { describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeProblem, renderRemotePage } from '@valam/mfe-kit/testing';
import account from '../src/expose/remote';
import { aPartner } from './partners';

const aPhoto = (name: string) => ({
  src: `/media/${name}`,
  width: 1_200,
  height: 800,
  alt: name,
  placeholder: '#ccc',
  kind: 'photograph',
});
const user = aPartner('Leela Fernandes');

describe('the gallery of a host', () => {
  it('keeps a photo added in another tab when one is removed here', async () => {
    let record = {
      ...user.contributor,
      contributingArea: 'Host',
      profilePhoto: null,
      photos: [aPhoto('one'), aPhoto('two')],
      showContact: false,
      version: 3,
    };
    const shown = await renderRemotePage(account, '/dashboard/profile', {
      answers: { 'GET /api/profile': () => record, 'PUT /api/profile': () => record },
      shell: { session: { status: 'signed-in', csrfToken: 'csrf', user } },
    });
    const remove = await shown.findByRole('button', { name: 'Remove: one' });
    record = { ...record, photos: [...record.photos, aPhoto('three')], version: 4 };
    await userEvent.click(remove);
    const put = () => shown.http.calls.find(({ method }) => method === 'PUT');
    await waitFor(() => expect(put()).toBeTruthy());
    const { photos } = JSON.parse(put()?.body ?? '') as { photos: { alt: string }[] };
    expect(photos.map(({ alt }) => alt)).toEqual(['two', 'three']);
    expect(put()?.headers['if-match']).toBe('4');
  });

  it.each([
    [new FakeProblem(503, 'unavailable', 'The site is being repaired.'), 'The site is being repaired.'],
    [
      new FakeProblem(400, 'input.invalid', 'Please check the marked fields.', {
        fields: { photos: 'Please upload the picture here.' },
      }),
      'Please upload the picture here.',
    ],
  ])('says why a photo was not removed, also where there is no room for another', async (refusal, why) => {
    const record = {
      ...user.contributor,
      contributingArea: 'Host',
      profilePhoto: null,
      photos: Array.from({ length: 12 }, (_, at) => aPhoto(`photo ${at + 1}`)),
      showContact: false,
      version: 3,
    };
    const shown = await renderRemotePage(account, '/dashboard/profile', {
      answers: {
        'GET /api/profile': record,
        'PUT /api/profile': refusal,
      },
      shell: { session: { status: 'signed-in', csrfToken: 'csrf', user } },
    });
    await userEvent.click(await shown.findByRole('button', { name: 'Remove: photo 1' }));
    const alert = await shown.findByRole('alert');
    expect(alert.textContent).toBe(why);
  });
});
