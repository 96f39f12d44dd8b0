import { istDay } from '@valam/contracts/shared/days';
import { formatCount } from '@valam/contracts/shared/money';
import { Link } from '@valam/mfe-kit/router';
import { LinkButton } from '@valam/ui/button/button';
import { VisuallyHidden } from '@valam/ui/layout/layout';
import { Heading, Numeral } from '@valam/ui/typography/typography';
import { styled } from 'styled-components';
import { Waiting } from '../frame/waiting';
import { amountWords } from '../entities/amount-words';
import { daysAway, distance } from '../record/format-moment';
import { useMayOpen } from '../record/use-may-open';
import type { BoardWords } from './boards';
import { countOf, type Rest, type TodayLine } from './today-lines';

const Head = styled.header`
  display: flex;
  align-items: baseline;
  gap: var(--space-3);
  padding-bottom: 0.6rem;
  border-bottom: 3px solid;
  & > a {
    margin-left: auto;
    color: var(--color-action);
    padding-block: 0.4rem;
  }
`;

const Count = styled(Numeral)`
  font-size: 1.75rem;
`;

const Lines = styled.ul`
  list-style: none;
  padding: 0;
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.15rem var(--space-4);
  align-items: center;
  padding-block: 0.7rem;
  border-bottom: 1px solid var(--color-divider);
  line-height: 1.4;
  & > p:first-child {
    font-weight: 600;
  }
  & > p:nth-child(2) {
    grid-column: 1;
    color: var(--color-text-muted);
    overflow-wrap: anywhere;
  }
  & > p:nth-child(3) {
    grid-column: 1;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  & > a {
    grid-column: 2;
    grid-row: 1 / 3;
  }
  @media (min-width: 760px) {
    grid-template-columns: minmax(0, 1fr) 9rem 10rem;
    & > p:nth-child(3) {
      grid-column: 2;
      grid-row: 1 / 3;
      text-align: right;
    }
    & > a {
      grid-column: 3;
    }
  }
  &:hover {
    background: var(--color-surface-sunken);
    box-shadow:
      -0.6rem 0 0 var(--color-surface-sunken),
      0.6rem 0 0 var(--color-surface-sunken);
  }
`;

const More = styled.li`
  padding-block: 0.7rem;
  & > a {
    color: var(--color-action);
    text-decoration: underline;
  }
`;

interface BoardProps extends BoardWords {
  readonly lines: readonly TodayLine[];
  /** Tasks beyond the listed lines. */
  readonly rest: readonly Rest[];
  /** Some of the lines are still loading. */
  readonly isAwaited: boolean;
  /** False if some of the lines could not be loaded. */
  readonly isWhole: boolean;
}

/** A band of the board: its count and its lines, each with its age, amount and next task. */
export function Board({ band, title, color, all, lines, rest, isAwaited, isWhole }: BoardProps) {
  const mayOpen = useMayOpen();
  return (
    <section aria-labelledby={`board-${band}`}>
      <Head style={{ borderColor: color }}>
        <Count aria-hidden="true" style={{ color: color }}>
          {lines.length + countOf(rest)}
        </Count>
        <Heading as="h2" $size={2} id={`board-${band}`}>
          {title}
        </Heading>
        <Link to={all.href}>{all.label}</Link>
      </Head>
      {lines.length === 0 && isAwaited ? (
        <Waiting />
      ) : lines.length === 0 ? (
        <p style={{ paddingBlock: 'var(--space-4)' }}>
          {isWhole ? 'Nothing here. Good.' : 'This could not be loaded.'}
        </p>
      ) : (
        <Lines>
          {lines.map((line) => (
            <Item key={line.id}>
              <p>{line.what}</p>
              <p>{line.about}</p>
              <p>{[amountWords(line.amount), age(line)].filter(Boolean).join(' · ')}</p>
              {mayOpen(line.href) && (
                <LinkButton small variant="secondary" href={line.href}>
                  {line.deed}
                  <VisuallyHidden>: {line.about}</VisuallyHidden>
                </LinkButton>
              )}
            </Item>
          ))}
          {rest.map(({ what, count, href }) => (
            <More key={what}>
              And {formatCount(count)} more. <Link to={href}>See all: {what}</Link>
            </More>
          ))}
        </Lines>
      )}
    </section>
  );
}

function age({ at, isOfDay }: TodayLine): string {
  const ms = at ? Date.parse(at) - Date.now() : Number.NaN;
  if (at === null || Number.isNaN(ms)) return '';
  if (isOfDay) return daysAway(istDay(new Date()), istDay(new Date(at)));
  return ms > 0 ? `in ${distance(ms)}` : `${distance(ms)} ago`;
}
