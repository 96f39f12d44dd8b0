import { Checkbox, CheckboxGroup, RadioGroup } from '@valam/ui/field/choice-field';
import { ChipGroup } from '@valam/ui/field/chip-group';
import type { Sheet } from '../sheet';

const interests = ['Yoga', 'Temples', 'Ayurveda', 'Satsangs', 'Pilgrimage', 'Ashram Stays'].map((value) => ({
  value,
  label: value,
}));

export const choices: Sheet = {
  id: 'choices',
  title: 'Choices',
  states: [
    {
      name: 'Chips',
      width: 'third',
      show: () => (
        <ChipGroup
          label="Main interests"
          name="interests"
          choices={interests}
          initial={['Temples', 'Pilgrimage']}
        />
      ),
    },
    {
      name: 'Chips with error',
      width: 'third',
      show: () => (
        <ChipGroup
          label="Main interests"
          name="interests-2"
          choices={interests}
          error="Please select at least one interest"
        />
      ),
    },
    {
      name: 'Radio',
      width: 'third',
      show: () => (
        <RadioGroup
          label="Group size"
          name="group"
          initial={['3-5']}
          choices={['1-2', '3-5', '6-10'].map((value) => ({ value, label: value }))}
        />
      ),
    },
    {
      name: 'Checkboxes',
      width: 'third',
      show: () => (
        <CheckboxGroup
          label="Documents"
          name="documents"
          initial={['hotel']}
          choices={[
            { value: 'hotel', label: 'Hotel details' },
            { value: 'food', label: 'Food details' },
            { value: 'none', label: 'Not available', disabled: true },
          ]}
        />
      ),
    },
    {
      name: 'Checkbox',
      width: 'third',
      show: () => (
        <>
          <Checkbox
            name="terms"
            label={
              <>
                I have read the <a href="#terms">terms of service</a>
              </>
            }
          />
          <Checkbox name="terms-2" label="I have read the terms" error="Please accept the terms." />
        </>
      ),
    },
  ],
};
