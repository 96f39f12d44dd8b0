import { type DynamicModule, Module } from '@nestjs/common';
import { SettingsModule } from '@valam/service-kit/config/settings.module';
import { ArticleModule } from './article/article.module.js';
import { AshramModule } from './ashram/ashram.module.js';
import { CatalogConfig } from './config.js';
import { ContributorProjectionModule } from './contributor-projection/contributor-projection.module.js';
import { ContributorModule } from './contributor/contributor.module.js';
import { ExpertiseModule } from './expertise/expertise.module.js';
import { FaqModule } from './faq/faq.module.js';
import { FestivalModule } from './festival/festival.module.js';
import { MediaModule } from './media/media.module.js';
import { PolicyModule } from './policy/policy.module.js';
import { PrivacyModule } from './privacy/privacy.module.js';
import { ReplayModule } from './replay/replay.module.js';
import { RetreatModule } from './retreat/retreat.module.js';
import { SampleModule } from './sample/sample.module.js';
import { SearchRefreshModule } from './search-refresh/search-refresh.module.js';
import { SearchModule } from './search/search.module.js';
import { SettingModule } from './setting/setting.module.js';
import { SitemapModule } from './sitemap/sitemap.module.js';
import { TempleModule } from './temple/temple.module.js';
import { TestimonialModule } from './testimonial/testimonial.module.js';
import { TourModule } from './tour/tour.module.js';
import { VenueModule } from './venue/venue.module.js';

/** Public content and its pictures. */
@Module({
  imports: [
    ...[TourModule, RetreatModule, TempleModule, VenueModule, AshramModule, ArticleModule],
    ...[FaqModule, TestimonialModule, PolicyModule, ExpertiseModule, FestivalModule, SettingModule],
    ...[ContributorModule, ContributorProjectionModule, MediaModule, SearchModule, SitemapModule],
    ...[ReplayModule, PrivacyModule, SampleModule, SearchRefreshModule],
  ],
})
export class CatalogModule {
  static of(settings: CatalogConfig): DynamicModule {
    return { module: CatalogModule, imports: [SettingsModule.of(CatalogConfig, settings)] };
  }
}
