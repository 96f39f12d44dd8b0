import { expect, test, type Page } from '@playwright/test';
import { Office, signedIn } from '../support/back-office';
import { dayInIndia } from '../support/days';
import { expectLive } from '@valam/testing/live';
import { siteUrl } from '../support/system';

const run = Date.now().toString(36);

/** Each payload calls `planted` if it is executed: as markup, from an attribute, from JSON in a script, from a URL. */
const payloads = [
  '<img src=x onerror=planted()>',
  '"><svg onload=planted()>',
  '</script><script>planted()</script>',
  '[url=javascript:planted()]x[/url]',
  '<a href="javascript:planted()">x</a>',
  '</textarea><details open ontoggle=planted()>',
];
const words = `Words ${run} ${payloads.join(' ')}`;
/** For single-line fields. */
const line = `Words ${run} ${payloads[0]}`;

/** Hostile content as an editor could write it, by field name, and the page that shows it. */
const written: readonly { entity: string; values: object; page: string }[] = [
  {
    entity: 'tours',
    page: `/spiritual-tours/hostile-${run}`,
    values: {
      ...{ title: line, subtitle: line, description: words, days: 3, duration: line },
      ...{ costUsd: 900, costEur: 830, costGbp: 710, costInr: 75_000 },
      ...{ inclusions: words, exclusions: words, cancellationPolicy: words, tourAudience: words },
      itineraries: [{ day: 1, title: line, summary: words, description: words }],
    },
  },
  {
    entity: 'retreats',
    page: `/retreats/hostile-${run}`,
    values: { title: line, subtitle: line, description: words, itinerary: words, inclusions: words },
  },
  {
    entity: 'temples',
    page: `/temples/hostile-${run}`,
    values: { name: line, akaNames: line, shortDescription: words, about: words, mainDeities: line },
  },
  {
    entity: 'venues',
    page: `/venues/hostile-${run}`,
    values: { name: line, about: words, aboutProperty: words, amenitiesDescription: words, views: line },
  },
  {
    entity: 'ashrams',
    page: `/ashrams/hostile-${run}`,
    values: { title: line, description: words, akaNames: line, saintsAssociated: line },
  },
  {
    entity: 'blogs',
    page: `/blog/hostile-${run}`,
    values: {
      ...{ title: line, metaDescription: words, imageMeta: line },
      blocks: [
        { type: 'paragraph', data: { text: words } },
        { type: 'header', data: { text: words, level: 2 } },
        { type: 'quote', data: { text: words, caption: words } },
      ],
    },
  },
  { entity: 'faqs', page: '/about', values: { question: line, answer: words, type: 'About' } },
  {
    entity: 'policies',
    page: '/privacy_policy',
    values: {
      ...{ slug: 'privacy_policy', title: line, policyVersion: `hostile-${run}` },
      ...{ effectiveFrom: dayInIndia(0), body: words },
    },
  },
];

/** Attributes that would execute a payload. */
const executableAttributes = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .flatMap((element) => [...element.attributes])
      .filter(({ value }) => value.includes('planted'))
      .filter(({ name, value }) => name.startsWith('on') || /^\s*javascript:/i.test(value))
      .map(({ name, value }) => `${name}=${value}`),
  );

test('hostile content of editors is rendered as text', async ({ browser }) => {
  const desk = await signedIn(browser);
  const office = await Office.of(desk);
  const reader = await browser.newContext();
  const page = await reader.newPage();
  const executed: string[] = [];
  await page.exposeFunction('planted', () => void executed.push(page.url()));
  for (const { entity, values, page: path } of written) {
    const slug = /hostile-\w+$/.exec(path)?.[0];
    const { id } = await office.do(entity, { ...values, ...(slug ? { slug } : {}) });
    await office.do(`${entity}/${id}/publish`);
    try {
      await expect
        .poll(async () => (await reader.request.get(siteUrl() + path)).text(), { timeout: 5_000 })
        .toContain(`Words ${run}`);
      await page.goto(siteUrl() + path);
      await expectLive(page);
      expect(await executableAttributes(page), path).toEqual([]);
    } finally {
      await office.do(`${entity}/${id}/archive`);
    }
  }
  for (const path of [`/search?q=${encodeURIComponent(words)}`, `/?ref=${encodeURIComponent(words)}`]) {
    await page.goto(siteUrl() + path);
    await expectLive(page);
    expect(await executableAttributes(page), path).toEqual([]);
  }
  expect(executed).toEqual([]);
  await reader.close();
  await desk.close();
});
