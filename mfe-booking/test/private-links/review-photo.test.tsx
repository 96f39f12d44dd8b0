import { describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeProblem, renderRemotePage } from '@valam/mfe-kit/testing';
import booking from '../../src/expose/remote';
import { token } from '../kit/bookings';

const invitation = {
  firstName: 'Anna',
  tourTitle: 'Discovering Shiva',
  startDate: '2027-06-01',
  endDate: '2027-06-10',
  photo: null as object | null,
  review: null as object | null,
};
const photo = {
  src: '/media/abcdef0123456789',
  width: 1600,
  height: 1200,
  alt: "A traveler's photo: Discovering Shiva",
  placeholder: '#876',
  kind: 'photograph',
};
const words = { name: 'Your photo' };

const uploadRoute = `POST /api/reviews/${token}/photo`;

/** Opens the invitation; `onUpload` returns the response to an upload. */
async function openReview(
  first: Partial<typeof invitation> = {},
  onUpload: (server: typeof invitation) => unknown = (server) => Object.assign(server, { photo }),
) {
  const server = { ...invitation, ...first };
  const shown = await renderRemotePage(booking, `/booking/review/${token}`, {
    answers: {
      [`GET /api/reviews/${token}`]: () => ({ ...server }),
      [`DELETE /api/reviews/${token}/photo`]: () => Object.assign(server, { photo: null }),
      [uploadRoute]: () => onUpload(server),
    },
  });
  const uploads = () => shown.http.calls.filter(({ file }) => file);
  return { ...shown, uploads };
}

const aFile = (type = 'image/jpeg', bytes = 5) => {
  const file = new File(['bytes'], 'bus.jpg', { type });
  Object.defineProperty(file, 'size', { value: bytes });
  return file;
};

describe('the photo of a review', () => {
  it('is uploaded when it is selected, shown, and can be removed', async () => {
    const { findByLabelText, findByRole, uploads } = await openReview();
    await userEvent.upload(await findByLabelText(/A photo/), aFile(), { applyAccept: false });
    await findByRole('img', words);
    expect(uploads()).toMatchObject([{ headers: { 'content-type': 'image/jpeg' } }]);
    await userEvent.click(await findByRole('button', { name: 'Remove the photo' }));
    await findByLabelText(/A photo/);
  });

  it.each([
    ['too large', aFile('image/jpeg', 15_000_001), /is 16 MB\. Please use one/],
    ['not an image', aFile('application/pdf'), /We can’t read this picture/],
  ])('is not uploaded if it is %s', async (_what, file, message) => {
    const { findByLabelText, findByText, uploads } = await openReview();
    await userEvent.upload(await findByLabelText(/A photo/), file, { applyAccept: false });
    await findByText(message);
    expect(uploads()).toEqual([]);
  });

  it('must be uploaded before the review is sent, because the service refuses a later photo', async () => {
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    const { findByLabelText, findByRole, http } = await openReview({}, async (server) => {
      await arrived;
      return Object.assign(server, { photo });
    });
    const reviews = () => http.calls.filter(({ method, file }) => method === 'POST' && !file);
    await userEvent.click(await findByLabelText(/^5:/));
    await userEvent.upload(await findByLabelText(/A photo/), aFile(), { applyAccept: false });
    await userEvent.click(await findByRole('button', { name: 'Waiting for your photo...' }));
    expect(reviews()).toEqual([]);
    arrive();
    await userEvent.click(await findByRole('button', { name: 'Send my review' }));
    await waitFor(() => expect(reviews()).toHaveLength(1));
  });

  it('shows the reason if the service refuses it', async () => {
    const message = 'We can’t read this picture. Please use JPEG, PNG, WebP or AVIF.';
    const { findByLabelText, findByText } = await openReview(
      {},
      () => new FakeProblem(415, 'catalog.picture_unreadable', message),
    );
    await userEvent.upload(await findByLabelText(/A photo/), aFile(), { applyAccept: false });
    await findByText(message);
  });

  it('is shown with the submitted review', async () => {
    const review = {
      rating: 4,
      text: 'The hill walks.',
      state: 'submitted',
      submittedAt: '2027-06-20T06:00:00Z',
    };
    const { findByRole, queryByRole } = await openReview({ photo, review });
    await findByRole('img', words);
    await waitFor(() => expect(queryByRole('button', { name: 'Remove the photo' })).toBeNull());
  });
});
