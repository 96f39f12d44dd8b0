import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createLead } from '@valam/contracts/leads/lead.rpc';
import { getFunnelReport, listFunnelLeads } from '@valam/contracts/leads/report.rpc';
import { backOfficeOf, staff } from '../kit/back-office.js';
import { startLeads, type Leads } from '../kit/start-leads.js';

const dayMs = 86_400_000;
/** Today is 2027-01-04. */
const today = { from: '2027-01-04', to: '2027-01-04' };

describe('the outcomes of leads', () => {
  let leads: Leads;
  beforeAll(async () => {
    leads = await startLeads();
  });
  afterAll(() => leads.stop());

  const ask = async (type: 'inquiry' | 'private_tour_inquiry', firstName: string) => {
    const { id } = await leads.rpc.call(createLead, {
      lead: {
        ...{
          type,
          firstName,
          name: `${firstName} Rao`,
          lastName: 'Rao',
          message: 'When?',
          mobile: '+919000012345',
        },
        ...{ email: `${firstName.toLowerCase()}@example.org`, mainInterests: ['Yoga'], quantity: 4 },
      },
      idempotencyKey: null,
    });
    return id;
  };
  const move = async (id: string, values: Record<string, unknown>) => {
    const office = backOfficeOf(leads);
    const { version } = await office.get('leads', id);
    await office.update('leads', id, version, values);
  };
  const shown = (range: { from: string; to: string }) =>
    leads.rpc.call(getFunnelReport, { ...range, by: 'source', caller: staff('sales') });

  it('are shown by type, with the reasons of lost ones, each with links to its leads', async () => {
    const [won, late, lost] = [
      await ask('inquiry', 'Asha'),
      await ask('inquiry', 'Ravi'),
      await ask('private_tour_inquiry', 'Meena'),
    ];
    const [open, spam] = [await ask('inquiry', 'Open'), await ask('inquiry', 'Spam')];
    await move(won, { state: 'proposal_sent' });
    await move(won, { state: 'won' });
    await move(lost, { state: 'lost', lostReason: 'Too expensive ' });
    await move(spam, { state: 'spam' });
    await leads.advance(4 * dayMs);
    await move(late, { state: 'lost', lostReason: 'too expensive' });
    const { leads: figures } = await shown(today);
    expect(figures.rows).toMatchObject([
      { key: 'inquiry', now: { received: 3, promised: 3, inTime: 1, won: 1, lost: 1 } },
      { key: 'download', now: { received: 0 } },
      { key: 'private_tour_inquiry', now: { received: 1, promised: 1, inTime: 1, won: 0, lost: 1 } },
      { key: 'contact', now: { received: 0 } },
      { key: 'booking', now: { received: 0 } },
    ]);
    expect(figures.now).toMatchObject({ received: 4, promised: 4, inTime: 2, won: 1, lost: 2 });
    expect(figures.lostReasons).toMatchObject([{ now: 2, then: 0 }]);
    expect(figures.lostReasons[0]?.reason.toLowerCase()).toBe('too expensive');
    const behind = await leads.rpc.call(listFunnelLeads, {
      ...{ ...today, type: 'inquiry' as const, page: 1 },
      caller: staff('sales'),
    });
    expect(behind.total).toBe(3);
    expect(new Map(behind.items.map(({ id, state, isInTime }) => [id, [state, isInTime]]))).toEqual(
      new Map([
        [won, ['won', true]],
        [late, ['lost', false]],
        [open, ['new', false]],
      ]),
    );
    const ofReason = await leads.rpc.call(listFunnelLeads, {
      ...{ ...today, reason: figures.lostReasons[0]?.reason, page: 1 },
      caller: staff('sales'),
    });
    expect(ofReason.total).toBe(2);
    expect(new Set(ofReason.items.map(({ id }) => id))).toEqual(new Set([late, lost]));
    expect((await shown({ from: '2027-01-05', to: '2027-01-05' })).leads.then.received).toBe(4);
  });
});
