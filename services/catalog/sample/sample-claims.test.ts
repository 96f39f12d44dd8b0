import { describe, expect, it } from '@jest/globals';
import { settingKeys, settingOf, settingsUnder } from '@valam/contracts/catalog/setting-keys';
import { sampleContent as content } from './content.js';
import { contributors } from './contributor-portraits.js';

describe('sample claims', () => {
  it('are all shown on a page: the home page, the about page or the page for writers', () => {
    const names: readonly string[] = Object.values(settingKeys).flat();
    const isShown = (key: string) =>
      names.some((name) => (name.endsWith('-') ? key.startsWith(name) : key === name));
    expect(content.claims.map(({ key }) => key).filter((key) => !isShown(key))).toEqual([]);
  });

  it('do not contain a business registration, and are marked as samples', () => {
    const business = settingsUnder(content.claims, settingKeys.business);
    expect(business.map(({ key }) => key)).toEqual(['business-name', 'business-address']);
    expect(business.every(({ value }) => /sample/i.test(value))).toBe(true);
  });

  it('quote only people of the sample content', () => {
    const { label = '', source } = settingOf(content.claims, settingKeys.founderPromise) ?? {};
    const slug = label.split(',')[0]?.toLowerCase().replace(' ', '-');
    expect(contributors.map((one) => one.slug)).toContain(slug);
    expect(source).toContain('invented person');
  });

  it('are marked as samples, and claim no registration', () => {
    const papers = content.claims.filter(({ key }) => key.startsWith('certification-'));
    expect(papers.every(({ label }) => label.startsWith('Sample entry'))).toBe(true);
    const figures = content.claims.filter(({ value }) => /\d/.test(value));
    expect(figures.every(({ source }) => source.startsWith('Sample value'))).toBe(true);
  });

  it('name only houses with a page as partners', () => {
    const houses = content.venues.map(({ name }) => name);
    const partners = content.claims.filter(({ key }) => key.startsWith('partner-'));
    expect(
      partners.map(({ value }) => value.split(', ')[0]).filter((name = '') => !houses.includes(name)),
    ).toEqual([]);
  });
});
