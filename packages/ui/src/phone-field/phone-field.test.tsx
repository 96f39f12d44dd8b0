import { beforeEach, describe, expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getCountryCallingCode, type CountryCode } from 'libphonenumber-js';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { violationsIn } from '../../test/axe';
import { Dialog } from '../dialog/dialog';
import { countries, matchCountries } from './countries';
import { hasDialCode, wholeNumber, type Country } from './country';
import { PhoneField } from './phone-field';

/** A dialog that closes when Radix asks it to. */
function InDialog() {
  const [isOpen, setOpen] = useState(true);
  return (
    <Dialog open={isOpen} onOpenChange={setOpen} title="Private Tour Inquiry">
      <Phone />
    </Dialog>
  );
}

function Phone() {
  const [country, setCountry] = useState<Country | null>(null);
  return <PhoneField label="Phone" country={country} onCountryChange={setCountry} />;
}

const opener = () => screen.getByRole('button', { name: /Country code/ });
const names = () => screen.getAllByRole('option').map((option) => option.textContent);

async function open() {
  render(<Phone />);
  await userEvent.click(opener());
  await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(150));
}

beforeEach(() => window.localStorage.clear());

it.each([
  ['+47', ' 912 34 567 ', '+47912 34 567'],
  ['+47', '+91 98400 12345', '+91 98400 12345'],
  ['', '91234567', '91234567'],
  ['+47', '0047 912 34 567', '+47 912 34 567'],
  ['', '\u202A+47 912 34 567\u202C', '+47 912 34 567'],
])('with the dial code “%s”, the typed number “%s” is sent as %s', (code, typed, sent) => {
  expect(wholeNumber(code, typed)).toBe(sent);
});

it.each([
  ['\u202A+47 912 34 567\u202C', true],
  ['0047 912 34 567', true],
  ['912 34 567', false],
])('detects whether a number starts with a dial code: “%s”', (typed, isThere) => {
  expect(hasDialCode(typed)).toBe(isThere);
});

it('asks for no country once the number of an uncontrolled field begins with a dial code', async () => {
  render(
    <PhoneField label="Phone" country={null} countryError="No country." onCountryChange={() => undefined} />,
  );
  await userEvent.type(screen.getByLabelText('Phone'), '+47 912 34 567');
  expect(screen.queryByText('No country.')).toBeNull();
  expect(screen.queryByText('Please select your country code')).toBeNull();
  expect(opener().getAttribute('aria-invalid')).toBeNull();
});

describe('matching countries', () => {
  const found = (query: string) => matchCountries(countries, query).map(({ name }) => name);

  it('finds by name, ISO code and dial code', () => {
    expect(found('norw')).toEqual(['Norway']);
    expect(found('no')[0]).toBe('Norway');
    expect(found('+47')).toContain('Norway');
    expect(found('0091')).toEqual(['India']);
    expect(found('kingdom')).toEqual(['United Kingdom']);
    expect(found('cote')[0]).toMatch(/Côte/);
    expect(found('xq')).toEqual([]);
  });

  it.each([
    ['usa', 'United States'],
    ['uk', 'United Kingdom'],
    ['uae', 'United Arab Emirates'],
    ['turkey', 'Türkiye'],
    ['saint lucia', 'St. Lucia'],
    ['antigua and', 'Antigua & Barbuda'],
    ['holland', 'Netherlands'],
  ])('finds a country that people call %s', (query, name) => {
    expect(found(query)).toContain(name);
  });

  it('uses the dial codes of libphonenumber', () => {
    for (const { code, dial } of countries) {
      expect(`${code} ${dial}`).toBe(`${code} ${getCountryCallingCode(code as CountryCode)}`);
    }
  });

  it('searches at least 150 distinct countries', () => {
    expect(countries.length).toBeGreaterThanOrEqual(150);
    expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length);
    for (const { code, dial, name } of countries) {
      expect(`${code} ${dial} ${name}`).toMatch(/^[A-Z]{2} \d{1,3} \S/);
    }
  });
});

