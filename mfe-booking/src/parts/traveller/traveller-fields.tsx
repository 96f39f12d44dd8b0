import type { Traveller } from '@valam/contracts/leads/traveller.schema';
import { istClock } from '@valam/contracts/shared/days';
import type { FormProgress } from '@valam/mfe-kit/form';
import { FieldPair } from '@valam/ui/field/field';
import { DateField, TextareaField, TextField } from '@valam/ui/field/text-field';
import { Stack } from '@valam/ui/layout/layout';
import { Heading, Small } from '@valam/ui/typography/typography';
import { styled } from 'styled-components';
import { fieldName } from './travellers-of';

const Group = styled.fieldset`
  border: 0;
  padding: 0;
  margin-inline: 0;
  min-width: 0;
`;

/** For passport and flight numbers, which autocorrect and autofill would get wrong. */
const asWritten = { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false } as const;

interface TravellerFieldsProps {
  readonly at: number;
  readonly traveller: Traveller | undefined;
  readonly suggestedName: string;
  /** The heading of the group. */
  readonly title: string;
  readonly progress: FormProgress;
}

/** The fields of one traveler. Only the name is required; the other fields may follow later. */
export function TravellerFields({ at, title, traveller, suggestedName, progress }: TravellerFieldsProps) {
  const field = (path: string, saved: string | null | undefined) => {
    const name = fieldName(at, path);
    return { name, error: progress.errors[name], defaultValue: progress.values[name] ?? saved ?? '' };
  };
  const { arrival, departure, emergencyContact } = traveller ?? {};
  return (
    <Group aria-labelledby={`traveller-${at}`}>
      <Stack $gap="4">
        <Heading as="h3" $size={3} id={`traveller-${at}`}>
          {title}
        </Heading>
        {traveller?.id && <input type="hidden" name={fieldName(at, 'id')} value={traveller.id} />}
        <TextField
          label="Full name"
          hint="As shown in your passport"
          {...field('fullName', traveller?.fullName ?? suggestedName)}
        />
        <FieldPair>
          <DateField label="Date of birth" optional {...field('dateOfBirth', traveller?.dateOfBirth)} />
          <TextField label="Nationality" optional {...field('nationality', traveller?.nationality)} />
        </FieldPair>
        <FieldPair>
          <TextField
            label="Passport number"
            optional
            {...asWritten}
            {...field('passportNumber', traveller?.passportNumber)}
          />
          <TextField label="Diet and allergies" optional {...field('diet', traveller?.diet)} />
        </FieldPair>
        <TextareaField
          label="Medical conditions our guides should know about"
          optional
          rows={2}
          {...field('medicalNotes', traveller?.medicalNotes)}
        />
        <TextField label="Room preference" optional {...field('roomWish', traveller?.roomWish)} />
        <Flight title="Flight to India" path="arrival" flight={arrival} field={field} />
        <Flight title="Flight home" path="departure" flight={departure} field={field} />
        <Small $strong>Emergency contact</Small>
        <FieldPair>
          <TextField
            label="Name"
            optional
            autoComplete="off"
            {...field('emergencyContact.name', emergencyContact?.name)}
          />
          <TextField
            label="Phone"
            optional
            type="tel"
            inputMode="tel"
            autoComplete="off"
            {...field('emergencyContact.phone', emergencyContact?.phone)}
          />
        </FieldPair>
        <TextField
          label="Relationship to you"
          optional
          {...field('emergencyContact.relation', emergencyContact?.relation)}
        />
      </Stack>
    </Group>
  );
}

interface FlightProps {
  readonly title: string;
  readonly path: 'arrival' | 'departure';
  readonly flight: Traveller['arrival'];
  readonly field: (path: string, saved: string | null | undefined) => object & { name: string };
}

function Flight({ title, path, flight, field }: FlightProps) {
  return (
    <>
      <Small $strong>{title}</Small>
      <FieldPair>
        <TextField
          label="Flight number"
          optional
          {...asWritten}
          {...field(`${path}.number`, flight?.number)}
        />
        <TextField label="Airport in India" optional {...field(`${path}.airport`, flight?.airport)} />
      </FieldPair>
      <TextField
        label={path === 'arrival' ? 'Lands at (Indian time)' : 'Takes off at (Indian time)'}
        optional
        type="datetime-local"
        {...field(`${path}.at`, flight?.at ? istClock(flight.at) : '')}
      />
    </>
  );
}
