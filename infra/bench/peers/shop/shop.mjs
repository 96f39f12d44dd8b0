import { randomUUID } from 'node:crypto';
import { lastValueFrom } from 'rxjs';
import {
  bootstrap,
  DefaultJobQueuePlugin,
  dummyPaymentHandler,
  Importer,
  LanguageCode,
  Populator,
} from '@vendure/core';

/**
 * A shop that sells seats of two departures, one of them nearly sold out, set up as in Vendure's documentation:
 * PostgreSQL, bearer token sessions, tracked stock, one shipping and one payment method.
 */
const { PORT, DATABASE_URL, LAST_SEATS } = process.env;

const app = await bootstrap({
  apiOptions: {
    port: Number(PORT),
    hostname: '127.0.0.1',
    adminApiPath: 'admin-api',
    shopApiPath: 'shop-api',
  },
  authOptions: {
    tokenMethod: 'bearer',
    requireVerification: false,
    // Vendure refuses its default password in production.
    superadminCredentials: { identifier: 'bench', password: randomUUID() },
  },
  dbConnectionOptions: { type: 'postgres', url: DATABASE_URL, synchronize: true, logging: false },
  paymentOptions: { paymentMethodHandlers: [dummyPaymentHandler] },
  plugins: [DefaultJobQueuePlugin.init({ useDatabaseForBuffer: true })],
});

await app.get(Populator).populateInitialData({
  defaultLanguage: LanguageCode.en,
  defaultZone: 'Asia',
  countries: [{ code: 'IN', name: 'India', zone: 'Asia' }],
  taxRates: [{ name: 'Standard', percentage: 5 }],
  shippingMethods: [{ name: 'None', price: 0 }],
  paymentMethods: [
    {
      name: 'Card',
      handler: { code: dummyPaymentHandler.code, arguments: [{ name: 'automaticSettle', value: 'true' }] },
    },
  ],
  collections: [],
});
const columns =
  'name,slug,description,assets,facets,optionGroups,optionValues,sku,price,taxCategory,stockOnHand,trackInventory,variantAssets,variantFacets';
const seats = [
  'Seat,seat,A seat of one departure,,,,,SEAT,2490,standard,1000000,true,,',
  `Last seat,last-seat,A seat of a departure that is nearly full,,,,,LAST,2490,standard,${LAST_SEATS},true,,`,
];
const imported = await lastValueFrom(
  app.get(Importer).parseAndImport([columns, ...seats].join('\n'), LanguageCode.en),
);
if (imported.errors.length) throw new Error(imported.errors.join('; '));

process.send?.('ready');
process.once('disconnect', () => process.exit(0));