describe('the country picker', () => {
  it('asks for the country until one is chosen', async () => {
    await open();
    expect(screen.getByText('Please select your country code')).toBeTruthy();
    await userEvent.type(screen.getByRole('combobox', { name: 'Search countries' }), 'norw{Enter}');
    expect(screen.queryByText('Please select your country code')).toBeNull();
    expect(screen.getByRole('button', { name: 'Country code +47 Norway' })).toBe(document.activeElement);
  });

  it('does not ask for the country when the number starts with a dial code', () => {
    const number = (value: string) => (
      <PhoneField label="Mobile" country={null} onCountryChange={() => {}} value={value} readOnly />
    );
    const { rerender } = render(number('91234567'));
    expect(screen.getByText('Please select your country code')).toBeTruthy();
    rerender(number('+4791234567'));
    expect(screen.queryByText('Please select your country code')).toBeNull();
  });

  it('accepts typing as soon as the search field is rendered', async () => {
    render(<Phone />);
    await userEvent.click(opener());
    await screen.findByRole('combobox', { name: 'Search countries' });
    await userEvent.keyboard('Norway{Enter}');
    expect(screen.getByRole('button', { name: 'Country code +47 Norway' })).toBeTruthy();
  });

  it('moves by the arrow keys, Home and End, and wraps around at both ends', async () => {
    await open();
    const search = screen.getByRole('combobox', { name: 'Search countries' });
    expect(document.activeElement).toBe(search);
    const marked = () => screen.getByRole('option', { selected: true }).textContent;
    const all = names();
    await userEvent.keyboard('{ArrowDown}');
    expect(marked()).toBe(all[1]);
    await userEvent.keyboard('{End}');
    expect(marked()).toBe(all.at(-1));
    await userEvent.keyboard('{ArrowDown}');
    expect(marked()).toBe(all[0]);
    await userEvent.keyboard('{ArrowUp}');
    expect(marked()).toBe(all.at(-1));
    await userEvent.keyboard('{Home}');
    expect(search.getAttribute('aria-activedescendant')).toBe(
      screen.getByRole('option', { selected: true }).id,
    );
  });

  it('closes on Escape and returns the focus to its button', async () => {
    await open();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(document.activeElement).toBe(opener());
  });

  it('closes on Escape without closing the dialog around it', async () => {
    render(<InDialog />);
    await userEvent.click(opener());
    await userEvent.type(await screen.findByRole('combobox', { name: 'Search countries' }), 'norw');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.getByRole('dialog', { name: 'Private Tour Inquiry' })).toBeTruthy();
    expect(document.activeElement).toBe(opener());
  });

  it('opens on the down arrow key', async () => {
    render(<Phone />);
    opener().focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(await screen.findByRole('listbox')).toBeTruthy();
  });

  it('announces how many countries match', async () => {
    await open();
    await userEvent.type(screen.getByRole('combobox', { name: 'Search countries' }), 'kingdom');
    expect(screen.getByRole('status').textContent).toBe('1 country');
  });

  it('says when nothing matches', async () => {
    await open();
    await userEvent.type(screen.getByRole('combobox', { name: 'Search countries' }), 'xq');
    expect(screen.getByText('No country matches “xq”')).toBeTruthy();
  });

  it('lists recently chosen countries first', async () => {
    await open();
    await userEvent.keyboard('norw{Enter}');
    await userEvent.click(opener());
    await waitFor(() => expect(names()[0]).toContain('Norway'));
    expect(names().filter((name) => name?.includes('Norway'))).toHaveLength(1);
  });

  it('selects the country that is clicked', async () => {
    await open();
    await userEvent.keyboard('norw');
    await userEvent.click(screen.getByRole('option', { name: /Norway/ }));
    expect(opener().textContent).toContain('+47');
  });

  it('is accessible while open', async () => {
    await open();
    // Fewer rows for axe to check.
    await userEvent.keyboard('united');
    expect(await violationsIn(document.body)).toEqual([]);
  });
});

it('keeps the dial code that was typed without JavaScript when the form is returned with errors', () => {
  const html = renderToString(
    <PhoneField label="Phone" country={null} onCountryChange={() => undefined} typedCode="+47" />,
  );
  expect(html).toMatch(/<noscript>.*value="\+47".*<\/noscript>/);
});
