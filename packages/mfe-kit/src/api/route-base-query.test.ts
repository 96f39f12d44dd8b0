import { describe, expect, it } from '@jest/globals';
import { uploadPictureRoute } from '@valam/contracts/catalog/media.routes';
import { logoutRoute } from '@valam/contracts/identity/auth.routes';
import type { Session } from '../shell/shell-state';
import { createAppStore } from '../store/app-store';
import { fakeHttp, FakeProblem } from '../testing/fake-http';
import { sampleShellState } from '../testing/mock-host';
import type { HttpRequest } from './http-client';
import { createRemoteApi, routeMutation } from './remote-api';

const signedIn = (id: string, csrfToken: string) =>
  ({ status: 'signed-in', user: { id }, csrfToken }) as unknown as Session;

/** A tab with an outdated CSRF token: this browser has a newer session. */
function tab(now: Session) {
  const answer = ({ headers }: HttpRequest) =>
    headers['x-csrf-token'] === 'new' ? { ok: true } : new FakeProblem(403, 'session.csrf');
  const http = fakeHttp({ 'POST /api/auth/logout': answer, 'POST /api/admin/media': answer });
  const api = createRemoteApi('x', (build) => ({
    save: build.mutation(routeMutation(logoutRoute)),
    upload: build.mutation(routeMutation(uploadPictureRoute)),
  }));
  const store = createAppStore({
    http,
    shell: { ...sampleShellState, session: signedIn('u1', 'old') },
    parts: [{ apis: [api] }],
    askSession: () => Promise.resolve(now),
  });
  return { store, api, http };
}

/** Sends a mutation from such a tab. */
async function change(now: Session) {
  const { store, api, http } = tab(now);
  const { error } = await store.dispatch(api.endpoints.save.initiate({ body: {} }));
  return { error, calls: http.calls, session: store.getState().shell.session };
}

describe('a mutation with the CSRF token of an earlier session', () => {
  it('is sent again with the new token if the same user has signed in again', async () => {
    const { error, calls, session } = await change(signedIn('u1', 'new'));
    expect(error).toBeUndefined();
    expect(calls.map(({ headers }) => headers['x-csrf-token'])).toEqual(['old', 'new']);
    expect(session).toMatchObject({ csrfToken: 'new' });
  });

  it('is sent again if it is a file upload', async () => {
    const { store, api, http } = tab(signedIn('u1', 'new'));
    const file = new Blob(['x'], { type: 'image/png' });
    const sent = api.endpoints.upload.initiate({ query: { alt: 'A hill', kind: 'photograph' }, body: file });
    const { error } = await store.dispatch(sent);
    expect(error).toBeUndefined();
    expect(http.calls.map((call) => [call.headers['x-csrf-token'], call.file])).toEqual([
      ['old', file],
      ['new', file],
    ]);
  });

  it.each([
    ['someone else has signed in', signedIn('u2', 'new')],
    ['nobody is signed in', { status: 'signed-out' } as const],
  ])('is refused when %s', async (_, now) => {
    const { error, calls } = await change(now);
    expect(error).toMatchObject({ status: 403 });
    expect(calls).toHaveLength(1);
  });
});
