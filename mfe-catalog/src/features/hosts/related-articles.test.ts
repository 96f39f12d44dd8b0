import { describe, expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import type { ArticleCard } from '@valam/contracts/catalog/article.schema';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { pickArticles, useRandomArticles } from './related-articles';

const articles = Array.from({ length: 9 }, (_, n) => ({ slug: `article-${n}` }) as ArticleCard);
const slugs = (picked: readonly ArticleCard[]): string => picked.map(({ slug }) => slug).join(' ');

describe('the articles on a host page', () => {
  it('are the same four for the same seed', () => {
    expect(pickArticles(articles, 'anna')).toHaveLength(4);
    expect(slugs(pickArticles(articles, 'anna'))).toBe(slugs(pickArticles(articles, 'anna')));
  });

  it('picks different articles for different seeds', () => {
    const picked = Array.from({ length: 12 }, (_, seed) => slugs(pickArticles(articles, `anna${seed}`)));
    expect(new Set(picked).size).toBeGreaterThan(6);
  });

  it('use a constant seed on the server and a random one in the browser', () => {
    const shown: string[] = [];
    function Probe() {
      shown.push(slugs(useRandomArticles(articles, 'anna')));
      return null;
    }
    renderToString(createElement(Probe));
    expect(shown).toEqual([slugs(pickArticles(articles, 'anna'))]);
    render(createElement(Probe));
    expect(shown).toHaveLength(2);
    expect(shown[1]?.split(' ')).toHaveLength(4);
  });
});
