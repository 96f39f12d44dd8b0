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

describe('a fault counts against a release', () => {
  it.each<[string, Partial<ViewFacts>]>([
    ['on a page that is the same for everybody', {}],
    [
      'for a visitor who has made a choice among few',
      { cookies: { currency: 'EUR', consent: '{}', rollout: '7' } },
    ],
    ['on the page of something that the site has', tour],
  ])('%s', (_what, facts) => {
    expect(hasVisitorInput({ ...plain, ...facts })).toBe(false);
  });
});

describe('a fault may be the making of a visitor', () => {
  it.each<[string, Partial<ViewFacts>]>([
    ['who sends a form', { method: 'POST' }],
    ['who adds a query', { search: '?q=x' }],
    ['who brings the report of a form', { cookies: { 'form-report': 'x' } }],
    ['who says where they come from', { cookies: { attribution: '{}' } }],
    ['who has a session', { cookies: { sid: 'x' } }],
    ['who asks for what the site does not have', { ...tour, parts: answered('rejected', { slug: 'shiva' }) }],
    ['whose address was not looked up yet', { ...tour, parts: {} }],
    [
      'whose address only something else was asked for',
      { ...tour, parts: answered('fulfilled', { slug: 'other' }) },
    ],
    [
      'who has a link of their own',
      { found: page('/roster/:token', { token: 'x' }), parts: answered('fulfilled', { token: 'x' }) },
    ],
    ['whose address no page has', { found: { kind: 'not-found', remote: null, route: null } }],
  ])('%s', (_what, facts) => {
    expect(hasVisitorInput({ ...plain, ...facts })).toBe(true);
  });
});
