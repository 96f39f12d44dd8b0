import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import {
  newDetailsRestDays,
  type PayoutDetails,
  type PayoutDetailsSummary,
} from '@valam/contracts/identity/payout.schema';
import { Clock } from '@valam/service-kit/clock/clock';
import { Keyring } from '@valam/service-kit/secrets/keyring';
import type { EntityManager } from 'typeorm';
import type * as z from 'zod/mini';
import { PayoutDetailsEntity, payoutDetailsPurpose } from './payout-details.entity.js';

/** `As…@example.org`, `State Bank ····4321`: recognizable, but not usable. */
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

/** Summary of payout details for their owner. */
export const payoutDetailsSummary = (of: PayoutDetailsEntity): z.infer<typeof PayoutDetailsSummary> => ({
  method: of.method,
  masked: of.masked,
  updatedAt: of.updatedAt.toISOString(),
  payableFrom: payableFrom(of).toISOString(),
});

/** Stores partners' payout details, encrypted. */
@Injectable()
export class PayoutDetailsStore {
  constructor(
    private readonly keyring: Keyring,
    private readonly clock: Clock,
  ) {}

  async set(tx: EntityManager, contributorId: string, details: PayoutDetails): Promise<PayoutDetailsEntity> {
    return tx.save(PayoutDetailsEntity, {
      contributorId,
      sealed: this.keyring.encrypt(payoutDetailsPurpose, JSON.stringify(details)),
      method: details.method,
      masked: maskedDetails(details),
      updatedAt: this.clock.now(),
    });
  }

  isSame(known: PayoutDetailsEntity, details: PayoutDetails): boolean {
    return isDeepStrictEqual(this.decrypt(known.sealed), details);
  }

  find(tx: EntityManager, contributorId: string): Promise<PayoutDetailsEntity | null> {
    return tx.findOneBy(PayoutDetailsEntity, { contributorId });
  }

  decrypt(sealed: string): PayoutDetails {
    return JSON.parse(this.keyring.decrypt(payoutDetailsPurpose, sealed)) as PayoutDetails;
  }
}
