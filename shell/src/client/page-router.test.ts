import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { lazyPage, page, remote } from '@valam/mfe-kit/remote';
import { createMockHost, fakeHttp } from '@valam/mfe-kit/testing';
import { createPageRouter } from './page-router';

const hosts = lazyPage('hosts-page', () => Promise.resolve({ default: () => null }));
const catalog = remote({ name: 'catalog', apis: [], routes: [page({ path: '/host', page: hosts })] });

function openTab(path: string, rendered: 'page' | 'not-found') {
  history.replaceState(null, '', path);
  const sources = createMockHost({ remotes: [catalog], http: fakeHttp({}) });
  return createPageRouter({ sources, present: [catalog], rendered });
}

/** The test environment cannot open documents, and reports each attempt as an error. */
let reports: jest.SpiedFunction<typeof console.error>;
const documentsRequested = () => reports.mock.calls.filter(([report]) => /navigation/.test(String(report)));
beforeEach(() => {
  reports = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => reports.mockRestore());

it('requests the document of a URL that no remote of this tab has, because the server knows further names of pages', async () => {
  const router = openTab('/host', 'page');
  await router.navigate('/hosts?ref=ANANDHI12');
  expect(documentsRequested()).toHaveLength(1);
  expect(router.state.errors).toBeNull();
});

it('does not request the document of a missing page again', async () => {
  const router = openTab('/nowhere', 'not-found');
  await router.revalidate();
  expect(documentsRequested()).toEqual([]);
  expect(Object.values(router.state.errors ?? {})).toEqual([expect.objectContaining({ status: 404 })]);
});
