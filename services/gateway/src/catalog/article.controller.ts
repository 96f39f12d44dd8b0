import { Controller } from '@nestjs/common';
import {
  getArticleRoute,
  listArticlesRoute,
  previewArticleRoute,
} from '@valam/contracts/catalog/article.routes';
import { getArticle, listArticles } from '@valam/contracts/catalog/article.rpc';
import { RpcClient } from '@valam/service-kit/rpc/client';
import { Call, type CallOf } from '../http/call.js';
import { listAnswer } from '../http/list-answer.js';
import { UsesRoute } from '../route/uses-route.js';

/** The blog. */
@Controller()
export class ArticleController {
  constructor(private readonly rpc: RpcClient) {}

  @UsesRoute(listArticlesRoute)
  list(@Call() { query }: CallOf<typeof listArticlesRoute>) {
    return listAnswer<typeof listArticles>(this.rpc, listArticles, query);
  }

  @UsesRoute(getArticleRoute)
  get(@Call() { params }: CallOf<typeof getArticleRoute>) {
    return this.rpc.call(getArticle, params);
  }

  @UsesRoute(previewArticleRoute)
  preview(@Call() { params, query }: CallOf<typeof previewArticleRoute>) {
    return this.rpc.call(getArticle, { ...params, preview: query.token });
  }
}
