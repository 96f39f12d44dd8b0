import type { TourFacets } from '@valam/contracts/catalog/tour-facets.schema';
import { useShell } from '@valam/mfe-kit/shell';
import { Button } from '@valam/ui/button/button';
import { Checkbox } from '@valam/ui/field/choice-field';
import { SelectField, type SelectOption } from '@valam/ui/field/select-field';
import { QuietLink } from '@valam/ui/link/link';
import { from } from '@valam/ui/tokens/media';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import { useEarlyChoice } from '../../parts/list-page/use-early-choice';
import { facetOptions } from './facet-options';
import { tourQueryOf } from './tour-query';

const path = '/spiritual-tours';

const Row = styled.form`
  display: grid;
  gap: var(--space-4);
  padding-block: var(--space-4);
  border-block: 1px solid var(--color-divider);
  align-items: end;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  ${from.md} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const Last = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-6);
`;

const OnlyWithoutScripts = styled.div`
  @media (scripting: enabled) {
    display: none;
  }
`;

const orders: readonly SelectOption[] = [
  { value: 'soonest', label: 'Soonest first' },
  { value: 'price', label: 'Lowest price first' },
  { value: '-price', label: 'Highest price first' },
  { value: 'duration', label: 'Shortest first' },
  { value: '-duration', label: 'Longest first' },
];

interface TourFilterFormProps {
  readonly search: URLSearchParams;
  readonly facets: TourFacets;
  readonly isNarrowed: boolean;
}

/** Filters the list. The filters are in the URL, so that links contain them and the form works without JavaScript. */
export function TourFilterForm({ search, facets, isNarrowed }: TourFilterFormProps) {
  const shell = useShell();
  const chosen = (name: string) => search.get(name) ?? '';
  const { months, lengths, districts, themes, prices, efforts } = facetOptions(
    facets,
    search,
    tourQueryOf(search, facets.currency),
  );

  function apply(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const query = queryOf(new FormData(event.currentTarget));
    shell.navigate(query ? `${path}?${query}` : path, { scroll: false, keepsPage: true });
  }

  const select = (label: string, name: string, emptyLabel: string, options: readonly SelectOption[]) =>
    options.length > 0 && (
      <SelectField required={false} {...{ label, name, emptyLabel, options }} defaultValue={chosen(name)} />
    );
  const check = (label: string, name: string) => (
    <Checkbox label={label} name={name} value="true" defaultChecked={chosen(name) === 'true'} />
  );

  return (
    <Row
      ref={useEarlyChoice()}
      method="get"
      action={path}
      autoComplete="off"
      aria-label="Filter tours"
      onChange={(event) => event.currentTarget.requestSubmit()}
      onSubmit={apply}
    >
      {select('Month', 'month', 'Any month', months)}
      {select('Length', 'length', 'Any length', lengths)}
      {select('District', 'district', 'Any district', districts)}
      {select('Theme', 'theme', 'Any theme', themes)}
      {select('Price per person', 'maxPrice', 'Any price', prices)}
      <input type="hidden" name="currency" value={facets.currency} />
      {select('Effort', 'effort', 'Any effort', efforts)}
      {select('Order', 'sort', 'Recommended', orders)}
      <Last>
        {check(`With free seats (${facets.withSeats})`, 'available')}
        {check(`Easy on knees (${facets.easyOnKnees})`, 'easyOnKnees')}
        <OnlyWithoutScripts>
          <Button type="submit" small>
            Show tours
          </Button>
        </OnlyWithoutScripts>
        {isNarrowed && <QuietLink href={path}>Show all tours</QuietLink>}
      </Last>
    </Row>
  );
}

/** The form as query parameters; without a price limit the currency is omitted. */
function queryOf(form: FormData): string {
  const entries = [...form].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
  );
  const query = new URLSearchParams(entries);
  if (!query.has('maxPrice')) query.delete('currency');
  return query.toString();
}
