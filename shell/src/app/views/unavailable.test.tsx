import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { lazyPage, page, remote } from '@valam/mfe-kit/remote';
import { createMockHost, fakeHttp, MockOutlet, MockShell } from '@valam/mfe-kit/testing';
import { UnavailableView } from './unavailable';

const site = remote({
  name: 'booking',
  apis: [],
  routes: [
    page({
      path: '/booking/success',
      page: lazyPage('success', () => Promise.resolve({ default: UnavailableView })),
    }),
  ],
});

it('retries the URL with its query, without which the page after a payment cannot find the payment', async () => {
  const host = createMockHost({ remotes: [site], http: fakeHttp({}) });
  await host.router.navigate('/booking/success?session_id=cs_1');
  render(
    <MockShell host={host}>
      <MockOutlet />
    </MockShell>,
  );
  const link = await screen.findByRole('link', { name: 'Try again' });
  expect(link.getAttribute('href')).toBe('/booking/success?session_id=cs_1');
});
