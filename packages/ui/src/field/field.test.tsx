import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ChipGroup } from './chip-group';
import { Checkbox, RadioGroup } from './choice-field';
import { CurrencySwitch } from './currency-switch';
import { FileField } from './file-field';
import { Honeypot } from './honeypot';
import { PasswordField } from './password-field';
import { SelectField } from './select-field';
import { Stepper } from './stepper';
import { EmailField, TextField } from './text-field';

describe('a field', () => {
  it('associates label, hint and error with its control', () => {
    render(<TextField label="Full name" hint="As in your passport" error="Please enter your full name" />);
    const input = screen.getByRole('textbox', {
      name: 'Full name',
      description: 'As in your passport Please enter your full name',
    });
    expect(input.getAttribute('aria-invalid')).toBe('true');
  });

  it('associates the hint of a single checkbox with it', () => {
    render(<Checkbox label="Active" hint="A new code is active at once." />);
    screen.getByRole('checkbox', { name: 'Active', description: 'A new code is active at once.' });
  });

  it('is required unless it is marked as optional', () => {
    render(
      <>
        <TextField label="Name" />
        <TextField label="Message" optional />
      </>,
    );
    expect(screen.getByRole('textbox', { name: 'Name' }).hasAttribute('required')).toBe(true);
    expect(screen.getByRole('textbox', { name: 'Message (optional)' }).hasAttribute('required')).toBe(false);
  });

  it('passes the props and the ref of a form library to its input', async () => {
    const onChange = jest.fn();
    const ref = jest.fn<(input: HTMLInputElement | null) => void>();
    render(<EmailField label="Email" name="email" onChange={onChange} ref={ref} />);
    const input = screen.getByRole('textbox', { name: 'Email' });
    await userEvent.type(input, 'a');
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(ref.mock.calls[0]?.[0]).toBe(input);
    expect(input.getAttribute('autocomplete')).toBe('email');
  });

  it('renders the options of a select natively', () => {
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
  it('toggles the chips of a group', async () => {
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

  it('reports the selected radio button', async () => {
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

  it('checks a checkbox when its label is clicked', async () => {
    render(<Checkbox label="I have read the terms" error="Please accept the terms." />);
    await userEvent.click(screen.getByText('I have read the terms'));
    const box = screen.getByRole('checkbox', { description: 'Please accept the terms.' });
    expect((box as HTMLInputElement).checked).toBe(true);
  });

  it('announces the currency of the prices only after a change', async () => {
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

  it('stops at 12 and keeps the focus there, so that the arrow keys still work', async () => {
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

  it('supports the arrow keys, Home and End', async () => {
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
  it('shows the password when its button is clicked', async () => {
    render(<PasswordField label="Password" purpose="new" />);
    const input = screen.getByLabelText('Password');
    expect(input.getAttribute('type')).toBe('password');
    expect(input.getAttribute('autocomplete')).toBe('new-password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(input.getAttribute('type')).toBe('text');
  });

  it('announces the error of a file field, because no submission moves the focus to it', () => {
    const { rerender } = render(<FileField label="A photo" />);
    rerender(<FileField label="A photo" error="The picture could not be saved." />);
    expect(screen.getByRole('alert').textContent).toBe('The picture could not be saved.');
    screen.getByLabelText('A photo', { selector: '[aria-invalid="true"]' });
  });

  it('hides the honeypot from screen readers and from the tab order', () => {
    const { container } = render(<Honeypot name="website" />);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(container.querySelector('input')?.tabIndex).toBe(-1);
  });
});
