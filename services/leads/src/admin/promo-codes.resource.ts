import { InjectRepository } from '@nestjs/typeorm';
import { promoCodesAdmin, type PromoTerms } from '@valam/contracts/leads/promo-codes.admin';
import { randomUUID } from 'node:crypto';
import type { AdminNewInput, AdminRecordOf } from '@valam/contracts/shared/admin-entity';
import { currencies, wholeUnits, type Currency } from '@valam/contracts/shared/money';
import { invalidFields } from '@valam/contracts/shared/problem';
import { AdminEntity } from '@valam/service-kit/admin/admin-entity';
import { TableResource } from '@valam/service-kit/admin/table-resource';
import { Clock } from '@valam/service-kit/clock/clock';
import { type EntityManager, Repository } from 'typeorm';
import { PromoCodeEntity } from '../promo/promo-code.entity.js';
import { PromoCodes, type PromoFigures } from '../promo/promo-codes.js';

type PromoRecord = AdminRecordOf<typeof promoCodesAdmin>;

/** Promo codes with their uses and revenue. */
@AdminEntity(promoCodesAdmin)
export class PromoCodesResource extends TableResource<PromoCodeEntity, typeof promoCodesAdmin> {
  readonly actions = {};

  constructor(
    @InjectRepository(PromoCodeEntity) rows: Repository<PromoCodeEntity>,
    private readonly clock: Clock,
    private readonly promoCodes: PromoCodes,
  ) {
    super(promoCodesAdmin, rows, { filters: { isActive: 'isActive' } });
  }

  async create(
    tx: EntityManager,
    { code, ...terms }: AdminNewInput<typeof promoCodesAdmin>,
  ): Promise<PromoRecord> {
    if (await this.promoCodes.find(tx, code)) throw invalidFields({ code: 'This code exists already.' });
    const promo = Object.assign(new PromoCodeEntity(), {
      ...{ id: randomUUID(), code, percent: null, amounts: {}, startsOn: null, endsOn: null, mostUses: null },
      ...{ mostUsesPerPerson: null, leastTravelers: 1, tourIds: [], retreatIds: [], departureIds: [] },
      ...{ isFirstBookingOnly: false, isActive: true, version: 1, createdAt: this.clock.now() },
    });
    return this.save(tx, promo, terms);
  }

  /**
   * The code itself cannot be changed, because people have it. Bookings keep the terms of the day on which
   * they were made.
   */
  async update(tx: EntityManager, id: string, terms: PromoTerms): Promise<PromoRecord> {
    const promo = await tx.findOneByOrFail(PromoCodeEntity, { id });
    promo.version += 1;
    return this.save(tx, promo, terms);
  }

  private async save(tx: EntityManager, promo: PromoCodeEntity, terms: PromoTerms): Promise<PromoRecord> {
    const { amountUSD, amountEUR, amountGBP, amountINR, ...others } = terms;
    const changed = { USD: amountUSD, EUR: amountEUR, GBP: amountGBP, INR: amountINR };
    const given = Object.fromEntries(Object.entries(others).filter(([, value]) => value !== undefined));
    Object.assign(promo, given, { amounts: changedAmounts(promo.amounts, changed) });
    const hasAmounts = Object.keys(promo.amounts).length > 0;
    if ((promo.percent === null) !== hasAmounts)
      throw invalidFields({ percent: 'Give either a percentage or fixed amounts.' });
    if (promo.startsOn && promo.endsOn && promo.endsOn < promo.startsOn)
      throw invalidFields({ endsOn: 'The last day is before the first.' });
    await tx.save(promo);
    return this.record(promo, tx);
  }

  protected async record(promo: PromoCodeEntity, tx: EntityManager): Promise<PromoRecord> {
    return this.line(promo, await this.promoCodes.figures(tx, [promo.id]));
  }

  protected override async lines(
    promos: readonly PromoCodeEntity[],
    tx: EntityManager,
  ): Promise<PromoRecord[]> {
    const figures = await this.promoCodes.figures(
      tx,
      promos.map(({ id }) => id),
    );
    return promos.map((promo) => this.line(promo, figures));
  }

  private line(promo: PromoCodeEntity, figures: ReadonlyMap<string, PromoFigures>): PromoRecord {
    const { amounts, createdAt, ...fields } = promo;
    const units = (currency: Currency) => {
      const minor = amounts[currency];
      return minor === undefined ? null : minor / wholeUnits(1, currency).amountMinor;
    };
    return {
      ...fields,
      ...{ amountUSD: units('USD'), amountEUR: units('EUR') },
      ...{ amountGBP: units('GBP'), amountINR: units('INR') },
      ...(figures.get(promo.id) ?? { uses: 0, discounts: [], revenue: [] }),
      createdAt: createdAt.toISOString(),
    };
  }
}

type Changed = Record<Currency, number | null | undefined>;

function changedAmounts(amounts: PromoCodeEntity['amounts'], changed: Changed): PromoCodeEntity['amounts'] {
  const after = { ...amounts };
  for (const currency of currencies) {
    const units = changed[currency];
    if (units === null) delete after[currency];
    else if (units !== undefined) after[currency] = wholeUnits(units, currency).amountMinor;
  }
  return after;
}
