import { expect, it } from '@jest/globals';
import type { ShellState } from '@valam/mfe-kit/host';
import { createMockHost, fakeHttp, MockShell } from '@valam/mfe-kit/testing';
import { renderToString } from 'react-dom/server';
import booking from '../../src/expose/remote';
import WaitlistForm from '../../src/features/booking-panel/waitlist-form';
import { aDeparture } from '../kit/booking-panel';

const host = (answers: Record<string, unknown> = {}, shell: Partial<ShellState> = {}) => {
  const http = fakeHttp(answers);
  return { http, ...createMockHost({ remotes: [booking], http, shell }) };
};

const markup = (shell?: Partial<ShellState>) =>
  renderToString(
    <MockShell host={host({}, shell)}>
      <WaitlistForm departure={aDeparture({ free: 0 })} travellers={1} onRefused={() => undefined} />
    </MockShell>,
  );

it('the waitlist of a sold-out date has its own number of travelers, because that of the panel needs JavaScript', () => {
  const html = markup();
  const own = html.search(/<noscript>.*<select[^>]* name="quantity"/s);
  expect(own).toBeGreaterThan(-1);
  expect(own).toBeLessThan(html.indexOf('type="hidden" name="quantity"'));
});

it('and keeps it after a refusal', () => {
  const values = { firstName: '', quantity: '4\n1' };
  const html = markup({ report: { action: 'booking/waitlist', errors: {}, values, toast: null } });
  expect(html).toMatch(/<option value="4" selected(="")?>/);
});

it('without JavaScript the waitlist is joined for this number', async () => {
  const { http, act } = host({ 'POST /api/waitlist': { id: 'w1', position: 0, statusUrl: '/' } });
  const form = new FormData();
  const person = { firstName: 'Asha', lastName: 'Rao', email: 'asha@example.org' };
  for (const [name, value] of Object.entries({ dateId: aDeparture().dateId, ...person }))
    form.set(name, value);
  for (const quantity of ['4', '1']) form.append('quantity', quantity);
  await act('booking/waitlist', form);
  expect(JSON.parse(http.calls[0]?.body ?? '')).toMatchObject({ quantity: 4 });
});
