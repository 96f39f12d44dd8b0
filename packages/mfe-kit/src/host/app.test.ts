import { describe, expect, it } from '@jest/globals';
import type { Session } from '../shell/shell-state';
import { createAppStore } from '../store/app-store';
import { fakeHttp } from '../testing/fake-http';
import { sampleShellState } from '../testing/mock-host';
import { createAppContext } from './app';

const signedIn = { status: 'signed-in', user: {}, csrfToken: 't' } as unknown as Session;

describe('the session of an app context', () => {
  function opened() {
    let answer: (session: Session) => void = () => undefined;
    const app = createAppContext({
      store: createAppStore({
        http: fakeHttp({}),
        shell: { ...sampleShellState, session: { status: 'unknown' } },
        parts: [],
      }),
      isServer: false,
      navigate: () => undefined,
      askSession: () => new Promise((resolve) => (answer = resolve)),
    });
    return { app, answer: (session: Session) => answer(session) };
  }

  it('is the one in the server’s response', async () => {
    const { app, answer } = opened();
    const asked = app.session();
    answer(signedIn);
    expect(await asked).toEqual(signedIn);
    expect(app.shell.session()).toEqual(signedIn);
  });

  it('is not overwritten by a stale response after the visitor has signed in meanwhile', async () => {
    const { app, answer } = opened();
    const asked = app.session();
    app.shell.sessionChanged(signedIn);
    answer({ status: 'signed-out' });
    expect(await asked).toEqual(signedIn);
    expect(app.shell.session()).toEqual(signedIn);
  });
});
