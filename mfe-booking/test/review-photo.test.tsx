import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRemotePage } from '@valam/mfe-kit/testing';
import booking from '../src/expose/remote';
import { token } from './bookings';

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

function openReview(first: Partial<typeof invitation> = {}) {
  const server = { ...invitation, ...first };
  const page = renderRemotePage(booking, `/booking/review/${token}`, {
    answers: {
      [`GET /api/reviews/${token}`]: () => ({ ...server }),
      [`DELETE /api/reviews/${token}/photo`]: () => Object.assign(server, { photo: null }),
    },
  });
  return { server, page };
}

/** Replaces `fetch` for uploads, which do not go through the endpoints of a remote. */
function answerUploads(
  status: number,
  body: object,
  onUpload: () => void = () => undefined,
  arrived: Promise<void> = Promise.resolve(),
) {
  const uploads = jest.fn(async (_address: string, _request: RequestInit) => {
    await arrived;
    onUpload();
    return { ok: status < 400, status, json: () => Promise.resolve(body) };
  });
  globalThis.fetch = uploads as unknown as typeof fetch;
  return uploads;
}

const aFile = (type = 'image/jpeg', bytes = 5) => {
  const file = new File(['bytes'], 'bus.jpg', { type });
  Object.defineProperty(file, 'size', { value: bytes });
  return file;
};

describe('the photo of a review', () => {
  const { fetch } = globalThis;
  afterEach(() => {
    globalThis.fetch = fetch;
  });

  it('uploads the photo of a review when it is chosen, shows it and removes it again', async () => {
    const { server, page } = openReview();
    const uploads = answerUploads(201, {}, () => (server.photo = photo));
    const { findByLabelText, findByRole } = await page;
    await userEvent.upload(await findByLabelText(/A photo/), aFile(), { applyAccept: false });
    await findByRole('img', words);
    expect(uploads.mock.calls[0]?.[0]).toBe(`/api/reviews/${token}/photo`);
    await userEvent.click(await findByRole('button', { name: 'Remove the photo' }));
    await findByLabelText(/A photo/);
  });

  it.each([
    ['too large', aFile('image/jpeg', 15_000_001), /is 16 MB\. Please use one/],
    ['no picture', aFile('application/pdf'), /We can’t read this picture/],
  ])('does not upload a photo that is %s, and says so', async (_what, file, message) => {
    const uploads = answerUploads(201, {});
    const { findByLabelText, findByText } = await openReview().page;
    await userEvent.upload(await findByLabelText(/A photo/), file, { applyAccept: false });
    await findByText(message);
    expect(uploads).not.toHaveBeenCalled();
  });

  it('is waited for: a photo that came after its review would be refused', async () => {
    const { server, page } = openReview();
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    answerUploads(201, {}, () => (server.photo = photo), arrived);
    const { findByLabelText, findByRole, http } = await page;
    const reviews = () => http.calls.filter(({ method }) => method === 'POST');
    await userEvent.click(await findByLabelText(/^5:/));
    await userEvent.upload(await findByLabelText(/A photo/), aFile(), { applyAccept: false });
    await userEvent.click(await findByRole('button', { name: 'Waiting for your photo...' }));
    expect(reviews()).toEqual([]);
    arrive();
    await userEvent.click(await findByRole('button', { name: 'Send my review' }));
    await waitFor(() => expect(reviews()).toHaveLength(1));
  });

  it('says why the service refused a photo', async () => {
    const message = 'We can’t read this picture. Please use JPEG, PNG, WebP or AVIF.';
    answerUploads(415, { code: 'catalog.picture_unreadable', message });
    const { findByLabelText, findByText } = await openReview().page;
    await userEvent.upload(await findByLabelText(/A photo/), aFile(), { applyAccept: false });
    await findByText(message);
  });

  it('shows the photo with the submitted review', async () => {
    const review = {
      rating: 4,
      text: 'The hill walks.',
      state: 'submitted',
      submittedAt: '2027-06-20T06:00:00Z',
    };
    const { findByRole, queryByRole } = await openReview({ photo, review }).page;
    await findByRole('img', words);
    await waitFor(() => expect(queryByRole('button', { name: 'Remove the photo' })).toBeNull());
  });
});
