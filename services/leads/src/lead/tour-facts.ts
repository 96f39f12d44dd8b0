import { Injectable } from '@nestjs/common';
import { getTour, listTours } from '@valam/contracts/catalog/tour.rpc';
import type { Tour } from '@valam/contracts/catalog/tour.schema';
import { ProblemError } from '@valam/contracts/shared/problem';
import { RpcClient } from '@valam/service-kit/rpc/client';
import { DataSource, type EntityManager } from 'typeorm';

const titleOfTour = `select tour_title from departure where tour_id = $1 or $1::uuid is null and tour_title = $2
        order by start_date desc limit 1`;

const slugOfTour = `select tour_slug from departure where tour_slug is not null and trip_kind = 'tour'
        and (tour_id = $1 or $1::uuid is null and tour_title = $2)
        order by start_date desc limit 1`;

const perPage = 100;

/** Tour data from catalog, found by the fields of a form. */
@Injectable()
export class TourFacts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly rpc: RpcClient,
  ) {}

  /** Null for an unknown tour; throws while catalog is unavailable. */
  async find(tourId: string | null, title: string | null): Promise<Tour | null> {
    const slug = (await this.fromDepartures(tourId, title)) ?? (await this.fromCatalog(tourId, title));
    return slug ? this.tour(slug) : null;
  }

  /** The title of the tour or retreat in a form, from our own departures; null without one. */
  async ownTitle(
    tx: EntityManager,
    { tourId, tourTitle }: { tourId: string | null; tourTitle: string | null },
  ): Promise<string | null> {
    const [row] = await tx.query<{ tour_title: string }[]>(titleOfTour, [tourId, tourTitle]);
    return row?.tour_title ?? null;
  }

  private async fromDepartures(tourId: string | null, title: string | null): Promise<string | null> {
    const [row] = await this.dataSource.query<{ tour_slug: string }[]>(slugOfTour, [tourId, title]);
    return row?.tour_slug ?? null;
  }

  private async fromCatalog(tourId: string | null, title: string | null): Promise<string | null> {
    for (let page = 1; ; page++) {
      const { items, total } = await this.rpc.call(listTours, { page, perPage });
      const found = items.find((tour) => (tourId ? tour.id === tourId : tour.title === title));
      if (found) return found.slug;
      if (page * perPage >= total) return null;
    }
  }

  private async tour(slug: string): Promise<Tour | null> {
    try {
      return await this.rpc.call(getTour, { slug });
    } catch (error) {
      if (error instanceof ProblemError && error.problem.kind === 'not_found') return null;
      throw error;
    }
  }
}
