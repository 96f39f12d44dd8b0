import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SaveContent } from '../../src/content/save-content.js';
import { startMaking } from '../../src/media/picture-schedule.js';
import { OfferDepartures } from '../../src/departure/offer-departures.js';
import type { SampleContent } from '../types.js';
import { loadAshram, loadTemple, loadVenue } from './load-directory.js';
import { loadArticle, loadFestival, loadSmall, loadTestimonial } from './load-editorial.js';
import { loadAliases, loadContributorPictures } from './load-names.js';
import { loadRetreat } from './load-retreats.js';
import { loadTour } from './load-tours.js';
import { SamplePictures, type Pictured, type PictureKeys } from './sample-pictures.js';
import { SampleRecords } from './sample-records.js';

/** Writes the sample content to the database in one transaction. */
@Injectable()
export class SampleLoader {
  constructor(
    private readonly saveContent: SaveContent,
    private readonly offers: OfferDepartures,
    private readonly pictures: SamplePictures,
  ) {}

  async load(tx: EntityManager, content: SampleContent, folder: string, firstDay: string): Promise<void> {
    const records = await SampleRecords.open(tx, this.saveContent);
    const keysOf = await this.pictures.take(tx, folder, pictured(content));
    const each = async <T extends { slug: string }>(
      entity: string,
      samples: readonly T[],
      load: (sample: T, keys: PictureKeys, index: number) => Promise<unknown>,
    ) => {
      for (const [index, sample] of samples.entries()) await load(sample, keysOf(entity, sample.slug), index);
    };
    const trips = { tx, records, offers: this.offers, firstDay, festivals: content.festivals };
    await each('tour', content.tours, (sample, keys) => loadTour(trips, sample, keys));
    await each('retreat', content.retreats, (sample, keys) => loadRetreat(trips, sample, keys));
    await each('temple', content.temples, (sample, keys) => loadTemple(records, sample, keys));
    await each('venue', content.venues, (sample, keys) => loadVenue(records, sample, keys));
    await each('ashram', content.ashrams, (sample, keys) => loadAshram(records, sample, keys));
    await each('article', content.articles, (sample, keys) => loadArticle(records, sample, keys, firstDay));
    await each('testimonial', content.testimonials, (sample, keys, order) =>
      loadTestimonial(records, sample, keys, order),
    );
    await each('contributor', content.contributorPictures, ({ slug }, keys) =>
      loadContributorPictures(tx, slug, keys),
    );
    for (const festival of content.festivals) await loadFestival(tx, records, festival);
    await loadSmall(records, content);
    await loadAliases(tx, content.aliases);
    await records.announce();
    await startMaking(tx);
  }
}

/** All records with pictures, by the prefix of their file names. */
function pictured(content: SampleContent): Pictured[] {
  const groups: [string, readonly { slug: string; pictures?: Pictured['pictures'] }[]][] = [
    ['tour', content.tours],
    ['retreat', content.retreats],
    ['temple', content.temples],
    ['venue', content.venues],
    ['ashram', content.ashrams],
    ['article', content.articles],
    ['testimonial', content.testimonials],
    ['contributor', content.contributorPictures],
  ];
  return groups.flatMap(([entity, samples]) =>
    samples.map(({ slug, pictures = [] }) => ({ entity, slug, pictures })),
  );
}
