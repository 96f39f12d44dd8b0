import { instantOfIstClock, istClock } from '@valam/contracts/shared/days';
import { currencies } from '@valam/contracts/shared/money';
import { typedAmount } from '@valam/contracts/shared/typed-amount';
import { SelectField } from '@valam/ui/field/select-field';
import { TextareaField, TextField } from '@valam/ui/field/text-field';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { asText } from '../description/as-text';
import type { FieldOf } from '../description/field-description';
import { moneyIn } from '../description/values';
import { same } from '../record/use-draft';
import { type FieldProps, readIn, unreadable, wordsOf } from './field-props';

/** Text that is not a number is sent as typed, so that the service rejects it. */
export function NumberField(props: FieldProps) {
  const shown = props.value === unreadable ? '' : asText(props.value);
  const change = (text: string) => {
    const number = Number(text);
    props.onChange(text.trim() === '' ? null : Number.isNaN(number) ? text : number);
  };
  return (
    <TextField
      {...wordsOf(props)}
      type="number"
      step="any"
      inputMode="decimal"
      value={shown}
      onChange={(e) => change(readIn(e.target))}
      /* Unreadable text in an empty field is no change of its value. */
      onBlur={(e) => e.target.validity.badInput && change(unreadable)}
    />
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 7rem;
  gap: var(--space-3);
  align-items: end;
`;

/**
 * The text of a field whose value is parsed from it: as typed while it still parses to the value, otherwise formatted from
 * the value, such as after an undo or a save.
 */
function useTyped<T>(value: T, textOf: (value: T) => string, parse: (text: string) => T) {
  const [typed, setTyped] = useState(() => textOf(value));
  return [same(parse(typed), value) ? typed : textOf(value), setTyped] as const;
}

const amountText = (value: unknown): string => {
  const amount = moneyIn(value);
  return amount ? (amount.amountMinor / 100).toFixed(2) : asText(value);
};

function amountOf(text: string, currency: string): unknown {
  const amountMinor = typedAmount(text);
  return text.trim() === '' ? null : amountMinor === null ? text : { amountMinor, currency };
}

const wrongAmount = 'Please enter an amount, such as 250 or 1,250.50.';

/** An amount with its currency, or null if empty. Text that is not an amount is sent as typed, so that it is rejected. */
export function MoneyField({ field, ...props }: FieldProps<FieldOf<'money'>>) {
  const { value, onChange, whole = {} } = props;
  const fixed = field.currency ?? (field.currencyIn === undefined ? '' : asText(whole[field.currencyIn]));
  const [chosen, setChosen] = useState<string>('USD');
  const amount = moneyIn(value);
  const currency = fixed || (amount?.currency ?? chosen);
  useEffect(() => {
    // The form has got another currency.
    if (amount && amount.currency !== currency) onChange({ ...amount, currency });
  }, [amount, currency, onChange]);
  const [typed, setTyped] = useTyped(value, amountText, (text) => amountOf(text, currency));
  const [isLeft, setLeft] = useState(false);
  const change = (text: string, unit: string) => {
    setTyped(text);
    setChosen(unit);
    onChange(amountOf(text, unit));
  };
  const words = wordsOf({ ...props, field });
  const isWrong = typed.trim() !== '' && typedAmount(typed) === null;
  return (
    <Pair>
      <TextField
        {...words}
        error={isWrong && (isLeft || words.error) ? wrongAmount : words.error}
        inputMode="decimal"
        value={typed}
        onChange={(e) => change(e.target.value, currency)}
        onBlur={() => setLeft(true)}
      />
      <SelectField
        label={`${field.label}, currency`}
        hiddenLabel
        options={(fixed ? [fixed] : currencies).map((code) => ({ value: code, label: code }))}
        value={currency}
        onChange={(e) => change(typed, e.target.value)}
      />
    </Pair>
  );
}

const linesOf = (text: string): readonly unknown[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** A list of texts, one per line. */
export function WordsField(props: FieldProps) {
  const value: readonly unknown[] = Array.isArray(props.value) ? props.value : [];
  const [typed, setTyped] = useTyped(value, (words) => words.join('\n'), linesOf);
  const change = (text: string) => {
    setTyped(text);
    props.onChange(linesOf(text));
  };
  const words = wordsOf(props);
  return (
    <TextareaField
      {...words}
      hint={words.hint ?? 'One per line.'}
      rows={3}
      value={typed}
      onChange={(e) => change(e.target.value)}
    />
  );
}

/** A JSON editor for kinds without their own control. */
export function JsonField(props: FieldProps) {
  const [typed, setTyped] = useState(props.value === undefined ? '' : JSON.stringify(props.value, null, 2));
  const [wrong, setWrong] = useState(false);
  const change = (text: string) => {
    setTyped(text);
    try {
      props.onChange(text.trim() === '' ? null : (JSON.parse(text) as unknown));
      setWrong(false);
    } catch {
      setWrong(true);
    }
  };
  const words = wordsOf(props);
  return (
    <TextareaField
      {...words}
      error={wrong ? 'This is not JSON.' : words.error}
      spellCheck={false}
      value={typed}
      onChange={(e) => change(e.target.value)}
    />
  );
}

/** Date and time in India (IST). */
export function MomentField(props: FieldProps) {
  const { value } = props;
  const shown = typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? istClock(value) : '';
  const change = (text: string) => {
    const read = instantOfIstClock(text);
    const isRead = !Number.isNaN(read.getTime());
    props.onChange(isRead ? read.toISOString() : text === unreadable ? text : null);
  };
  return (
    <TextField
      {...wordsOf(props)}
      type="datetime-local"
      value={shown}
      onChange={(e) => change(readIn(e.target))}
      onBlur={(e) => e.target.validity.badInput && change(unreadable)}
    />
  );
}
