import { describe, expect, it } from '@jest/globals';
import { openAdmin } from './open-admin';

interface Dated {
  readonly id: string;
  readonly tourTitle: string;
  readonly startDate: string;
  readonly endDate: string;
}

/** Answers like the service: by first day, in the order that was asked for, at most a page. */
const listOf = (all: readonly Dated[]) => (request: { path: string }) => {
  const asked = new URLSearchParams(request.path.split('?')[1]);
  const [from, until] = [asked.get('from') ?? '', asked.get('until') ?? '9999'];
  const found = all
    .filter(({ startDate }) => startDate >= from && startDate <= until)
    .sort((a, b) => a.startDate.localeCompare(b.startDate) * (asked.get('order') === 'desc' ? -1 : 1));
  const seats = { capacity: 12, confirmed: 3, free: 9 };
  const items = found.slice(0, Number(asked.get('perPage')));
  return {
    items: items.map((one) => ({ ...one, ...seats, version: 1, cancelledAt: null })),
    total: found.length,
  };
};

const many = (count: number, tourTitle: string, startDate: string, endDate: string): Dated[] =>
  Array.from({ length: count }, (_, at) => ({ id: `${tourTitle}-${at}`, tourTitle, startDate, endDate }));

const openCalendar = (all: readonly Dated[]) =>
  openAdmin('/admin/departures/calendar?month=2027-03', { 'GET /api/admin/departures': listOf(all) });

describe('the calendar of a month', () => {
  it('has its own departures, however many began in the weeks before it', async () => {
    const shown = await openCalendar([
      ...many(120, 'Over', '2027-02-01', '2027-02-10'),
      ...many(1, 'Still away', '2027-02-26', '2027-03-07'),
      ...many(1, 'Shiva', '2027-03-20', '2027-03-29'),
    ]);
    expect((await shown.findAllByText('Shiva')).length).toBeGreaterThan(0);
    expect(shown.getAllByText('Still away').length).toBeGreaterThan(0);
    expect(shown.queryByText('No departure in this month.')).toBeNull();
    expect(shown.queryByText(/are (not )?drawn/)).toBeNull();
  });

  it('says which departures it leaves out', async () => {
    const own = await openCalendar(many(101, 'Shiva', '2027-03-20', '2027-03-29'));
    await own.findByText('Only the first 100 of the departures that begin in this month are drawn.');
    own.unmount();
    const earlier = await openCalendar(many(101, 'Shiva', '2027-02-26', '2027-03-07'));
    await earlier.findByText('Some departures that begin before this month are not drawn.');
  });

  it('says that there are none', async () => {
    const { findByText } = await openCalendar(many(120, 'Over', '2027-02-01', '2027-02-10'));
    await findByText('No departure in this month.');
  });
});
