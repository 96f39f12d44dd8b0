import type { AdminRecord } from '@valam/contracts/shared/admin';
import { Button } from '@valam/ui/button/button';
import { TextField } from '@valam/ui/field/text-field';
import { Stack } from '@valam/ui/layout/layout';
import { Heading } from '@valam/ui/typography/typography';
import type { BookingDetails, Outcome } from '../description/action-description';
import type { Shown } from '../description/shown';
import { rowAt } from '../description/values';
import { Facts } from '../record/facts';
import { joinedParts } from '../record/joined-parts';
import { RosterView } from '../roster/roster-view';

const wishes: readonly Shown[] = [
  { key: 'diet', label: 'Diet' },
  { key: 'needs', label: 'Needs', as: 'long' },
];

/** The parts of a flight or a contact on one line. */
const joined =
  (key: string) =>
  (row: AdminRecord): string =>
    joinedParts(rowAt(row, key) ?? {});

const ofTraveler: readonly Shown[] = [
  { key: 'dateOfBirth', label: 'Born', as: 'day' },
  { key: 'passportNumber', label: 'Passport' },
  { key: 'diet', label: 'Diet' },
  { key: 'medicalNotes', label: 'Health', as: 'long' },
  { key: 'roomWish', label: 'Room' },
  { key: 'arrival', label: 'Arrival', value: joined('arrival') },
  { key: 'departure', label: 'Departure', value: joined('departure') },
  { key: 'emergencyContact', label: 'Emergency contact', value: joined('emergencyContact') },
];

/** The travelers' details of a booking; every view is written to the audit log. */
function DetailsView({ details }: { details: BookingDetails }) {
  return (
    <Stack $gap="4">
      <Facts facts={wishes} record={{ id: '', version: 0, ...details }} />
      {details.travellers?.map((traveler, index) => (
        <section key={index}>
          <Heading as="h3" $size={3}>
            {traveler.fullName}
          </Heading>
          <Facts facts={ofTraveler} record={{ version: 0, ...traveler, id: String(index) }} />
        </section>
      ))}
    </Stack>
  );
}

/** An outcome that is shown in the dialog. */
export type ShownOutcome = Exclude<Outcome, { kind: 'open' | 'file' }>;

export const isShown = (outcome: Outcome | null | undefined): outcome is ShownOutcome =>
  outcome?.kind === 'address' || outcome?.kind === 'roster' || outcome?.kind === 'details';

/** The outcome of an action, to read or copy. */
export function OutcomeView({ outcome, onClose }: { outcome: ShownOutcome; onClose: () => void }) {
  return (
    <Stack $gap="4">
      {outcome.kind === 'roster' && <RosterView roster={outcome.roster} />}
      {outcome.kind === 'details' && <DetailsView details={outcome.details} />}
      {outcome.kind === 'address' && (
        <TextField
          label={outcome.label}
          readOnly
          value={outcome.href}
          onFocus={(event) => event.target.select()}
        />
      )}
      <Button small onClick={onClose}>
        Close
      </Button>
    </Stack>
  );
}
