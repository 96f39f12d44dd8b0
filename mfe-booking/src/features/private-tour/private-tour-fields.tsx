import { ReferralNote, type FormProgress } from '@valam/mfe-kit/form';
import { ChipGroup } from '@valam/ui/field/chip-group';
import { Honeypot } from '@valam/ui/field/honeypot';
import { SelectField } from '@valam/ui/field/select-field';
import { EmailField, TextareaField, TextField } from '@valam/ui/field/text-field';
import { PhoneField, type Country } from '@valam/ui/phone-field/phone-field';
import { fieldsOf } from '../../parts/field-of';
import { groupSizes, interests } from './private-tour-words';

interface PrivateTourFieldsProps {
  readonly progress: FormProgress;
  readonly country: Country | null;
  readonly onCountry: (country: Country) => void;
  /** The email address is optional in the dialog on a tour's page. */
  readonly isEmailOptional?: boolean;
  /** The initially selected interests. */
  readonly chosenInterests?: readonly string[];
}

/** The fields of a private tour inquiry. */
export function PrivateTourFields({
  progress,
  country,
  onCountry,
  isEmailOptional,
  chosenInterests,
}: PrivateTourFieldsProps) {
  const field = fieldsOf(progress);
  const { errors, values } = progress;
  return (
    <>
      <TextField label="Full name" autoComplete="name" minLength={2} {...field('name')} />
      <EmailField label="Email" optional={isEmailOptional} {...field('email')} />
      <PhoneField
        label="Mobile"
        country={country}
        countryName="countryCode"
        typedCode={values['countryCode']}
        countryError={errors['countryCode']}
        onCountryChange={onCountry}
        minLength={5}
        {...field('mobile')}
      />
      <SelectField
        label="Group size"
        name="groupSize"
        emptyLabel="Choose a group size"
        options={groupSizes.map((size) => ({ value: size, label: size }))}
        defaultValue={values['groupSize'] ?? ''}
        error={errors['groupSize']}
      />
      <ChipGroup
        label="Main interests"
        name="mainInterests"
        error={errors['mainInterests']}
        initial={chosenInterests ?? linesOf(values['mainInterests'])}
        choices={interests.map((interest) => ({ value: interest, label: interest }))}
      />
      <TextareaField label="Special requests" optional {...field('specialRequests')} />
      <Honeypot name="website" />
      <ReferralNote />
    </>
  );
}

/** Multiple values of a field are returned joined by line breaks. */
const linesOf = (values: string | undefined): readonly string[] => values?.split('\n') ?? [];
