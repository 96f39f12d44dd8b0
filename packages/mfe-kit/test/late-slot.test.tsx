import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render } from '@testing-library/react';
import { SlotHost } from '../src/slot/slot-host';
import { Slot } from '../src/slot/slot';
import { fakeHttp } from '../src/testing/fake-http';
import { createMockHost } from '../src/testing/mock-host';
import { MockShell } from '../src/testing/mock-shell';
import { booking } from './tiny-remotes';

const slotUse = { name: 'booking/BookingPanel', of: { tourSlug: 'kashi' } } as const;

let answer: () => void;
let failures: string[];

/** A page with a slot whose service responds only when `answer` is called. */
async function show({ isServersFailure = false }: { isServersFailure?: boolean } = {}) {
  const dates = new Promise<unknown>((resolve) => (answer = () => resolve([{ dateId: 'a' }])));
  const http = fakeHttp({ 'GET /api/tours/kashi/availability': () => dates });
  const mock = createMockHost({ remotes: [booking], http });
  failures = [];
  const slots = new SlotHost(mock.app, mock.remotes, {
    onFailure: (remote) => failures.push(remote),
    limitMs: 10_000,
    dataLimitMs: 1_500,
  });
  if (isServersFailure) void slots.adopt({ use: slotUse, isFilled: false });
  else slots.start(slotUse);
  return act(async () =>
    render(
      <MockShell host={{ ...mock, slots }}>
        <Slot
          {...slotUse}
          given={{ tourId: '1', tourTitle: 'Kashi' }}
          loading={<p>loading</p>}
          fallback={<input aria-label="Your question" defaultValue="" />}
        />
      </MockShell>,
    ),
  );
}

const passes = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('a slot whose service does not respond', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('shows its fallback after a second and a half, and its content when the response arrives after all', async () => {
    const view = await show();
    await passes(100);
    expect(view.queryByText('loading')).toBeTruthy();
    await passes(2_000);
    expect(view.queryByLabelText('Your question')).toBeTruthy();
    await passes(5_000);
    expect(view.queryByText('loading')).toBeNull();
    answer();
    await passes(100);
    expect(view.queryByText('1 dates of Kashi')).toBeTruthy();
    expect(failures).toEqual(['booking']);
  });

  it('keeps the server-rendered fallback during the retry in the browser', async () => {
    const view = await show({ isServersFailure: true });
    await passes(5_000);
    expect(view.queryByText('loading')).toBeNull();
    expect(view.queryByLabelText('Your question')).toBeTruthy();
    answer();
    await passes(100);
    expect(view.queryByText('1 dates of Kashi')).toBeTruthy();
  });

  it('keeps the fallback if the visitor has started to type in it', async () => {
    const view = await show({ isServersFailure: true });
    await passes(100);
    fireEvent.input(view.getByLabelText('Your question'), { target: { value: 'When?' } });
    answer();
    await passes(100);
    expect((view.getByLabelText('Your question') as HTMLInputElement).value).toBe('When?');
  });
});
