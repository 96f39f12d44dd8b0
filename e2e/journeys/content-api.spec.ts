import { expect, test } from '@playwright/test';
import { siteUrl } from '../support/system';

interface Operation {
  readonly tags: readonly string[];
  readonly responses: Record<
    string,
    {
      readonly content?: Record<string, { examples?: { real: { summary: string; value: unknown } } }>;
    }
  >;
}
interface Description {
  readonly paths: Record<string, { readonly get?: Operation }>;
}

const content = [
  ...['tours', 'retreats', 'temples', 'venues', 'ashrams', 'blogs', 'contributors', 'policies'],
  ...['faqs', 'testimonials', 'expertise', 'claims', 'calendar', 'search', 'sitemap-entries'],
];
/** Fields of stored records that must not appear in any public response. */
const privateFields = ['passwordHash', 'email', 'mobile', 'password', 'version', 'searchText'];

/** The public content routes whose responses do not depend on the visitor, each with a working URL. */
async function described(request: { get(url: string): Promise<{ json(): Promise<unknown> }> }) {
  const answer = await request.get(`${siteUrl()}/api/openapi.json`);
  const { paths } = (await answer.json()) as Description;
  return Object.entries(paths).flatMap(([path, { get }]) => {
    const isContent =
      get?.tags.some((tag) => content.includes(tag)) && !/availability|\{code\}|random/.test(path);
    return get && isContent
      ? [{ path, example: get.responses['200']?.content?.['application/json']?.examples?.real }]
      : [];
  });
}

function fieldsIn(value: unknown, found = new Set<string>()): Set<string> {
  JSON.stringify(value, (key, part: unknown) => {
    if (key) found.add(key);
    return part;
  });
  return found;
}

test('every content call responds as described in OpenAPI, without private fields', async ({ request }) => {
  const calls = await described(request);
  expect(calls.length).toBeGreaterThan(20);
  for (const { path, example } of calls) {
    const address = /^GET (\S+),/.exec(example?.summary ?? '')?.[1];
    expect(address, `${path} has a real answer as its example`).toBeTruthy();
    const response = await request.get(siteUrl() + address);
    expect(response.status(), address).toBe(200);
    const body: unknown = await response.json();
    const fields = fieldsIn(body);
    for (const field of fieldsIn(example?.value)) {
      expect([...fields], `${address} ${field}`).toContain(field);
    }
    const seen = privateFields.filter((field) => fields.has(field));
    const allowed =
      path === '/api/contributors/{slug}'
        ? ['email', 'mobile']
        : path.startsWith('/api/policies')
          ? ['version']
          : [];
    expect(
      seen.filter((field) => !allowed.includes(field)),
      address,
    ).toEqual([]);
  }
});

test('a cached content response gets 304, whatever the campaign parameters', async ({ request }) => {
  for (const { example } of await described(request)) {
    const address = siteUrl() + (/^GET (\S+),/.exec(example?.summary ?? '')?.[1] ?? '');
    const etag = (await request.get(address)).headers()['etag'] ?? '';
    expect(etag, address).toMatch(/^"/);
    const joined = `${address}${address.includes('?') ? '&' : '?'}utm_source=letter`;
    const again = await request.get(joined, { headers: { 'if-none-match': etag } });
    expect(again.status(), joined).toBe(304);
  }
});
