import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { newDetailsRestDays, type PayoutDetails } from '@valam/contracts/identity/payout.schema';
import { Clock } from '@valam/service-kit/clock/clock';
import { Sealer } from '@valam/service-kit/secrets/sealer';
import type { EntityManager } from 'typeorm';
import { PayoutDetailsEntity, payoutDetailsPurpose } from './payout-details.entity.js';

/** `As…@example.org`, `State Bank ····4321`: enough to recognize, not enough to use. */
function maskedDetails(details: PayoutDetails): string {
  if (details.method === 'paypal') {
    const [local = '', domain = ''] = details.paypalEmail.split('@');
    return `PayPal ${local.slice(0, 2)}…@${domain}`;
  }
  return `${details.bankName} ····${details.accountNumber.replace(/\W/g, '').slice(-4)}`;
}

const dayMs = 86_400_000;

/** The time from which these details are used for payouts. */
export function payableFrom({ updatedAt }: Pick<PayoutDetailsEntity, 'updatedAt'>): Date {
  return new Date(updatedAt.getTime() + newDetailsRestDays * dayMs);
}

/** Stores partners' payout details, encrypted. */
@Injectable()
export class PayoutDetailsStore {
  constructor(
    private readonly sealer: Sealer,
    private readonly clock: Clock,
  ) {}

  async set(tx: EntityManager, contributorId: string, details: PayoutDetails): Promise<PayoutDetailsEntity> {
    return tx.save(PayoutDetailsEntity, {
      contributorId,
      sealed: this.sealer.seal(payoutDetailsPurpose, JSON.stringify(details)),
      method: details.method,
      masked: maskedDetails(details),
      updatedAt: this.clock.now(),
    });
  }

  isSame(known: PayoutDetailsEntity, details: PayoutDetails): boolean {
    return isDeepStrictEqual(this.open(known.sealed), details);
  }

  find(tx: EntityManager, contributorId: string): Promise<PayoutDetailsEntity | null> {
    return tx.findOneBy(PayoutDetailsEntity, { contributorId });
  }

  open(sealed: string): PayoutDetails {
    return JSON.parse(this.sealer.open(payoutDetailsPurpose, sealed)) as PayoutDetails;
  }
}
