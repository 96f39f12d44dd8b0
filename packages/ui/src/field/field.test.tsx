import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ChipGroup } from './chip-group';
import { Checkbox, RadioGroup } from './choice-field';
import { CurrencySwitch } from './currency-switch';
import { ErrorSummary } from './error-summary';
import { FileField } from './file-field';
import { Honeypot } from './honeypot';
import { PasswordField } from './password-field';
import { SelectField } from './select-field';
import { Stepper } from './stepper';
import { EmailField, TextField } from './text-field';

describe('a field', () => {
  it('ties label, hint and error to its control', () => {
    render(<TextField label="Full name" hint="As in your passport" error="Please enter your full name" />);
    const input = screen.getByRole('textbox', {
      name: 'Full name',
      description: 'As in your passport Please enter your full name',
    });
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  it('is required unless it says that it is optional', () => {
    render(
      <>
        <TextField label="Name" />
        <TextField label="Message" optional />
      </>,
    );
    expect(screen.getByRole('textbox', { name: 'Name' }).hasAttribute('required')).toBe(true);
    expect(screen.getByRole('textbox', { name: 'Message (optional)' }).hasAttribute('required')).toBe(false);
  });

  it('takes what a form library registers', async () => {
    const onChange = jest.fn();
    const ref = jest.fn<(input: HTMLInputElement | null) => void>();
    render(<EmailField label="Email" name="email" onChange={onChange} ref={ref} />);
    const input = screen.getByRole('textbox', { name: 'Email' });
    await userEvent.type(input, 'a');
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(ref.mock.calls[0]?.[0]).toBe(input);
    expect(input.getAttribute('autocomplete')).toBe('email');
  });

  it('lists its choices natively', () => {
    render(
      <SelectField
        label="Departure date"
        emptyLabel="Choose a date"
        options={[
          { value: '1', label: 'Jan 09, 2027 (Sold Out)', disabled: true },
          { value: '2', label: 'Feb 06, 2027' },
        ]}
      />,
    );
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Choose a date',
      'Jan 09, 2027 (Sold Out)',
      'Feb 06, 2027',
    ]);
    expect(screen.getByRole('option', { name: /Sold Out/ }).hasAttribute('disabled')).toBe(true);
  });
});

describe('choices', () => {
  it('toggles interests', async () => {
    const Interests = () => {
      const [chosen, setChosen] = useState<readonly string[]>(['yoga']);
      return (
        <>
          <ChipGroup
            label="Main interests"
            name="interests"
            chosen={chosen}
            onChoose={setChosen}
            choices={[
              { value: 'yoga', label: 'Yoga' },
              { value: 'temples', label: 'Temples' },
            ]}
          />
          <output>{chosen.join(' ')}</output>
        </>
      );
    };
    render(<Interests />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Temples' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Yoga' }));
    expect(screen.getByRole('status').textContent).toBe('temples');
    expect(screen.getByRole('group', { name: 'Main interests' })).toBeTruthy();
  });

  it('chooses one of a few', async () => {
    const onChoose = jest.fn();
    render(
      <RadioGroup
        label="Group size"
        name="size"
        onChoose={onChoose}
        choices={[{ value: '3-5', label: '3-5' }]}
      />,
    );
    await userEvent.click(screen.getByRole('radio', { name: '3-5' }));
    expect(onChoose).toHaveBeenCalledWith(['3-5']);
  });

  it('makes the whole row of a checkbox the target', async () => {
    render(<Checkbox label="I have read the terms" error="Please accept the terms." />);
    await userEvent.click(screen.getByText('I have read the terms'));
    const box = screen.getByRole('checkbox', { description: 'Please accept the terms.' });
    expect((box as HTMLInputElement).checked).toBe(true);
  });

  it('says aloud in which currency prices stand, once it was changed', async () => {
    const onChange = jest.fn();
    const { rerender } = render(<CurrencySwitch currency="USD" onChange={onChange} />);
    expect(screen.getByRole('status').textContent).toBe('');
    await userEvent.click(screen.getByRole('radio', { name: '€ EUR' }));
    expect(onChange).toHaveBeenCalledWith('EUR');
    rerender(<CurrencySwitch currency="EUR" onChange={onChange} />);
    expect(screen.getByRole('status').textContent).toBe('Prices in EUR');
  });
});

describe('the stepper', () => {
  const Travellers = ({ initial }: { initial: number }) => {
    const [value, setValue] = useState(initial);
    return <Stepper label="Number of travelers" value={value} onChange={setValue} />;
  };

  it('goes from 1 to 12 and no further, where the keyboard goes back from', async () => {
    render(<Travellers initial={11} />);
    const more = screen.getByRole('button', { name: 'One more' });
    const value = screen.getByRole('status');
    await userEvent.click(more);
    expect(value.textContent).toBe('12');
    expect(more.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(more);
    expect(value.textContent).toBe('12');
    await userEvent.keyboard('{ArrowDown}');
    expect(value.textContent).toBe('11');
  });

  it('knows arrows, Home and End', async () => {
    render(<Travellers initial={5} />);
    screen.getByRole('button', { name: 'One more' }).focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    expect(screen.getByRole('status').textContent).toBe('6');
    await userEvent.keyboard('{Home}');
    expect(screen.getByRole('status').textContent).toBe('1');
    await userEvent.keyboard('{End}');
    expect(screen.getByRole('status').textContent).toBe('12');
  });
});

describe('special fields', () => {
  it('shows a password when asked', async () => {
    render(<PasswordField label="Password" purpose="new" />);
    const input = screen.getByLabelText('Password');
    expect(input.getAttribute('type')).toBe('password');
    expect(input.getAttribute('autocomplete')).toBe('new-password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input.getAttribute('type')).toBe('text');
  });

  it('leads from the summary to the field', async () => {
    render(
      <>
        <ErrorSummary errors={[{ fieldId: 'name', message: 'Please enter your full name' }]} />
        <TextField id="name" label="Full name" />
      </>,
    );
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    await userEvent.click(screen.getByRole('link', { name: 'Please enter your full name' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Full name' }));
  });

  it('announces why a file was refused: nothing was submitted, and the focus stays', () => {
    const { rerender } = render(<FileField label="A photo" />);
    rerender(<FileField label="A photo" error="The picture could not be saved." />);
    expect(screen.getByRole('alert').textContent).toBe('The picture could not be saved.');
    screen.getByLabelText('A photo', { selector: '[aria-invalid="true"]' });
  });

  it('hides the trap from people', () => {
    const { container } = render(<Honeypot name="website" />);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(container.querySelector('input')?.tabIndex).toBe(-1);
  });
});
