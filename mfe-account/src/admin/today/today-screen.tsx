import type { Role } from '@valam/contracts/identity/auth.schema';
import { formatDay, istDay, weekdayName, istClock } from '@valam/contracts/shared/days';
import { Button, LinkButton } from '@valam/ui/button/button';
import { passFocusOn } from '@valam/ui/focus/pass-focus-on';
import { Notice } from '@valam/ui/notice/notice';
import { styled } from 'styled-components';
import { listPlace } from '../description/places';
import { describe } from '../entities/all';
import { Failure } from '../frame/failure';
import { useRole } from '../frame/use-role';
import { ScreenHead } from '../frame/screen-head';
import { Waiting } from '../frame/waiting';
import { Board } from './board';
import { boards } from './boards';
import { countOf } from './today-lines';
import { useToday } from './use-today';

const Boards = styled.div`
  display: grid;
  gap: var(--space-7) clamp(2rem, 4vw, 4rem);
  grid-template-columns: minmax(0, 1fr);
  @media (min-width: 1440px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

/** Today's open tasks: money first, then promises, approvals, departures, offers. */
export function TodayScreen() {
  const role = useRole();
  const { bands, rest, isLoading, awaited, incomplete, failure, again } = useToday();
  // oxlint-disable-next-line react/purity -- an office page stays open past midnight: each render asks which day it is
  const now = new Date();
  const today = istDay(now);
  const counts = [...Object.values(bands).map(({ length }) => length), ...Object.values(rest).map(countOf)];
  const count = counts.reduce((sum, each) => sum + each, 0);
  if (failure?.status === 401) return <Failure failure={failure} onAgain={again} />;
  return (
    <>
      <ScreenHead
        title={`${weekdayName(today)}, ${formatDay(today)}`}
        below={awaited.size > 0 ? ' ' : `${wordsFor(count, incomplete.size === 0)} ${officeHourWords(now)}`}
      >
        {mayRecordPayments(role) && (
          <LinkButton
            small
            href={`${listPlace('bookings')}?state=held,awaiting_payment,deposit_paid,balance_due`}
          >
            Record a payment
          </LinkButton>
        )}
      </ScreenHead>
      {incomplete.size > 0 && (
        <Notice tone="danger" title="A part of this board could not be loaded." live>
          <Button ref={passFocusOn} variant="quiet" small onClick={again}>
            Try again
          </Button>
        </Notice>
      )}
      {isLoading ? (
        <Waiting />
      ) : (
        <Boards>
          {boards
            .filter(({ roles }) => roles.includes(role))
            .map((board) => (
              <Board
                key={board.band}
                {...board}
                lines={bands[board.band]}
                rest={rest[board.band]}
                isAwaited={awaited.has(board.band)}
                isWhole={!incomplete.has(board.band)}
              />
            ))}
        </Boards>
      )}
    </>
  );
}

const mayRecordPayments = (role: Role): boolean =>
  describe('bookings')?.actions?.some(
    ({ name, roles }) => name === 'offline-payment' && roles.includes(role),
  ) ?? false;

function wordsFor(count: number, isWhole: boolean): string {
  if (count === 0) return isWhole ? 'All clear.' : 'Not everything is known.';
  return `${count} ${count === 1 ? 'thing needs' : 'things need'} someone.`;
}

/** When the office closes or next opens. Office hours are Monday to Saturday, 9 to 18 in India. */
export function officeHourWords(now: Date): string {
  const day = weekdayName(istDay(now));
  const hour = Number(istClock(now).slice(11, 13));
  if (day !== 'Sunday' && hour >= 9 && hour < 18) return 'Office hours until 18:00 IST.';
  if (day !== 'Sunday' && hour < 9) return 'Office hours from 9:00 IST.';
  const isBeforeSunday = day === 'Saturday' || day === 'Sunday';
  return `The office is closed until ${isBeforeSunday ? 'Monday' : 'tomorrow'}, 9:00 IST.`;
}
