import { describe, expect, it } from '@jest/globals';
import { renderRemotePage } from '@valam/mfe-kit/testing';
import { act } from 'react';
import catalog from '../src/expose/remote';

const address = 'https://reviews.example/loader.js';
const configured = { tagManagerId: null, reviewsWidgetUrl: address };
const answers = { 'GET /api/testimonials': { items: [], total: 0, page: 1, perPage: 50 } };
const asked = () => document.querySelectorAll(`script[src="${address}"]`).length;

describe('the widget for external reviews', () => {
  it('is loaded on consent, and removed when consent is withdrawn', async () => {
    const { host, getByRole } = await renderRemotePage(catalog, '/testimonials', {
      answers,
      shell: { thirdParties: configured, consent: null },
    });
    expect(asked()).toBe(0);
    act(() => host.app.shell.setConsent({ analytics: true, marketing: true }));
    expect(asked()).toBe(1);
    act(() => host.app.shell.forgetConsent());
    expect(asked()).toBe(0);
    expect(getByRole('heading', { level: 1 })).not.toBeNull();
  });

  it('is not loaded if it is not configured', async () => {
    const { container } = await renderRemotePage(catalog, '/testimonials', {
      answers,
      shell: { consent: { analytics: true, marketing: true } },
    });
    expect(container.querySelector('script[src]')).toBeNull();
  });
});
