import { expect, it } from '@jest/globals';
import { documentedLimits, inWords, spanInWords } from '@valam/service-kit/testing/documented-limits';
import { holdLimitsOf } from '../src/checkout/hold-limits.js';
import { unprovenDays } from '../src/lead/referral-claim.js';
import { reviewLinkDays } from '../src/review/review-invitation.js';
import { rosterDaysAfter } from '../src/roster/share-roster.js';
import { mailAgainMs } from '../src/mail/mail-waitlist.js';
import { mostOwnChangesADay } from '../src/manage/change-own-booking.js';
import { shortestPauseMs } from '../src/share/share-days.js';

const daySeconds = 86_400;

it('every limit of leads, and no other, is documented with its number in infra/docs/security.md', async () => {
  const { person, network } = holdLimitsOf('production');
  expect(network).not.toBeNull();
  expect(await documentedLimits('leads')).toEqual({
    open_holds_person: `${person.openHolds} at once`,
    open_holds_network: `${network?.openHolds} at once`,
    held_seats_person: `${person.heldSeats} at once`,
    held_seats_network: `${network?.heldSeats} at once`,
    unpaid_holds_person: inWords(person.unpaidInADay, daySeconds),
    unpaid_holds_network: inWords(network?.unpaidInADay ?? 0, daySeconds),
    referral_claim: spanInWords(unprovenDays * daySeconds),
    roster_link: spanInWords(rosterDaysAfter * daySeconds),
    review_link: spanInWords(reviewLinkDays * daySeconds),
    waitlist_mail: inWords(1, mailAgainMs / 1_000),
    share_mail: inWords(1, shortestPauseMs / 1_000),
    own_changes: inWords(mostOwnChangesADay, daySeconds),
  });
});
