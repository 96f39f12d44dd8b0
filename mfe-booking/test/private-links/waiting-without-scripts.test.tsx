import { expect, it } from '@jest/globals';
import { createMockHost, fakeHttp, MockShell } from '@valam/mfe-kit/testing';
import { renderToString } from 'react-dom/server';
import booking from '../../src/expose/remote';
import { CheckoutResult } from '../../src/features/checkout-return/checkout-result';
import { aSession } from '../kit/bookings';

it('a payment that is not confirmed yet can be checked again without JavaScript, which polls it otherwise', () => {
  const url = 'https://pay.example/1';
  const session = aSession({ state: 'awaiting_payment', payment: 'open', url });
  const html = renderToString(
    <MockShell host={createMockHost({ remotes: [booking], http: fakeHttp({}) })}>
      <CheckoutResult session={session} isAsking />
    </MockShell>,
  );
  const [, plain = ''] = /<noscript>(.*?)<\/noscript>/s.exec(html) ?? [];
  expect(plain).toContain('Check again');
  expect(plain).toContain(`href="${url}"`);
});
