import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AdminModule } from '../admin/admin.module.js';
import { ContentModule } from '../content/content.module.js';
import { ContributorModule } from '../contributor/contributor.module.js';
import { MediaModule } from '../media/media.module.js';
import { ArticleSurroundings } from './article-surroundings.js';
import { ArticleRepository } from './article.repository.js';
import { ArticleRpc } from './article.rpc.js';
import { BlogsResource } from './blogs.resource.js';
import { GetArticle } from './get-article.js';
import { ListArticles } from './list-articles.js';
import { ArticleEntity } from './article.entity.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([ArticleEntity]),
    AdminModule,
    ContentModule,
    ContributorModule,
    MediaModule,
  ],
  controllers: [ArticleRpc],
  providers: [ArticleRepository, ArticleSurroundings, BlogsResource, GetArticle, ListArticles],
})
export class ArticleModule {}
