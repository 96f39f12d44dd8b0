import { Controller } from '@nestjs/common';
import { getArticle, listArticles } from '@valam/contracts/catalog/article.rpc';
import type { RpcInput } from '@valam/contracts/shared/define';
import { Handle } from '@valam/service-kit/rpc/handle';
import { GetArticle } from './get-article.js';
import { ListArticles } from './list-articles.js';

@Controller()
export class ArticleRpc {
  constructor(
    private readonly listArticles: ListArticles,
    private readonly getArticle: GetArticle,
  ) {}

  @Handle(listArticles)
  list(input: RpcInput<typeof listArticles>) {
    return this.listArticles.run(input);
  }

  @Handle(getArticle)
  get(input: RpcInput<typeof getArticle>) {
    return this.getArticle.run(input);
  }
}
