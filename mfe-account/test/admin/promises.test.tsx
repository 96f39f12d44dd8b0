import { describe, expect, it } from '@jest/globals';
import type { Role } from '@valam/contracts/identity/auth.schema';
import type { PromiseFigures, PromisesReport } from '@valam/contracts/leads/report.schema';
import { FakeProblem, type FakeAnswer } from '@valam/mfe-kit/testing';
import { within } from '@testing-library/react';
import { durationText, promisesCsv } from '../../src/admin/report/promises/promise-measures';
import { withCharts } from '../with-charts';
import { expectInFile } from './expect-in-file';
import { openReport } from './report-page';
import { enter } from '../enter';

withCharts();

const nothing: PromiseFigures = { inTime: 0, late: 0, overdue: 0, waiting: 0, answerMinutes: 0 };
const meena: PromiseFigures = { inTime: 3, late: 1, overdue: 0, waiting: 0, answerMinutes: 800 };
const nobody: PromiseFigures = { ...nothing, overdue: 2, waiting: 1 };
const report: PromisesReport = {
  range: { from: '2027-01-04', to: '2027-01-10' },
  before: { from: '2026-12-28', to: '2027-01-03' },
  by: 'person',
  now: { inTime: 3, late: 1, overdue: 2, waiting: 1, answerMinutes: 800 },
  then: nothing,
  rows: [
    { key: 'Meena', label: 'Meena', now: meena, then: nothing },
    { key: '', label: '', now: nobody, then: nothing },
  ],
};

const place = '/admin/reports/promises?from=2027-01-04&to=2027-01-10';
const open = (answer: FakeAnswer, role?: Role) =>
  openReport(place, { 'GET /api/admin/reports/promises': answer }, role);

describe('the promises report', () => {
  it('shows how many answers were in time by person, with links to the leads', async () => {
    const { findByRole, findByText } = await open(report);
    const table = await findByRole('table', { name: 'Promises by person' });
    const link = within(table).getByRole('link', { name: 'Meena' });
    expect(link.getAttribute('href')).toContain('&key=Meena#entries');
    const missing = within(table).getByRole('link', { name: '2' });
    expect(missing.getAttribute('href')).toContain('&key=&answer=overdue#entries');
    expect(table.textContent).toContain('75%');
    expect(table.textContent).toContain('3 h 20 min');
    expect(table.textContent).toContain('Nobody yet');
    await findByText('Answered in time, in percent, by person');
  });

  it('shows the leads behind a figure, each with its page', async () => {
    const { findByRole, http } = await openReport(`${place}&key=&answer=overdue`, {
      'GET /api/admin/reports/promises': report,
      'GET /api/admin/reports/promises/leads': {
        items: [
          { id: 'aa', day: '2027-01-05', type: 'inquiry', owner: null, answer: 'overdue', minutes: null },
        ],
        total: 1,
      },
    });
    const leads = await findByRole('table', { name: 'Leads: Nobody yet, not answered' });
    expect((await within(leads).findByRole('link', { name: 'Inquiry' })).getAttribute('href')).toBe(
      '/admin/leads/aa',
    );
    const asked = http.calls.find(({ path }) => path.includes('/promises/leads'));
    expect(asked?.path).toMatch(/key=(~|%7E)&answer=overdue/);
    const close = await findByRole('link', { name: 'Close the list' });
    expect(close.getAttribute('href')).not.toMatch(/key|answer/);
  });

  it('changes the grouping in the URL', async () => {
    const { findByLabelText, findByRole, http, router } = await open(report);
    await findByRole('table', { name: 'Promises by person' });
    await enter(await findByLabelText('By'), 'type');
    expect(router.state.location.search).toContain('by=type');
    expect(http.calls.at(-1)?.path).toContain('by=type');
  });

  it('has an empty state and an error state', async () => {
    const { findByText, unmount } = await open({ ...report, now: nothing, rows: [] });
    await findByText('No answer was due on these days, nor in the range before.');
    unmount();
    const away = await open(new FakeProblem(503, 'unavailable', 'The report is away.'));
    await away.findByText('The report is away.');
  });

  it('is hidden from roles that may not read leads', async () => {
    const { queryByRole, findByRole } = await open(report, 'content');
    await findByRole('heading', { level: 1 });
    expect(queryByRole('heading', { name: 'Promises' })).toBeNull();
  });

  it('exports what is on the screen, as plain numbers', async () => {
    const { findByRole } = await open(report);
    await findByRole('table', { name: 'Promises by person' });
    expectInFile(document.body, promisesCsv(report));
    const [head, first] = promisesCsv(report).split('\r\n');
    expect(head).toContain('"Minutes to answer"');
    expect(first).toContain('"Meena","75","","3","0","1","0"');
  });

  it.each([
    [null, '–'],
    [45, '45 min'],
    [200, '3 h 20 min'],
    [3_120, '2 d 4 h'],
  ])('says %s minutes as %s', (minutes, text) => {
    expect(durationText(minutes)).toBe(text);
  });
});
