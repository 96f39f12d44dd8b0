import { Injectable } from '@nestjs/common';
import type { listArticles } from '@valam/contracts/catalog/article.rpc';
import type { ArticleCard } from '@valam/contracts/catalog/article.schema';
import type { RpcInput } from '@valam/contracts/shared/define';
import { pageOf, type Page } from '../content/page.js';
import { ArticleRepository } from './article.repository.js';
import { articleCard } from './article.view.js';
import { ArticleSurroundings } from './article-surroundings.js';

@Injectable()
export class ListArticles {
  constructor(
    private readonly articles: ArticleRepository,
    private readonly surroundings: ArticleSurroundings,
  ) {}

  async run(input: RpcInput<typeof listArticles>): Promise<Page<ArticleCard>> {
    const [articles, total] = await this.articles.list(input);
    const parts = await this.surroundings.of(articles);
    return pageOf(
      articles.map((article) => articleCard(article, parts)),
      total,
      input,
    );
  }
}
