import type { Currency } from '@valam/contracts/shared/money';
import { Button } from '@valam/ui/button/button';
import { CurrencySwitch } from '@valam/ui/field/currency-switch';
import { FieldPair } from '@valam/ui/field/field';
import { FileField } from '@valam/ui/field/file-field';
import { Honeypot } from '@valam/ui/field/honeypot';
import { PasswordField } from '@valam/ui/field/password-field';
import { SelectField } from '@valam/ui/field/select-field';
import { Stepper } from '@valam/ui/field/stepper';
import { DateField, EmailField, SearchField, TextareaField, TextField } from '@valam/ui/field/text-field';
import { PhoneField, type Country } from '@valam/ui/phone-field/phone-field';
import { CountryCodePicker } from '@valam/ui/phone-field/country-code-picker';
import { SearchBox } from '@valam/ui/search/search-box';
import { useState } from 'react';
import type { Sheet } from '../sheet';

const norway: Country = { code: 'NO', dial: '47', name: 'Norway' };

function LivePhone({ initial, error }: { initial: Country | null; error?: string }) {
  const [country, setCountry] = useState(initial);
  return (
    <PhoneField label="Phone" country={country} onCountryChange={setCountry} error={error} name="mobile" />
  );
}

function LiveCurrency() {
  const [currency, setCurrency] = useState<Currency>('USD');
  return <CurrencySwitch currency={currency} onChange={setCurrency} name="sheet-currency" />;
}

function LiveStepper({ initial }: { initial: number }) {
  const [value, setValue] = useState(initial);
  return <Stepper label="Number of travelers" value={value} onChange={setValue} />;
}

function LiveSearch({ initial, label }: { initial: string; label: string }) {
  const [query, setQuery] = useState(initial);
  return (
    <SearchBox
      label={label}
      query={query}
      onQuery={setQuery}
      onGo={() => undefined}
      resultsHref={(text) => `/search?q=${encodeURIComponent(text)}`}
      suggestions={
        query === 'xq'
          ? []
          : [
              { id: '1', title: 'Discovering Shiva', href: '/1', kind: 'tour', kindName: 'Tour' },
              {
                id: '2',
                title: 'Kailasanathar Temple, Kanchipuram',
                href: '/2',
                kind: 'temple',
                kindName: 'Temple',
              },
              {
                id: '3',
                title: 'How to walk round a mountain',
                href: '/3',
                kind: 'article',
                kindName: 'Article',
              },
            ]
      }
    />
  );
}

export const fields: Sheet = {
  id: 'fields',
  title: 'Fields',
  states: [
    {
      name: 'Empty with hint',
      width: 'third',
      show: () => <TextField label="Full name" hint="As in your passport" />,
    },
    {
      name: 'Error',
      width: 'third',
      show: () => <EmailField label="Email" defaultValue="ingrid@" error="Invalid email address" />,
    },
    {
      name: 'Disabled',
      width: 'third',
      show: () => <TextField label="Tour" defaultValue="Discovering Shiva" disabled />,
    },
    {
      name: 'Read only',
      width: 'third',
      show: () => <TextField label="Tour" defaultValue="City of Light" readOnly />,
    },
    { name: 'Optional', width: 'third', show: () => <TextareaField label="Special requests" optional /> },
    { name: 'Date', width: 'third', show: () => <DateField label="Arrival" defaultValue="2027-02-05" /> },
    {
      name: 'Select',
      width: 'third',
      show: () => (
        <SelectField
          label="Departure date"
          emptyLabel="Choose a date"
          options={[
            { value: '1', label: 'Jan 09, 2027 – Jan 18, 2027 (Sold Out)', disabled: true },
            { value: '2', label: 'Feb 06, 2027 – Feb 15, 2027' },
          ]}
        />
      ),
    },
    {
      name: 'Select with error',
      width: 'third',
      show: () => (
        <SelectField
          label="Group size"
          emptyLabel="Choose"
          options={[{ value: '1-2', label: '1-2' }]}
          error="Please select a group size"
        />
      ),
    },
    {
      name: 'Search',
      width: 'third',
      show: () => (
        <SearchField label="Search temples" placeholder="Search temples by name, district, or state..." />
      ),
    },
    { name: 'Phone: unchosen', width: 'third', show: () => <LivePhone initial={null} /> },
    { name: 'Phone: chosen', width: 'third', show: () => <LivePhone initial={norway} /> },
    {
      name: 'Phone: error',
      width: 'third',
      show: () => <LivePhone initial={norway} error="Please enter a valid mobile number" />,
    },
    {
      name: 'Country',
      width: 'third',
      show: () => <CountryCodePicker country={norway} onChange={() => undefined} name="country-2" />,
    },
    { name: 'Currency', width: 'third', show: () => <LiveCurrency /> },
    { name: 'Stepper', width: 'third', show: () => <LiveStepper initial={1} /> },
    { name: 'Stepper at its end', width: 'third', show: () => <LiveStepper initial={12} /> },
    {
      name: 'Password',
      width: 'third',
      show: () => <PasswordField label="Password" purpose="new" hint="At least 6 characters" />,
    },
    {
      name: 'File',
      width: 'third',
      show: () => <FileField label="Photograph" hint="JPEG or PNG, up to 15 MB" optional />,
    },
    {
      name: 'Pair',
      width: 'half',
      show: () => (
        <FieldPair>
          <TextField label="First name" autoComplete="given-name" />
          <TextField label="Last name" autoComplete="family-name" />
        </FieldPair>
      ),
    },
    {
      name: 'Search with suggestions',
      width: 'full',
      show: () => <LiveSearch initial="shiva" label="Search" />,
    },
    {
      name: 'Search without results',
      width: 'full',
      show: () => <LiveSearch initial="xq" label="Search again" />,
    },
    {
      name: 'Form with errors',
      width: 'half',
      show: () => (
        <form noValidate style={{ display: 'grid', gap: '1rem', position: 'relative' }}>
          <TextField id="sheet-name" label="Full name" error="Please enter your full name" />
          <Honeypot name="website" />
          <Button type="submit" full>
            Send inquiry
          </Button>
        </form>
      ),
    },
  ],
};
