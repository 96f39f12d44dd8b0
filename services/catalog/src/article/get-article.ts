import { Injectable } from '@nestjs/common';
import { getArticle } from '@valam/contracts/catalog/article.rpc';
import type { Article } from '@valam/contracts/catalog/article.schema';
import { parseArticleBlocks } from '@valam/contracts/shared/article-blocks';
import type { RpcInput } from '@valam/contracts/shared/define';
import { problem } from '@valam/contracts/shared/problem';
import { FindShown } from '../content/find-shown.js';
import { ArticleSurroundings } from './article-surroundings.js';
import { ArticleEntity } from './article.entity.js';
import { ArticleRepository } from './article.repository.js';
import { articleView } from './article.view.js';

/** The keys of the pictures in an article's image blocks. */
function inlinePictureKeys(content: string): string[] {
  return parseArticleBlocks(content).flatMap((block) => {
    const key = block.type === 'image' ? /^\/media\/([a-z0-9]{8,64})/.exec(block.url)?.[1] : undefined;
    return key ? [key] : [];
  });
}

const mostRelated = 3;

@Injectable()
export class GetArticle {
  constructor(
    private readonly shown: FindShown,
    private readonly articles: ArticleRepository,
    private readonly surroundings: ArticleSurroundings,
  ) {}

  async run(input: RpcInput<typeof getArticle>): Promise<Article> {
    const article = await this.shown.bySlug(ArticleEntity, 'article', input, {
      notFound: () => problem(getArticle, 'catalog.article_not_found', 'Article Not Found'),
      previewRefused: () =>
        problem(getArticle, 'catalog.preview_refused', 'This preview link is no longer valid.'),
    });
    const related = await this.articles.related(article, mostRelated);
    const inlineKeys = inlinePictureKeys(article.content);
    const parts = await this.surroundings.of([article, ...related], inlineKeys);
    return articleView(article, related, inlineKeys, parts);
  }
}
