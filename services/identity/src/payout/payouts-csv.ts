import type { PayoutDetails } from '@valam/contracts/identity/payout.schema';
import { inWholeUnits, money } from '@valam/contracts/shared/money';
import { stringify } from 'csv-stringify/sync';
import type { PayoutEntity } from './payout.entity.js';

const columns = [
  'Payout',
  'Partner',
  'Email',
  'Amount USD',
  'Method',
  'PayPal',
  'Account holder',
  'Bank',
  'Bank code',
  'Account number',
  'Bank country',
  'Bank address',
];

export interface PayoutRow {
  readonly payout: PayoutEntity;
  readonly partner: string;
  readonly email: string | null;
  readonly details: PayoutDetails | null;
  /** Suspended or blocked since the payout was proposed. */
  readonly isOnHold: boolean;
}

/** The list for the bank, with complete details, for the person who pays. */
export function payoutsCsv(rows: readonly PayoutRow[]): string {
  const table = rows.map(({ payout, partner, email, details, isOnHold }) => ({
    Payout: payout.id,
    Partner: partner,
    Email: email ?? '',
    'Amount USD': inWholeUnits(money(payout.amountMinor, 'USD')).toFixed(2),
    Method: isOnHold ? 'Suspended or blocked: do not pay' : payout.method,
    ...(details && !isOnHold ? where(details) : {}),
  }));
  return stringify(table, { header: true, bom: true, escape_formulas: true, columns });
}

function where(details: PayoutDetails): Record<string, string> {
  if (details.method === 'paypal') return { PayPal: details.paypalEmail };
  return {
    'Account holder': details.accountHolder,
    Bank: details.bankName,
    'Bank code': details.bankCode,
    'Account number': details.accountNumber,
    'Bank country': details.country,
    'Bank address': details.bankAddress ?? '',
  };
}
