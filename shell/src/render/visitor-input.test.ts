import { describe, expect, it } from '@jest/globals';
import type { PageView } from '@valam/mfe-kit/host';
import { hasVisitorInput, type ViewFacts } from './visitor-input';

const page = (path: string, params: Record<string, string> = {}) =>
  ({ kind: 'page', remote: 'catalog', route: { path }, params }) as unknown as PageView;
const answered = (status: string, originalArgs: unknown) => ({
  catalog: { queries: { call: { status, originalArgs } } },
});
const plain: ViewFacts = {
  method: 'GET',
  search: '',
  cookies: {},
  reportCookie: 'form-report',
  found: page('/contact-us'),
  parts: {},
};
const tour = {
  found: page('/spiritual-tours/:slug', { slug: 'shiva' }),
  parts: answered('fulfilled', { slug: 'shiva' }),
};

describe('a failure counts against a release', () => {
  it.each<[string, Partial<ViewFacts>]>([
    ['on a page without visitor-specific content', {}],
    [
      'with cookies that select one of a few values',
      { cookies: { currency: 'EUR', consent: '{}', rollout: '7' } },
    ],
    ['on the page of an existing record', tour],
  ])('%s', (_what, facts) => {
    expect(hasVisitorInput({ ...plain, ...facts })).toBe(false);
  });
});

describe('a failure may be caused by a visitor', () => {
  it.each<[string, Partial<ViewFacts>]>([
    ['who sends a form', { method: 'POST' }],
    ['who adds a query', { search: '?q=x' }],
    ['who sends a form report cookie', { cookies: { 'form-report': 'x' } }],
    ['who sends an attribution cookie', { cookies: { attribution: '{}' } }],
    ['who has a session', { cookies: { sid: 'x' } }],
    ['who requests a missing record', { ...tour, parts: answered('rejected', { slug: 'shiva' }) }],
    ['whose path parameter was not looked up yet', { ...tour, parts: {} }],
    ['whose path parameter no call has used', { ...tour, parts: answered('fulfilled', { slug: 'other' }) }],
    [
      'who opens a private link',
      { found: page('/roster/:token', { token: 'x' }), parts: answered('fulfilled', { token: 'x' }) },
    ],
    ['whose URL matches no page', { found: { kind: 'not-found', remote: null, route: null } }],
  ])('%s', (_what, facts) => {
    expect(hasVisitorInput({ ...plain, ...facts })).toBe(true);
  });
});
