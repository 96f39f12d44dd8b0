import { Link } from '@valam/mfe-kit/router';
import { Button } from '@valam/ui/button/button';
import { DateField } from '@valam/ui/field/text-field';
import { Cluster } from '@valam/ui/layout/layout';
import type { ReactNode, SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import { rangeChoices, type RangeChoice } from './report-range';
import type { ReportAddress } from './use-report-address';

const Row = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(10rem, 1fr));
  gap: var(--space-3) var(--space-4);
  align-items: end;
  @media print {
    display: none;
  }
`;

const Choices = styled(Cluster)`
  margin-block: var(--space-2) var(--space-5);
  & a {
    display: inline-flex;
    align-items: center;
    min-height: var(--size-target);
  }
  & [aria-current] {
    text-decoration: none;
    /* Unlike a shadow, a border stays visible in forced colors. */
    border-bottom: 3px solid var(--color-accent);
  }
  @media print {
    display: none;
  }
`;

interface RangeBarProps {
  readonly address: ReportAddress;
  /** Defaults to past ranges. */
  readonly choices?: readonly RangeChoice[] | undefined;
  readonly children?: ReactNode;
}

/** The range and other parameters of a report. Changing the range resets the page of entries. */
export function RangeBar({ address, choices, children }: RangeBarProps) {
  const { range, today } = address;
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const day = (name: string): string | null => {
      const value = typed.get(name);
      return typeof value === 'string' && value ? value : null;
    };
    address.change({ from: day('from'), to: day('to') });
  };
  return (
    <>
      <Row onSubmit={submit} aria-label="What the report shows" key={`${range.from} ${range.to}`}>
        <DateField label="From" name="from" defaultValue={range.from} />
        <DateField label="To" name="to" defaultValue={range.to} />
        {children}
        <div>
          <Button type="submit" small variant="secondary">
            Show
          </Button>
        </div>
      </Row>
      <Choices as="nav" aria-label="Usual ranges" $gap="4">
        {(choices ?? rangeChoices(today)).map(({ label, range: { from, to } }) => (
          <Link
            key={label}
            to={address.href({ from, to })}
            aria-current={from === range.from && to === range.to ? 'true' : undefined}
          >
            {label}
          </Link>
        ))}
      </Choices>
    </>
  );
}
