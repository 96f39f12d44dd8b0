import { Module } from '@nestjs/common';
import { RouteModule } from '../route/route.module.js';
import { ArticleController } from './article.controller.js';
import { AshramController } from './ashram.controller.js';
import { CalendarController } from './calendar.controller.js';
import { ContributorController } from './contributor.controller.js';
import { ExpertiseController } from './expertise.controller.js';
import { FaqController } from './faq.controller.js';
import { PolicyController } from './policy.controller.js';
import { RetreatController } from './retreat.controller.js';
import { SearchController } from './search.controller.js';
import { SettingController } from './setting.controller.js';
import { SiteController } from './site.controller.js';
import { SitemapController } from './sitemap.controller.js';
import { TempleController } from './temple.controller.js';
import { TestimonialController } from './testimonial.controller.js';
import { TourController } from './tour.controller.js';
import { VenueController } from './venue.controller.js';

@Module({
  imports: [RouteModule],
  controllers: [
    ArticleController,
    AshramController,
    CalendarController,
    ContributorController,
    ExpertiseController,
    FaqController,
    PolicyController,
    RetreatController,
    SearchController,
    SettingController,
    SiteController,
    SitemapController,
    TempleController,
    TestimonialController,
    TourController,
    VenueController,
  ],
})
export class CatalogModule {}
