import { accountTables } from './0001-accounts.js';
import { limitTable } from './0002-limits.js';
import { referralTables } from './0003-referral.js';
import { auditTable } from './0004-audit.js';
import { cancelledBookings } from './0005-cancelled-bookings.js';
import { searchIndexes } from './0006-search.js';
import { auditChanges } from './0007-audit-changes.js';
import { provenAddresses } from './0020-proven-addresses.js';
import { partnerEntries } from './0021-partner-entries.js';
import { morningEmail } from './0022-morning-email.js';
import { partnerMonths } from './0023-partner-months.js';
import { formerStaff } from './0024-former-staff.js';
import { formerCodes } from './0025-former-codes.js';
import { erasedRecords } from './0026-erased-records.js';
import { ledgerWithoutNames } from './0027-ledger-without-names.js';

export const migrations = [
  accountTables,
  limitTable,
  referralTables,
  auditTable,
  cancelledBookings,
  searchIndexes,
  auditChanges,
  provenAddresses,
  partnerEntries,
  morningEmail,
  partnerMonths,
  formerStaff,
  formerCodes,
  erasedRecords,
  ledgerWithoutNames,
];
