import type { PayoutDetails } from '@valam/contracts/identity/payout.schema';
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
}

/** The list that is handed to the bank. Full details: only whoever pays gets it. */
export function payoutsCsv(rows: readonly PayoutRow[]): string {
  const table = rows.map(({ payout, partner, email, details }) => {
    const bank = details?.method === 'bank' ? details : null;
    return {
      Payout: payout.id,
      Partner: partner,
      Email: email ?? '',
      'Amount USD': (payout.amountMinor / 100).toFixed(2),
      Method: payout.method,
      PayPal: details?.method === 'paypal' ? details.paypalEmail : '',
      'Account holder': bank?.accountHolder ?? '',
      Bank: bank?.bankName ?? '',
      'Bank code': bank?.bankCode ?? '',
      'Account number': bank?.accountNumber ?? '',
      'Bank country': bank?.country ?? '',
      'Bank address': bank?.bankAddress ?? '',
    };
  });
  return stringify(table, { header: true, bom: true, escape_formulas: true, columns });
}
