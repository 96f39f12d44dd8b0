import { describe, expect, it, jest } from '@jest/globals';
import { answerNavigation } from './answer-navigation';
import type { KeptPages } from './kept-pages';

const url = 'https://valam.example/spiritual-tours/kaveri?utm_source=mail';
const copy = { status: 200, kind: 'copy' } as unknown as Response;

function navigation(network: () => Promise<unknown>) {
  return {
    request: { url } as Request,
    preloadResponse: network() as Promise<Response>,
    waitUntil: () => undefined,
  };
}

const keeper = (has: boolean) => ({
  at: jest.fn<KeptPages['at']>().mockResolvedValue(has ? copy : undefined),
  all: jest.fn<KeptPages['all']>().mockResolvedValue([{ path: '/kept', title: 'Kept' }]),
  refresh: jest.fn<KeptPages['refresh']>().mockResolvedValue(undefined),
});
const failing = () => Promise.reject(new TypeError('Failed to fetch'));

describe('the response to a navigation', () => {
  it('comes from the network if it is available, even if the page is stored', async () => {
    const fresh = { ok: true, status: 200 };
    const kept = keeper(true);
    expect(
      await answerNavigation(
        navigation(() => Promise.resolve(fresh)),
        kept,
        'Valam',
      ),
    ).toBe(fresh);
    expect(kept.at).not.toHaveBeenCalled();
  });

  it('is an error response of the site rather than the stored page', async () => {
    const away = { ok: false, status: 503 };
    const kept = keeper(true);
    expect(
      await answerNavigation(
        navigation(() => Promise.resolve(away)),
        kept,
        'Valam',
      ),
    ).toBe(away);
    expect(kept.refresh).not.toHaveBeenCalled();
  });

  it('is the stored page if the network fails', async () => {
    const kept = keeper(true);
    expect(await answerNavigation(navigation(failing), kept, 'Valam')).toBe(copy);
    expect(kept.at).toHaveBeenCalledWith('/spiritual-tours/kaveri');
  });
});
