import { useShell } from '@valam/mfe-kit/shell';
import { Button } from '@valam/ui/button/button';
import { SelectField, type SelectOption } from '@valam/ui/field/select-field';
import { Checkbox } from '@valam/ui/field/choice-field';
import { QuietLink } from '@valam/ui/link/link';
import { from } from '@valam/ui/tokens/media';
import { styled } from 'styled-components';
import type { FormEvent } from 'react';

const path = '/spiritual-tours';

const Row = styled.form`
  display: grid;
  gap: var(--space-4);
  padding-block: var(--space-5);
  border-block: 1px solid var(--color-rule);
  align-items: end;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  ${from.md} {
    grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr));
  }
`;

const OnlyWithoutScripts = styled.div`
  @media (scripting: enabled) {
    display: none;
  }
`;

const lengths: readonly SelectOption[] = [
  { value: 'short', label: 'Up to 8 days' },
  { value: 'long', label: '9 days and more' },
];

const orders: readonly SelectOption[] = [
  { value: 'soonest', label: 'Soonest first' },
  { value: 'price', label: 'Lowest price first' },
  { value: '-price', label: 'Highest price first' },
  { value: 'duration', label: 'Shortest first' },
  { value: '-duration', label: 'Longest first' },
];

interface TourFilterFormProps {
  readonly search: URLSearchParams;
  readonly months: readonly SelectOption[];
  readonly themes: readonly string[];
  readonly isNarrowed: boolean;
}

/** Narrows the list. The choices live in the address, so a link keeps them and the form works without scripts. */
export function TourFilterForm({ search, months, themes, isNarrowed }: TourFilterFormProps) {
  const shell = useShell();
  const chosen = (name: string) => search.get(name) ?? '';

  function apply(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const entries = [...new FormData(event.currentTarget)].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
    );
    const query = new URLSearchParams(entries).toString();
    shell.navigate(query ? `${path}?${query}` : path, { scroll: false });
  }

  const select = (label: string, name: string, emptyLabel: string, options: readonly SelectOption[]) => (
    <SelectField optional {...{ label, name, emptyLabel, options }} defaultValue={chosen(name)} />
  );

  return (
    <Row
      method="get"
      action={path}
      key={search.toString()}
      aria-label="Filter tours"
      onChange={(event) => event.currentTarget.requestSubmit()}
      onSubmit={apply}
    >
      {select('Month', 'month', 'Any month', months)}
      {select('Length', 'length', 'Any length', lengths)}
      {select(
        'Theme',
        'theme',
        'Any theme',
        themes.map((theme) => ({ value: theme, label: theme })),
      )}
      {select('Order', 'sort', 'Our order', orders)}
      <Checkbox
        label="With free seats"
        name="available"
        value="true"
        defaultChecked={chosen('available') === 'true'}
      />
      <OnlyWithoutScripts>
        <Button type="submit" small>
          Show tours
        </Button>
      </OnlyWithoutScripts>
      {isNarrowed && <QuietLink href={path}>Show all tours</QuietLink>}
    </Row>
  );
}
