import type { AdminRecord } from '@valam/contracts/shared/admin';
import { Stack } from '@valam/ui/layout/layout';
import { Heading } from '@valam/ui/typography/typography';
import type { Values } from '../api/use-office';
import type { Shown } from '../description/shown';
import { rowAt, rowsAt, textAt } from '../description/values';
import { Facts } from '../record/facts';

const wishes: readonly Shown[] = [
  { key: 'diet', label: 'Diet' },
  { key: 'needs', label: 'Needs', as: 'long' },
];

/** The parts of a flight or a contact in one line. */
const joined =
  (key: string) =>
  (row: AdminRecord): string =>
    Object.values(rowAt(row, key) ?? {})
      .filter((part) => typeof part === 'string' && part !== '')
      .join(', ');

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

/** What a booking says of its travelers; no one sees it without an entry in the audit log. */
export function DetailsView({ answer }: { answer: Values }) {
  return (
    <Stack $gap="4">
      <Facts facts={wishes} record={{ id: '', version: 0, ...answer }} />
      {rowsAt(answer, 'travellers').map((traveler, index) => (
        <section key={index}>
          <Heading as="h3" $size={3}>
            {textAt(traveler, 'fullName')}
          </Heading>
          <Facts facts={ofTraveler} record={{ id: String(index), version: 0, ...traveler }} />
        </section>
      ))}
    </Stack>
  );
}
