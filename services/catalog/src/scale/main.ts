import 'reflect-metadata';
import { istDay } from '@valam/contracts/shared/days';
import { SystemClock } from '@valam/service-kit/clock/system-clock';
import { databaseUrl } from '@valam/service-kit/config/common';
import { readConfig } from '@valam/service-kit/config/read-config';
import { createDataSource } from '@valam/service-kit/database/data-source';
import { createLogger } from '@valam/service-kit/logging/logger';
import * as z from 'zod/mini';
import { fillCatalog } from './fill-catalog.js';
import { settle } from './many-rows.js';

const count = (usual: number) =>
  z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(10_000_000)), usual);

/** Fills a catalog database for measurements: `CATALOG_DATABASE_URL=… node dist/scale.js`. */
const settings = readConfig(
  z.object({
    CATALOG_DATABASE_URL: databaseUrl,
    SCALE_SEED: count(1),
    SCALE_TOURS: count(1_000),
    SCALE_DEPARTURES: count(20),
    SCALE_TEMPLES: count(20_000),
    SCALE_SEARCH_DOCUMENTS: count(100_000),
  }),
  process.env,
);
const log = createLogger('catalog', 'info');
const url = settings.CATALOG_DATABASE_URL;
const dataSource = createDataSource({
  ...{ name: 'catalog', url, entities: [], migrations: [], log },
  answerWithinMs: 0,
});
await dataSource.initialize();
const scale = {
  seed: settings.SCALE_SEED,
  tours: settings.SCALE_TOURS,
  departuresPerTour: settings.SCALE_DEPARTURES,
  temples: settings.SCALE_TEMPLES,
  searchDocuments: settings.SCALE_SEARCH_DOCUMENTS,
  today: istDay(new SystemClock(0).now()),
};
await dataSource.transaction((tx) => fillCatalog(tx, scale));
await dataSource.query('set statement_timeout = 0');
await settle(dataSource.manager);
log.info(scale, 'filled');
await dataSource.destroy();
