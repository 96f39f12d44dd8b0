import { afterAll, beforeAll, expect, it } from '@jest/globals';
import * as rpc from '@valam/contracts/leads/booking.rpc';
import { ReEncrypt } from '@valam/service-kit/secrets/re-encrypt';
import { encryptedColumns } from '@valam/service-kit/secrets/encrypted-column';
import { columnsWithEncryptedTexts } from '@valam/service-kit/testing/encrypted-texts';
import { startTestService, type TestService } from '@valam/service-kit/testing/start-test-service';
import { testSecretKey } from '@valam/service-kit/testing/test-keys';
import { leadsService } from '../src/leads.service.js';
import { PrivateLinks } from '../src/link/private-links.js';
import { aDeparture, refusal } from './kit/builders.js';
import { aPaidBooking } from './kit/paid-booking.js';
import { startLeads, type Leads } from './kit/start-leads.js';

let leads: Leads;
beforeAll(async () => {
  leads = await startLeads();
});
afterAll(() => leads.stop());

const newKey = Buffer.alloc(32, 8).toString('base64');
const wishes = { diet: 'No onion', needs: 'Knee' };
const travellers = [{ fullName: 'Anna Berg', passportNumber: 'C01X00T47' }, { fullName: 'Bo Berg' }];

it('traveler details and wishes survive a key rotation', async () => {
  const { booking, token } = await aPaidBooking(leads, await aDeparture(leads), { quantity: 2, ...wishes });
  await leads.rpc.call(rpc.saveTravellers, { token, travellers });
  // Calls could reach any replica: the first stops, and the others run one after the other.
  await leads.service.stop();

  async function withKeys<T>(secretKey: string, work: (service: TestService) => Promise<T>): Promise<T> {
    const { env, database, clock } = leads;
    const service = await startTestService({ ...leadsService, env, database, clock, secretKey });
    try {
      return await work(service);
    } finally {
      await service.stop();
    }
  }
  const shown = (service: TestService, with_: string) => service.rpc.call(rpc.getBooking, { token: with_ });

  await withKeys(`${newKey},${testSecretKey}`, async (service) => {
    expect(await shown(service, token)).toMatchObject({ ...wishes, travellers });
    const known = encryptedColumns(service.dataSource).map(({ table, column }) => `${table}.${column}`);
    expect(known.sort()).toEqual(await columnsWithEncryptedTexts(service.dataSource));
    expect(await service.get(ReEncrypt).run()).toEqual({ changed: 3, unreadable: 0, left: 0 });
  });

  await withKeys(newKey, async (service) => {
    expect((await refusal(shown(service, token))).code).toBe('leads.link_unknown');
    const link = service.get(PrivateLinks).token('booking', { id: booking.id, version: booking.linkVersion });
    expect(await shown(service, link)).toMatchObject({ ...wishes, travellers });
  });
});
